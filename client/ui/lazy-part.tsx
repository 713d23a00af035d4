import { type ComponentType, createElement, type LazyExoticComponent, lazy, useState } from 'react'
import { loadedLate, loadLate } from '#client/lib/load-late.ts'
import { MissingPart } from '#client/ui/missing-part.tsx'

/** A part of the page that is loaded when it is first shown; where that fails `instead` stands there. */
export function lazyPart<P>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = MissingPart,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await loadLate(load) }
    } catch {
      return { default: instead }
    }
  })
}

/**
 * A lazy part that is shown at once where it is there already. React would show its stand-in first, and hold back what
 * follows a stand-in for 300 ms.
 */
export function readyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Late: ComponentType<P> = lazyPart(load)
  return function Ready(props) {
    const [Shown] = useState(() => loadedLate(load) ?? Late)
    return createElement(Shown, props)
  }
}
