import { describe, expect, test } from 'vitest'
import { apply } from '#shared/edits/operations/apply.ts'
import { applyFitting } from '#shared/edits/operations/apply-fitting.ts'
import { type OperationInput, operationSchema } from '#shared/edits/operations/operations.ts'
import { parseCode } from '#shared/edits/syntax.ts'
import { Random } from '#tests/support/random.ts'

const APP = { name: 'App.tsx', code: 'export const a = 1\nexport const b = 2\nexport const c = 3\n' }
const CARD = { name: 'card.tsx', code: 'export const Card = () => <p>Card</p>\n' }

const fitting = (...operations: OperationInput[]) => {
  const fitted = applyFitting(
    [APP, CARD],
    operations.map(each => operationSchema.parse(each)),
  )
  return { ...fitted, codes: Object.fromEntries(fitted.files.map(({ name, code }) => [name, code])) }
}
const edit = (search: string, replace: string, file = 'App.tsx'): OperationInput => ({
  ...{ op: 'replace', file, search, replace },
})

describe('design §7: what fits of an answer is made', () => {
  test('one wrong anchor leaves the nine others of its file as they were meant', () => {
    const code = Array.from({ length: 10 }, (_, at) => `export const value${at} = ${at}\n`).join('')
    const operations = Array.from({ length: 10 }, (_, at) =>
      operationSchema.parse(edit(at === 4 ? 'nowhere' : `value${at} = ${at}`, `value${at} = 'new'`)),
    )
    const { files, made, problems } = applyFitting([{ name: 'App.tsx', code }], operations)
    expect(files[0]?.code.match(/'new'/g)).toHaveLength(9)
    expect(made).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9])
    expect(problems).toMatchObject([{ code: 'anchor-missing', file: 'App.tsx', operation: 4 }])
  })

  test('an edit that breaks its file is left out alone, and told as the one that does', () => {
    const { codes, made, problems } = fitting(
      edit('a = 1', 'a = 10'),
      edit('b = 2', 'b = (2'),
      edit('c = 3', 'c = 30'),
    )
    expect(codes['App.tsx']).toBe('export const a = 10\nexport const b = 2\nexport const c = 30\n')
    expect(made).toEqual([0, 2])
    expect(problems).toMatchObject([{ code: expect.stringMatching(/syntax|truncated/), operation: 1 }])
  })

  test('two that are right only together are made together', () => {
    const { codes, problems } = fitting(edit('a = 1', 'a = (1'), edit('export const b = 2', ')'))
    expect(codes['App.tsx']).toBe('export const a = (1\n)\nexport const c = 3\n')
    expect(problems).toEqual([])
  })

  test('two that break their file, and a wrong anchor between them, leave the others as they were meant', () => {
    const { codes, made, problems } = fitting(
      edit('a = 1', 'a = (1'),
      edit('a = 1', 'a = 10'),
      edit('nowhere', 'x'),
      edit('b = 2', 'b = {2'),
      edit('c = 3', 'c = 30'),
      edit('Card</p>', 'Karte</p>', 'card.tsx'),
    )
    expect(codes['App.tsx']).toBe('export const a = 10\nexport const b = 2\nexport const c = 30\n')
    expect(made).toEqual([1, 4, 5])
    expect(problems.map(({ operation }) => operation)).toEqual([0, 2, 3])
  })

  test('a wrong anchor between two that are right only together is told, and the two are made', () => {
    const { codes, problems } = fitting(
      edit('a = 1', 'a = (1'),
      edit('nowhere', 'x'),
      edit('c = 3', 'c = 30'),
      edit('export const b = 2', ')'),
      edit('export const Card', 'export const = Card', 'card.tsx'),
    )
    expect(codes['App.tsx']).toBe('export const a = (1\n)\nexport const c = 30\n')
    expect(problems.map(({ operation }) => operation)).toEqual([1, 4])
  })

  test('every one is either made or told, and what is made can be read', () => {
    const random = new Random(7)
    for (let round = 0; round < 300; round++) {
      const operations = Array.from({ length: 1 + random.below(8) }, () => {
        const name = random.pick(['a', 'b', 'c'])
        const value = random.pick(['10', '(1', ')', '20', '{2', '}', '"x"', '30'])
        const searches = [`${name} = `, `export const ${name}`, 'nowhere', '1']
        return operationSchema.parse(edit(random.pick(searches), `${name} = ${value} + `))
      })
      const { files, made, problems } = applyFitting([APP, CARD], operations)
      const told = new Set([...made, ...problems.map(({ operation }) => operation)])
      expect([...told].sort()).toEqual(operations.map((_, at) => at))
      expect(made.filter(at => problems.some(({ operation }) => operation === at))).toEqual([])
      for (const { name, code } of files) expect(parseCode(code, name).fault).toBe(null)
      const again = apply(
        [APP, CARD],
        made.map(at => operations[at]).filter(each => each !== undefined),
      )
      expect(again.ok && again.files).toEqual(files)
    }
  })

  test('where no single one is to blame all of the file are left out, and other files stay', () => {
    const { codes, made, problems } = fitting(
      edit('a = 1', 'a = (1'),
      edit('b = 2', 'b = (2'),
      edit('Card</p>', 'Karte</p>', 'card.tsx'),
    )
    expect(codes).toEqual({ 'App.tsx': APP.code, 'card.tsx': CARD.code.replace('Card</p>', 'Karte</p>') })
    expect(made).toEqual([2])
    expect(problems.map(({ operation }) => operation)).toEqual([0, 1])
  })

  test('what rests on one that was left out is refused as well', () => {
    const { codes, made, problems } = fitting(
      { op: 'write', file: '../x.tsx', code: 'export const x = 1\n' },
      edit('x = 1', 'x = 2', '../x.tsx'),
      edit('a = 1', 'a = 10'),
    )
    expect(codes['App.tsx']).toContain('a = 10')
    expect(made).toEqual([2])
    expect(problems.map(({ operation }) => operation)).toEqual([0, 1])
  })

  test('a design over its number of files takes none of them', () => {
    const many = Array.from(
      { length: 600 },
      (_, at): OperationInput => ({
        ...{ op: 'write', file: `f${at}.ts`, code: `export const f = ${at}\n` },
      }),
    )
    const { files, made, problems } = fitting(...many)
    expect(files).toEqual([APP, CARD])
    expect(made).toEqual([])
    expect(problems).toHaveLength(600)
  })
})
