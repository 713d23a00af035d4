import { describe, expect, test } from 'vitest'
import { moduleLinks } from '#shared/compile/module-links.ts'

const linksOf = (code: string, path = 'App.tsx') =>
  moduleLinks(code, path).map(({ kind, specifier, bindings, isType }) => [
    kind,
    specifier,
    bindings.map(
      ({ name, local, isType }) => `${isType ? 'type ' : ''}${name}${local === name ? '' : `:${local}`}`,
    ),
    ...(isType ? ['type'] : []),
  ])

describe('every place where a module names another', () => {
  test.each<[string, unknown[][]]>([
    ["import './a.css'", [['import', './a.css', []]]],
    ["import a from 'a'", [['import', 'a', ['default:a']]]],
    ["import * as a from 'a'", [['import', 'a', ['*:a']]]],
    ["import a, { b, c as d } from 'a'", [['import', 'a', ['default:a', 'b', 'c:d']]]],
    ["import a, * as b from 'a'", [['import', 'a', ['default:a', '*:b']]]],
    ["import { default as a } from 'a'", [['import', 'a', ['default:a']]]],
    ["import type { A } from 'a'", [['import', 'a', ['type A'], 'type']]],
    ["import { type A, b } from 'a'", [['import', 'a', ['type A', 'b']]]],
    ["import type from 'a'", [['import', 'a', ['default:type']]]],
    ["import {\n  a, // it's one\n  /* from 'x' */ b,\n} from 'a'", [['import', 'a', ['a', 'b']]]],
    ["export { a as b } from './a'", [['export', './a', ['a:b']]]],
    ["export { default } from './a'", [['export', './a', ['default']]]],
    ["export * from './a'", [['export', './a', []]]],
    ["export * as all from './a'", [['export', './a', ['*:all']]]],
    ["export type { A } from './a'", [['export', './a', ['type A'], 'type']]],
    ["const a = () => import('./a')", [['dynamic', './a', ['*:']]]],
    ["const { a } = require('./a')", [['require', './a', ['*:']]]],
    ["export const a = 'x'\nexport default function from() {}\nexport { a as b }", []],
    ["import.meta.glob('./*.ts'); loader.require('x'); import(name)", []],
    ["const code = `import a from 'a'`\nconst b = \"import 'b'\" // import 'c'", []],
    ["export default () => <pre>import a from 'a'; don't</pre>", []],
    ["import a from 'a", []],
  ])('%s', (code, wanted) => {
    expect(linksOf(code)).toEqual(wanted)
  })

  test('its places are those of the text', () => {
    const code = "import a from 'one'\nconst b = import('two')\n"
    const cut = moduleLinks(code, 'a.ts').map(link => [
      code.slice(link.at, link.until),
      code.slice(link.start, link.end),
    ])
    expect(cut).toEqual([
      ["'one'", "import a from 'one'"],
      ["'two'", "import('two')"],
    ])
  })
})
