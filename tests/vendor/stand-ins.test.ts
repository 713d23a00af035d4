import { expect, test } from 'vitest'
import { STUB_SOURCE } from '#shared/compile/stub-source.ts'
import { createsNoStandIn, drawsNoStandIn } from '../../vendor/shims/react/stand-ins.ts'

const stub = new Function('__react', `${STUB_SOURCE}\nreturn __stub`)({}) as (
  ...names: string[]
  // biome-ignore lint/suspicious/noExplicitAny: a stub is anything.
) => any
const value = stub('./content', 'title', 'title')
const Component = stub('./content', 'Title', 'Title')
const Context = { $$typeof: Symbol.for('react.context') }
const Own = () => null

const childrenOf = (_: unknown, props: { children?: unknown } | null) => props?.children
const jsx = drawsNoStandIn(childrenOf as never) as (type: unknown, props: object | null) => unknown
const create = createsNoStandIn((_, __, ...children) => children) as (...given: unknown[]) => unknown[]

test('what stands for a missing text is no child of an element, and what is beside it keeps its place', () => {
  for (const type of ['p', Symbol.for('react.fragment'), Context]) {
    expect(jsx(type, { children: value })).toBeNull()
    expect(jsx(type, { children: Component })).toBeNull()
    expect(jsx(type, { children: ['at ', value.name, [value('x'), 'y']] })).toEqual([
      'at ',
      null,
      [null, 'y'],
    ])
    expect(create(type, null, 'at ', value)).toEqual(['at ', null])
  }
})

test('a component is given what stands in, since it may call it', () => {
  expect(jsx(Own, { children: value })).toBe(value)
  expect(create(Own, null, value)).toEqual([value])
})

test('everything else is the same as before, a function of the design too', () => {
  const given = { children: ['a', () => null] }
  expect(jsx('p', given)).toBe(given.children)
  expect(jsx('p', null)).toBeUndefined()
})
