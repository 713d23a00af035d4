import { expect, test } from 'vitest'
import { moduleProxy } from '#client/frame-runtime/live/module-proxy.ts'

/** As Chakra's factory is: called it makes a component, and every name of it is one already. */
const factory = new Proxy((tag: string) => `made of ${tag}`, { get: (_, name) => ({ element: name }) })

const proxy = moduleProxy({
  has: name => name === 'factory',
  get: () => factory,
  names: () => ['factory'],
  missing: name => `no ${name}`,
})

test('a function that makes something of every name can still be called, as the compiler calls imports', () => {
  const given = proxy.factory as typeof factory
  expect(given.call(undefined, 'input')).toBe('made of input')
  expect(given('div')).toBe('made of div')
  expect(Reflect.get(given, 'button')).toEqual({ element: 'button' })
  expect(proxy.factory).toBe(given)
})
