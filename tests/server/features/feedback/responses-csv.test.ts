import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { csvHeading, csvRow } from '#server/features/feedback/responses-csv.ts'
import { newId } from '#shared/ids.ts'

const questionId = newId()
const COLUMNS = [{ questionId, question: 'What?' }]
const line = (text: string) =>
  csvRow(COLUMNS, {
    ...{ id: newId(), artifactId: null, page: '/', viewport: null, anchor: null, createdAt: 0 },
    answers: [{ questionId, question: 'What?', type: 'text', text, options: null, rating: null }],
  })
const cellOf = (text: string) => (parse(line(text)) as string[][])[0]?.at(-1)

describe('[S7] a cell of the file', () => {
  test('is always in quotes, whatever a program takes for the end of one', () => {
    expect(csvHeading(COLUMNS)).toBe('"time","version","page","viewport","What?"\r\n')
    expect(line('a "b"')).toBe('"1970-01-01T00:00:00.000Z","","/","","a ""b"""\r\n')
  })

  test.each([
    ...[
      '=1+1',
      '+49',
      '-1',
      '@you',
      '\tword',
      '\rword',
      '  =1',
      '\u00a0=1',
      '\u200b=1',
      '\ufeff=1',
      '\u2060@a',
    ],
    ...[
      '\u0000=1',
      '\u00ad=1',
      '\ufe0f=1',
      '\uff1d1+1',
      '\uff0b1',
      '\uff0d1',
      '\uff20a',
      '\ufe661',
      '\u200b\uff1d1',
    ],
  ])("that begins as %j gets a ' before it", text => {
    expect(cellOf(text)).toBe(`'${text}`)
  })

  test.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; \u200b=1;b', "a;' \u200b=1;b"],
    ['a\t=1', "a\t'=1"],
    ['a\n-1\r\n+2', "a\n'-1\r\n'+2"],
    ['a\u2028\uff1d1', "a\u2028'\uff1d1"],
    ['\t=1', "'\t'=1"],
  ])('within which another may begin, as in %j, gets it there as well', (text, calm) => {
    expect(cellOf(text)).toBe(calm)
  })

  test.each([
    'a = b',
    'one-two',
    'me@example.org',
    '3 + 4',
    'Prices; Words',
    '  ',
    '\u200b',
    '\u2260',
    '\u{1f600}=',
  ])('that no program runs stays as it was: %j', text => expect(cellOf(text)).toBe(text))

  test('takes time in step with its length', () => {
    const begun = performance.now()
    for (const piece of ['\t', ' ', '\u200b', ';=', '\n '])
      expect(line(piece.repeat(100_000)).length).toBeGreaterThan(100_000)
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})
