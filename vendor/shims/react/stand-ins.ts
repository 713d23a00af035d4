type Make = (type: unknown, ...rest: unknown[]) => unknown

/** What `shared/compile/stub-source.ts` and the live frame put where something cannot be imported says so. */
const STAND_IN = Symbol.for('maquette.stand-in')

const isStandIn = (child: unknown): boolean =>
  typeof child === 'function' && (child as unknown as Record<symbol, unknown>)[STAND_IN] === true

/** Whether its children are drawn as they are, and not given to a component that may call them. */
const isDrawnAsIs = (type: unknown): boolean =>
  typeof type === 'string' ||
  typeof type === 'symbol' ||
  (typeof type === 'object' && type !== null && Reflect.get(type, '$$typeof') === CONTEXT)

const CONTEXT = Symbol.for('react.context')

/** JSX without what stands for a text that is not there yet: React warns of functions as children, and draws none. */
export const drawsNoStandIn =
  (make: Make): Make =>
  (type, props, key, ...rest) => {
    const { children } = (props ?? {}) as { children?: unknown }
    const drawn = isDrawnAsIs(type) ? withoutStandIns(children) : children
    const given = drawn === children ? props : { ...(props as object), children: drawn }
    return isStandIn(key) ? placed(make(type, given, undefined, ...rest)) : make(type, given, key, ...rest)
  }

/** The same where children are arguments. */
export const createsNoStandIn =
  (make: Make): Make =>
  (type, props, ...children) => {
    const drawn = isDrawnAsIs(type) ? children.map(withoutStandIns) : children
    const { key, ...others } = (props ?? {}) as { key?: unknown }
    return isStandIn(key) ? placed(make(type, others, ...drawn)) : make(type, props, ...drawn)
  }

/**
 * What has a stand-in for its key: all of them are one and the same text, so its place in the list tells it apart. That
 * it has no key is not the design's fault, so React is told that it has looked at it.
 */
function placed(element: unknown): unknown {
  const { _store } = (element ?? {}) as { _store?: { validated?: number } }
  if (_store) _store.validated = 1
  return element
}

/** The same children where there is nothing to leave out; their places stay. */
function withoutStandIns(children: unknown): unknown {
  if (isStandIn(children)) return null
  if (!Array.isArray(children)) return children
  const drawn = children.map(withoutStandIns)
  return drawn.some((child, at) => child !== children[at]) ? drawn : children
}
