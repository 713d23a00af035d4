import type * as ReactModule from 'react'
import { STUB_SOURCE } from '#shared/compile/stub-source.ts'

/** What stands for something that cannot be imported; see `stub-source.ts`. */
export type MakeStub = (from: string, name: string, local: string) => unknown

/** The compiler's stubs, made in the frame: they are text because bundles carry them. */
export function makeStubs(React: typeof ReactModule): MakeStub {
  const make = new Function('__react', `${STUB_SOURCE}\nreturn __stub`) as (
    react: typeof ReactModule,
  ) => MakeStub
  return make(React)
}

/** What stands for a file that is not written yet: components draw a quiet surface, anything else answers everything. */
export function makePlaceholders(React: typeof ReactModule, stub: MakeStub) {
  return placeholder

  function placeholder(path: string, name: string): unknown {
    if (name !== 'default' && !/^[A-Z]/.test(name)) return stub(path, name, name)
    const Placeholder = ({ children }: { children?: unknown }) =>
      isDrawable(children)
        ? React.createElement(React.Fragment, null, children as ReactModule.ReactNode)
        : React.createElement('div', { 'data-awaited': path, style: SURFACE })
    // React Refresh knows a component by its name, which a minifier takes away.
    Object.defineProperty(Placeholder, 'name', { value: 'Placeholder' })
    return Object.assign(Placeholder, { [STAND_IN]: true })
  }
}

/** As in `stub-source.ts`. */
const STAND_IN = Symbol.for('maquette.stand-in')

const isDrawable = (children: unknown): boolean =>
  children !== undefined && children !== null && typeof children !== 'function'

const SURFACE = {
  minHeight: 96,
  margin: 8,
  borderRadius: 12,
  background: 'color-mix(in srgb, currentColor 6%, transparent)',
} as const
