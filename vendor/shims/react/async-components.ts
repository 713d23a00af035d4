import * as React from 'react'

// As they are before they are given on.
const { createElement, Suspense, use, useRef } = React

type Make = (type: unknown, ...rest: unknown[]) => unknown
type AsyncComponent = (props: object) => Promise<React.ReactNode>

const ASYNC = Object.getPrototypeOf(async () => undefined)
const isAsync = (type: unknown): type is AsyncComponent =>
  typeof type === 'function' && Object.getPrototypeOf(type) === ASYNC

/** Makes elements of async components too, which otherwise need a server: Next.js has its pages so. */
export const drawsAsync =
  (make: Make): Make =>
  (type, ...rest) =>
    make(isAsync(type) ? awaited(type) : type, ...rest)

const known = new WeakMap<AsyncComponent, React.FunctionComponent>()

function awaited(type: AsyncComponent): React.FunctionComponent {
  const before = known.get(type)
  if (before) return before
  function Awaited(props: object) {
    const held = useRef<{ props: object; made: Promise<React.ReactNode> } | null>(null)
    if (!held.current || !isSame(held.current.props, props)) held.current = { props, made: type(props) }
    return createElement(Suspense, { fallback: null }, createElement(Settled, { made: held.current.made }))
  }
  Awaited.displayName = type.name
  known.set(type, Awaited)
  return Awaited
}

const Settled = ({ made }: { made: Promise<React.ReactNode> }) => use(made)

const isSame = (a: object, b: object): boolean => {
  const names = Object.keys(a) as (keyof object)[]
  return names.length === Object.keys(b).length && names.every(name => Object.is(a[name], b[name]))
}

/** `use` of what can be waited for and called at once, as what stands for a missing package can. */
export const usesCallables =
  (original: (usable: unknown) => unknown) =>
  (usable: unknown): unknown =>
    original(isCallable(usable) ? promiseOf(usable) : usable)

type Callable = { then(settle: (value: unknown) => void): void } & object
const isCallable = (usable: unknown): usable is Callable =>
  typeof usable === 'function' && typeof (usable as unknown as Callable).then === 'function'

const promises = new WeakMap<Callable, Promise<unknown>>()

function promiseOf(callable: Callable): Promise<unknown> {
  const before = promises.get(callable)
  if (before) return before
  const made = new Promise(resolve => callable.then(resolve))
  promises.set(callable, made)
  return made
}
