import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ToolInputReader } from '#server/generation/reply/tool-input.ts'

/** Feeds JSON in pieces and collects the strings it hands out. */
function read(json: string, pieceLength: number): { values: Record<string, string>; ended: string[] } {
  const reader = new ToolInputReader()
  // No prototype: "constructor" is a key like any other.
  const values: Record<string, string> = Object.create(null)
  const ended: string[] = []
  for (let at = 0; at < json.length; at += pieceLength) {
    for (const { key, text, isEnd } of reader.push(json.slice(at, at + pieceLength))) {
      values[key] = (values[key] ?? '') + text
      if (isEnd) ended.push(key)
    }
  }
  return { values, ended }
}

test('hands out the strings of a tool input as they grow', () => {
  const reader = new ToolInputReader()
  expect(reader.push('{"path":"App.tsx","code":"export')).toEqual([
    { key: 'path', text: 'App.tsx', isEnd: true },
    { key: 'code', text: 'export', isEnd: false },
  ])
  expect(reader.push(' default\\n1"}')).toEqual([{ key: 'code', text: ' default\n1', isEnd: true }])
})

test('every string value of every object, however it is cut, equals JSON.parse', () => {
  const other = fc.oneof(
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string()),
    fc.dictionary(fc.string(), fc.string()),
  )
  const object = fc.dictionary(
    fc.string({ minLength: 1 }).filter(key => key !== '__proto__'),
    fc.oneof(fc.string({ unit: 'binary' }), other),
  )
  fc.assert(
    fc.property(object, fc.integer({ min: 1, max: 9 }), fc.boolean(), (value, length, isPretty) => {
      const strings = Object.fromEntries(Object.entries(value).filter(([, v]) => typeof v === 'string'))
      const { values, ended } = read(JSON.stringify(value, null, isPretty ? 2 : 0), length)
      expect({ ...values }).toEqual({ ...strings })
      expect(ended.sort()).toEqual(Object.keys(strings).sort())
    }),
  )
})
