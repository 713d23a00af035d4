import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadedLate, loadLate } from '#client/lib/load-late.ts'
import { MissingPart } from '#client/ui/missing-part.tsx'

/**
 * A part of the page that is loaded when it is first shown; where that fails `instead` stands there. One that is there
 * already is shown at once: React would show its stand-in first, and hold it back for 300 ms then.
 */
export function lazyPart<P>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = MissingPart,
): ComponentType<P> {
  const Late = lazy(async () => {
    try {
      return { default: await loadLate(load) }
    } catch {
      return { default: instead }
    }
  })
  return function Part(props) {
    const [Shown] = useState(() => loadedLate(load) ?? Late)
    return createElement(Shown as ComponentType<P & object>, props as P & object)
  }
}
