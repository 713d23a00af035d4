import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerFile, readAnswer } from './answer-file.ts'

const markdown = (...lines: string[]) => readAnswer({ name: 'answer.md', text: lines.join('\n') })
const json = (value: unknown) => readAnswer({ name: 'answer.json', text: JSON.stringify(value) })
const F = '```'

test('words and calls keep their order; a block below a call is an argument as it stands', () => {
  expect(
    markdown(
      'I write a page.',
      '@call write_file {"path": "App.tsx"}',
      `${F}code`,
      'export default () => "a\\n"',
      F,
      '',
      '@call edit_file {"path": "a.css"}',
      `${F}edits.0.search`,
      'one',
      F,
      `${F}edits.0.replace`,
      'two',
      'three',
      F,
      'Done.',
      '@call finish',
    ),
  ).toEqual([
    { text: 'I write a page.' },
    { call: 'write_file', input: { path: 'App.tsx', code: 'export default () => "a\\n"\n' } },
    { call: 'edit_file', input: { path: 'a.css', edits: [{ search: 'one', replace: 'two\nthree' }] } },
    { text: 'Done.' },
    { call: 'finish', input: {} },
  ])
})

test('a longer fence may hold a shorter one, and blocks of no call are words', () => {
  expect(markdown('@call write_file {}', `${F}\`code`, `${F}md`, F, `${F}\``)).toEqual([
    { call: 'write_file', input: { code: `${F}md\n${F}\n` } },
  ])
  expect(markdown(`${F}tsx App.tsx`, 'code', F)).toEqual([{ text: `${F}tsx App.tsx\ncode\n${F}` }])
})

test('both forms of answer.json', () => {
  const calls = [{ name: 'finish', input: { summary: 'Done' } }]
  expect(json({ text: 'Hi', calls })).toEqual([
    { text: 'Hi' },
    { call: 'finish', input: { summary: 'Done' } },
  ])
  expect(json([{ call: 'finish', input: {} }, { text: 'Hi' }])).toHaveLength(2)
})

test.each([
  ['no JSON', () => readAnswer({ name: 'answer.json', text: '{' }), /is no JSON/],
  ['another shape', () => json({ calls: 'write_file' }), /is no answer/],
  ['arguments over several lines', () => markdown('@call write_file {', '}'), /call in line 1/],
  [
    'a block that stays open',
    () => markdown('@call write_file {}', `${F}code`, 'x'),
    /line 2 that is not closed/,
  ],
])('an answer that cannot be read says why: %s', (_, read, problem) => {
  expect(read).toThrow(problem)
})

test('answer.json comes before answer.md, and nothing is null', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-answer-'))
  expect(answerFile(folder)).toBeNull()
  writeFileSync(join(folder, 'answer.md'), 'Hi')
  expect(answerFile(folder)).toEqual({ name: 'answer.md', text: 'Hi' })
  writeFileSync(join(folder, 'answer.json'), '[]')
  expect(answerFile(folder)?.name).toBe('answer.json')
})
