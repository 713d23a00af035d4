import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addLoc, LOC_ATTRIBUTE, parseLoc } from '#shared/compile/add-loc.ts'
import { isPageElement } from '#shared/compile/page-elements.ts'
import { listElements, positionOf } from '#shared/edits/elements/elements.ts'
import { attributeOf, parseCode } from '#shared/edits/syntax.ts'

const stamped = (code: string) => addLoc(code, 'App.tsx')
const stamps = (code: string) =>
  [...stamped(code).matchAll(/<([\w.]+)\S* data-loc="([^"]+)"/g)].map(m => [m[1], m[2]])

describe('design §8: data-loc', () => {
  test('names file, line and column of the element, and moves no line', () => {
    const code = 'export default () => (\n  <main>\n    <h1 className="big">Hello</h1>\n  </main>\n)\n'
    expect(stamps(code)).toEqual([
      ['main', 'App.tsx:2:2'],
      ['h1', 'App.tsx:3:4'],
    ])
    expect(stamped(code).split('\n')).toHaveLength(code.split('\n').length)
  })

  test('components of packages and of the kit are stamped; those of the design and of React are not', () => {
    const code = `import React, { Suspense, Fragment } from 'react'
import { Button as Action } from '@/components/ui/button'
import * as Tabs from '@radix-ui/react-tabs'
import motion, { type Variants } from 'motion/react'
import { Hero } from '@/components/hero'
export default () => <Suspense><Fragment><Hero /><Action /><Tabs.List /><motion.div /></Fragment></Suspense>`
    expect(stamps(code).map(([tag]) => tag)).toEqual(['Action', 'Tabs.List', 'motion.div'])
  })

  test('type arguments, generics, comparisons, regular expressions and text are no elements', () => {
    const code = `import { Select } from '@/components/ui/select'
const pick = <T,>(x: T) => x
const less = (a: number, b: number) => a <b && b> a
const pattern = /<div>/
const text = \`<div>\${1}</div>\`
export default () => <Select<string> name="a">{less(1, 2) ? '<p>' : <p>{/* <i> */}a &lt;b&gt;</p>}</Select>`
    expect(stamps(code)).toEqual([
      ['Select', 'App.tsx:6:21'],
      ['p', 'App.tsx:6:68'],
    ])
    expect(stamped(code)).toContain('<Select<string> data-loc="App.tsx:6:21" name="a">')
  })

  test('tags of other renderers, code that does not parse and other files stay as they are', () => {
    for (const code of ['export default () => <mesh><boxGeometry /></mesh>', 'export default () => <div>{']) {
      expect(stamped(code)).toBe(code)
    }
    expect(addLoc('<div/>', 'data.json')).toBe('<div/>')
  })

  test('what a design passes on wins over where its own element stands', () => {
    expect(stamped('export const Card = (props: {}) => <div {...props} />')).toContain(
      `<div ${LOC_ATTRIBUTE}="App.tsx:1:35" {...props} />`,
    )
  })
})

describe('every element of real files is found where the parser of the edits finds it', () => {
  const folder = join(import.meta.dirname, '../../../client')
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter(name => name.endsWith('.tsx'))
  test.each(files)('%s', name => {
    const code = readFileSync(join(folder, name), 'utf8')
    const expected = listElements(parseCode(code, name).tree!)
      .filter(({ tag }) => isPageElement(tag))
      .map(({ tag, ...element }) => ({ tag, ...positionOf(element as never) }))
    const found = listElements(parseCode(addLoc(code, name), name).tree!).flatMap(({ tag, node }) => {
      const value = attributeOf(node, LOC_ATTRIBUTE)?.value
      const loc = value?.type === 'StringLiteral' ? parseLoc(value.value) : null
      return loc && isPageElement(tag) ? [{ tag, line: loc.line, column: loc.column }] : []
    })
    expect(found).toEqual(expected)
  })
})
