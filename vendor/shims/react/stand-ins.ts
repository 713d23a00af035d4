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
  (type, props, ...rest) => {
    const { children } = (props ?? {}) as { children?: unknown }
    const drawn = isDrawnAsIs(type) ? withoutStandIns(children) : children
    return make(type, drawn === children ? props : { ...(props as object), children: drawn }, ...rest)
  }

/** The same where children are arguments. */
export const createsNoStandIn =
  (make: Make): Make =>
  (type, props, ...children) =>
    make(type, props, ...(isDrawnAsIs(type) ? children.map(withoutStandIns) : children))

/** The same children where there is nothing to leave out; their places stay. */
function withoutStandIns(children: unknown): unknown {
  if (isStandIn(children)) return null
  if (!Array.isArray(children)) return children
  const drawn = children.map(withoutStandIns)
  return drawn.some((child, at) => child !== children[at]) ? drawn : children
}
