import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadLate } from '#client/lib/load-late.ts'
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
