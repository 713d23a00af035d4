import { transform } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { transformSource } from '#client/frames/live/compile/transform-source.ts'
import { addLoc } from '#shared/compile/add-loc.ts'
import { JSX } from '#tests/fixtures/dialect/jsx.ts'
import { MODULES } from '#tests/fixtures/dialect/modules.ts'
import type { Snippet } from '#tests/fixtures/dialect/snippet.ts'
import { SYNTAX } from '#tests/fixtures/dialect/syntax.ts'

/** What another file exports, and what JSX turns into. */
const OTHER = {
  __esModule: true,
  default: 'default',
  n: 7,
  T: 1,
  f: () => 'called',
  self(this: unknown) {
    return this
  },
  C: class {
    x = 3
  },
  tag: (parts: TemplateStringsArray, ...values: unknown[]) => parts.join('|') + values.join(),
  useState: 1,
}
const element = (type: unknown, props: object, key?: unknown) => ({ element: type, ...props, key })
const REACT = {
  jsx: element,
  jsxs: element,
  Fragment: 'fragment',
  // A key behind a spread.
  createElement: (type: unknown, props: object, ...children: unknown[]) => ({
    element: type,
    ...props,
    ...(children.length > 0 && { children }),
  }),
}
const required = (specifier: string) => (specifier.startsWith('react') ? REACT : OTHER)

/** Runs a module, and everything it exports as text; functions by their number of parameters. */
function exportsOf(code: string): string {
  const module = { exports: {} as Record<string, unknown> }
  const names = ['require', 'module', 'exports', '$register', '$importMeta']
  const importMeta = { env: { MODE: 'production' } }
  new Function(...names, `"use strict";{${code}\n}`)(
    required,
    module,
    module.exports,
    () => undefined,
    importMeta,
  )
  const entries = Object.entries(module.exports).filter(([name]) => name !== '__esModule')
  return JSON.stringify(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)),
    (key, value) => {
      if (key === 'data-loc') return undefined
      if (typeof value === 'function') return `function of ${value.length}`
      return value === undefined ? 'undefined' : value
    },
  )
}

async function compiled(code: string, path: string): Promise<string> {
  const ending = path.split('.').at(-1)
  const result = await transform(code, {
    loader: ending === 'js' ? 'jsx' : (ending as 'tsx' | 'ts' | 'jsx'),
    format: 'cjs',
    target: 'es2022',
    jsx: 'automatic',
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    define: { 'import.meta.env': '{"MODE":"production"}' },
    logLevel: 'silent',
  })
  return exportsOf(result.code)
}

const live = (code: string, path: string): string => exportsOf(transformSource(path, code).code)

const pathed = ([name, code, path = 'App.tsx']: Snippet) => [name, code, path] as const

/** What the live path says it does not run, so that the compiled version is shown when it is saved. */
const REFUSED: readonly string[] = [
  'namespace',
  'import alias ns',
  'decorator',
  'field decorator',
  'const named exports',
  'const named require',
]
/** What it cannot read, and nearly nobody writes. */
const UNREAD: readonly string[] = [
  'accessor keyword',
  'export string name',
  'string export import',
  'jsx namespace',
]
/** sucrase folds the lines of a text in an attribute, as Babel does. */
const OTHERWISE: readonly string[] = ['jsx multiline attr']
const EXCEPTIONS = [...REFUSED, ...UNREAD, ...OTHERWISE]

describe('design §8: both compilers make the same of', () => {
  const same = [...MODULES, ...SYNTAX, ...JSX].filter(([name]) => !EXCEPTIONS.includes(name))
  test.each(same.map(pathed))('%s', async (_, code, path) => {
    expect(live(code, path)).toBe(await compiled(code, path))
  })
})

describe('exceptions, which are compiled and not shown live', () => {
  const all = new Map([...MODULES, ...SYNTAX, ...JSX].map(([name, code]) => [name, code]))

  test.each(REFUSED)('%s: said in a sentence', async name => {
    const code = all.get(name) ?? ''
    await compiled(code, 'App.tsx')
    expect(() => live(code, 'App.tsx')).toThrow(/^The live preview does not run .+\. Save to see it\.$/)
  })

  test.each(UNREAD)('%s: an error, never something else than what was written', async name => {
    const code = all.get(name) ?? ''
    await compiled(code, 'App.tsx')
    expect(() => live(code, 'App.tsx')).toThrow()
  })

  test.each(OTHERWISE)('%s: other white space', async name => {
    const code = all.get(name) ?? ''
    expect(live(code, 'App.tsx')).not.toBe(await compiled(code, 'App.tsx'))
  })

  test('await outside of a function', () => {
    expect(() => transformSource('App.tsx', 'export const v = await Promise.resolve(1)')).toThrow(
      'The live preview does not run await outside of a function.',
    )
  })
})

test('lines stay where they were', () => {
  const source =
    'const a = 1\nexport const b = 1,\n  c = 2\nimport {\n  n,\n} from "./a"\nthrow new Error(String(n))'
  const lines = transformSource('App.tsx', source).code.split('\n')
  expect(lines.findIndex(line => line.includes('throw new Error'))).toBe(6)
})

test('attributes of a pasted SVG are read by the names React has for them, at their places', () => {
  const code = `export const v = <svg xmlns:xlink="q" xml:space="preserve">\n  <use xlink:href="#a" /></svg>`
  const plain = code.replace('xmlns:xlink', 'xmlnsXlink').replace('xml:space', 'xmlSpace')
  expect(live(code, 'App.tsx')).toBe(live(plain.replace('xlink:href', 'xlinkHref'), 'App.tsx'))
  expect(addLoc(code, 'App.tsx')).toContain('<use data-loc="App.tsx:2:2" xlink:href')
})
