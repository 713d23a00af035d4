import { expect, test } from 'vitest'
import { matching, mentionQuery, withMention } from '#client/actions/mentions/mention-query.ts'
import { mentioningLine, stillMentioned } from '#shared/mentions.ts'
import { wellFormed } from '#shared/text.ts'

const at = (marked: string) => mentionQuery(marked.replace('|', ''), marked.indexOf('|'))

test('an @ that begins a word asks for people, up to the caret and over spaces', () => {
  expect(at('@|')).toEqual({ start: 0, query: '' })
  expect(at('Look, @Ada Lo| and more')).toEqual({ start: 6, query: 'Ada Lo' })
  expect(at('(@a|')).toEqual({ start: 1, query: 'a' })
  expect(at('first @Ada Lovelace, then @b|')).toEqual({ start: 26, query: 'b' })
})

test('an address, an @ of another line, one followed by a space and one far away ask for nobody', () => {
  for (const text of ['ada@example|', '@Ada\nmore|', '@ home|', 'no sign|', `@${'x'.repeat(80)}|`, '|@ada'])
    expect(at(text)).toBeNull()
})

test('a name is found by its beginning or that of a word, in any case, and at most eight are', () => {
  const people = ['Ada Lovelace', 'Bob Adams', 'Élodie'].map((name, id) => ({ id: `${id}`, name }))
  const found = (query: string) => matching(people, query).map(({ name }) => name)
  expect(found('ad')).toEqual(['Ada Lovelace', 'Bob Adams'])
  expect(found('ada l')).toEqual(['Ada Lovelace'])
  expect(found('él')).toEqual(['Élodie'])
  // After a name was chosen nothing is asked any more.
  expect(found('Ada Lovelace ')).toEqual([])
  const many = Array.from({ length: 20 }, (_, id) => ({ id: `${id}`, name: `Ada ${id}` }))
  expect(matching(many, '')).toHaveLength(8)
})

test('the name takes the place of what was typed, and the caret stands behind it and one space', () => {
  const ada = { id: 'ada', name: 'Ada Lovelace' }
  const pick = (marked: string) => {
    const query = at(marked)
    if (!query) throw new Error('nobody is asked for')
    const { text, caret } = withMention(marked.replace('|', ''), query, ada)
    return `${text.slice(0, caret)}|${text.slice(caret)}`
  }
  expect(pick('Ask @ad|')).toBe('Ask @Ada Lovelace |')
  expect(pick('Ask @ad|, then')).toBe('Ask @Ada Lovelace|, then')
  expect(pick('@|blue')).toBe('@Ada Lovelace |blue')
})

test('a name that was taken out of the words is not mentioned any more', () => {
  const people = [{ name: 'Ada' }, { name: 'Bob' }]
  expect(stillMentioned('For @Bob', people)).toEqual([{ name: 'Bob' }])
})

test('the line of a mention is cut around the name, and no letter is cut in two', () => {
  expect(mentioningLine('One\n  Two @Ada \nThree', { name: 'Ada' })).toBe('Two @Ada')
  const long = mentioningLine(`${'😀'.repeat(400)} @Ada ${'😀'.repeat(400)}`, { name: 'Ada' })
  expect(long).toContain('@Ada')
  expect(long.length).toBeLessThanOrEqual(302)
  expect(wellFormed(long)).toBe(long)
  expect([long[0], long.at(-1)]).toEqual(['…', '…'])
})
