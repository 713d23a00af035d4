import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listElements, positionOf } from '#shared/edits/elements/elements.ts'
import { apply } from '#shared/edits/operations/apply.ts'
import type { Operation } from '#shared/edits/operations/operations.ts'
import { reanchor } from '#shared/edits/reanchor.ts'
import { endOf, parseCode, startOf } from '#shared/edits/syntax.ts'

interface Tree {
  tag: string
  text: string
  children: Tree[]
}

const TEXTS = ['', 'Hello', 'Zwei Wörter', '{value}', '{list.map((x) => <i key={x}>{x}</i>)}']

const tree = (depth: number): fc.Arbitrary<Tree> =>
  fc.record({
    tag: fc.constantFrom('div', 'section', 'p', 'Card', 'Tabs.List'),
    text: fc.constantFrom(...TEXTS),
    children: depth > 0 ? fc.array(tree(depth - 1), { maxLength: 3 }) : fc.constant([]),
  })

/** Each element has its own id; odd formatting stays as it is. */
function write(node: Tree, eol: string, indent = '    ', ids = { next: 0 }): string {
  const open = `<${node.tag} id="n${ids.next++}"  className='a  b'`
  const inner = [node.text, ...node.children.map(child => write(child, eol, `${indent}  `, ids))].filter(
    Boolean,
  )
  if (inner.length === 0) return `${open}/>`
  return `${open} >${eol}${inner.map(line => `${indent}  ${line}${eol}`).join('')}${indent}</${node.tag}>`
}

const page = fc.tuple(tree(3), fc.constantFrom('\n', '\r\n')).map(([root, eol]) => ({
  eol,
  code: `export const Page = () => (${eol}    ${write(root, eol)}${eol});${eol}`,
}))

const elementsOf = (code: string) => {
  const { tree: parsed } = parseCode(code)
  return parsed ? listElements(parsed) : []
}
const idOf = (code: string, at: { start: number; end: number }) =>
  /id="(n\d+)"/.exec(code.slice(at.start, at.end))?.[1]

const edits = (file: string, path: string, other: string): Operation[] => [
  { op: 'setText', file, at: { path }, text: 'New & {text}' },
  { op: 'setAttribute', file, at: { path }, name: 'title', value: 'x' },
  { op: 'removeAttribute', file, at: { path }, name: 'className' },
  { op: 'setClasses', file, at: { path }, add: ['z'], remove: ['a'], replace: [] },
  { op: 'insertElement', file, at: { path }, place: 'before', code: '<hr />' },
  { op: 'insertElement', file, at: { path }, place: 'after', code: '<ul>\n  <li>One</li>\n</ul>' },
  { op: 'insertElement', file, at: { path }, place: 'first', code: '<hr />' },
  { op: 'insertElement', file, at: { path }, place: 'last', code: '<hr />' },
  { op: 'removeElement', file, at: { path } },
  { op: 'duplicateElement', file, at: { path } },
  { op: 'moveElement', file, at: { path }, to: { path: other }, place: 'after' },
]

test('an edit of an element keeps the file readable, its line ends, and every byte around the element', () => {
  fc.assert(
    fc.property(page, fc.nat(), fc.nat(), fc.nat(), ({ code, eol }, a, b, which) => {
      const elements = elementsOf(code)
      const target = elements[a % elements.length]!
      const other = elements[b % elements.length]!
      const list = edits('a.tsx', target.path, other.path)
      const operation = list[which % list.length]!
      const result = apply([{ name: 'a.tsx', code }], [operation])
      if (!result.ok) return
      const after = result.files[0]!.code
      expect(parseCode(after).fault).toBe(null)
      if (eol === '\r\n') expect(/[^\r]\n/.test(after)).toBe(false)
      else expect(after).not.toContain('\r')
      if (operation.op === 'moveElement') return
      const lineStart = code.lastIndexOf('\n', startOf(target.node) - 1) + 1
      const lineEnd = code.indexOf('\n', endOf(target.node)) + 1
      expect(after.startsWith(code.slice(0, lineStart))).toBe(true)
      expect(after.endsWith(code.slice(lineEnd))).toBe(true)
    }),
    { numRuns: 1_500 },
  )
})

test('an anchor follows its element through edits elsewhere, and is gone with it', () => {
  fc.assert(
    fc.property(page, fc.nat(), fc.nat(), fc.nat(), ({ code }, a, b, which) => {
      const elements = elementsOf(code)
      const anchored = elements[a % elements.length]!
      const target = elements[b % elements.length]!
      const list = edits('a.tsx', target.path, anchored.path).filter(
        each => each.op !== 'duplicateElement' && each.op !== 'moveElement',
      )
      const operation = list[which % list.length]!
      const result = apply([{ name: 'a.tsx', code }], [operation])
      if (!result.ok) return
      const after = result.files[0]!.code
      const id = idOf(code, { start: startOf(anchored.node), end: endOf(anchored.node.openingElement) })
      if (id === undefined) return
      const anchor = { file: 'a.tsx', ...positionOf(anchored), path: anchored.path }
      const moved = reanchor(anchor, code, after)
      const survivor = elementsOf(after).find(
        each => idOf(after, { start: startOf(each.node), end: endOf(each.node.openingElement) }) === id,
      )
      if (!survivor) expect(moved).toBe(null)
      else expect(moved).toMatchObject({ ...positionOf(survivor), path: survivor.path })
    }),
    { numRuns: 1_500 },
  )
})

test('several edits one after the other stay readable', () => {
  fc.assert(
    fc.property(
      page,
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 8 }),
      ({ code }, steps) => {
        let files = [{ name: 'a.tsx', code }]
        for (const [a, b, which] of steps) {
          const elements = elementsOf(files[0]!.code)
          const list = edits(
            'a.tsx',
            elements[a % elements.length]!.path,
            elements[b % elements.length]!.path,
          )
          const result = apply(files, [list[which % list.length]!])
          if (result.ok) files = result.files
        }
        expect(parseCode(files[0]!.code).fault).toBe(null)
      },
    ),
    { numRuns: 300 },
  )
})
