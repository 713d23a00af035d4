// @vitest-environment happy-dom
import * as React from 'react'
import * as runtime from 'react/jsx-runtime'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const byRuntime = { jsx: drawsNoStandIn(runtime.jsx as never), jsxs: drawsNoStandIn(runtime.jsxs as never) }
const byCall = createsNoStandIn(React.createElement as never) as typeof React.createElement

/** A list of what is not there yet, keyed by its texts, as the two kinds of JSX make it. */
const LISTS: [string, (texts: readonly unknown[]) => unknown][] = [
  [
    'the runtime of JSX',
    texts =>
      byRuntime.jsx('ul', { children: texts.map(text => byRuntime.jsx('li', { children: text }, text)) }),
  ],
  [
    'the runtime of JSX, beside others',
    texts =>
      byRuntime.jsxs('ul', {
        children: ['Here', texts.map(text => byRuntime.jsxs('li', { children: [text, '!'] }, text))],
      }),
  ],
  [
    'a component of its own',
    texts =>
      byRuntime.jsx(List, {
        children: texts.map(text => byRuntime.jsx(Item, { text }, text)),
      }),
  ],
  [
    'calls of createElement',
    texts =>
      byCall(
        'ul',
        null,
        texts.map(text => byCall('li', { key: text as string }, text as string)),
      ),
  ],
]
const List = ({ children }: { children: unknown }) => children
const Item = ({ text }: { text: unknown }) => byRuntime.jsx('li', { children: text })

test.each(LISTS)(
  'a text that is not there yet is no key: React warns of nothing, made by %s',
  async (_, list) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const element = document.createElement('div')
    const root = createRoot(element)
    const show = (texts: readonly unknown[]) =>
      React.act(async () => root.render(list(texts) as React.ReactNode))
    try {
      await show([value.address, value.hours, value.note])
      expect(said.mock.calls).toEqual([])
      const [first] = element.querySelectorAll('li')
      await show([value.address, value.hours, value.note])
      // Drawn again it is the same element, with what somebody has typed in it.
      expect(element.querySelector('li')).toBe(first)
      await show(['Nordgatan 5', 'Open all day'])
      expect(element.textContent).toMatch(/Nordgatan 5.*Open all day/)
      expect(said.mock.calls).toEqual([])
    } finally {
      await React.act(async () => root.unmount())
      said.mockRestore()
    }
  },
)

test('a design that gives two of its own texts twice, or none, is told so as everywhere', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = createRoot(document.createElement('div'))
  for (const key of ['same', undefined]) {
    const items = [1, 2].map(() => byRuntime.jsx('li', {}, key))
    await React.act(async () => root.render(byRuntime.jsx('ol', { children: items }) as React.ReactNode))
  }
  expect(said.mock.calls.map(([words]) => words)).toEqual([
    expect.stringContaining('two children with the same key'),
    expect.stringContaining('unique "key" prop'),
  ])
  await React.act(async () => root.unmount())
  said.mockRestore()
})
