import { describe, expect, test } from 'vitest'
import { ReplyParser } from '#shared/edits/reply/parser.ts'
import { applyReply } from '#shared/edits/reply/turn.ts'

const TICKS = '```'

function chatOf(reply: string): string {
  const parser = new ReplyParser()
  const events = [...parser.push(reply), ...parser.end()]
  return events.flatMap(event => (event.type === 'text' ? [event.text] : [])).join('')
}

describe('design §7: a whole module in a block that names no file', () => {
  const module = (name: string, lines: string) => `export default function ${name}() {\n${lines}\n}\n`
  const block = (code: string) => `${TICKS}tsx\n${code}${TICKS}\n`
  const files = [
    { name: 'App.tsx', code: module('App', '  const a = 1\n  return <b>{a}</b>') },
    { name: 'components/hero.tsx', code: module('Hero', '  return <b>hero</b>') },
  ]
  const changed = (reply: string, before = files) => {
    const applied = applyReply(before, reply)
    return applied.ok ? applied.changes.map(change => `${change.action} ${change.file}`) : applied.problems
  }
  const rewritten = module('App', '  const a = 2\n  return <b>{a}</b>')

  test('is the first file of an empty design', () => {
    expect(changed(`Here:\n${block(rewritten)}`, [])).toEqual(['create App.tsx'])
    expect(changed(block('export const a = 1\n'), [])).toEqual([])
  })
  test('is the file with the same default export, when it keeps its lines', () => {
    expect(changed(block(rewritten))).toEqual(['update App.tsx'])
    expect(changed(block(module('App', '  return <Router />')))).toEqual([])
    expect(changed(block(module('Other', '  return <b />')))).toEqual([])
  })
  test('is the file that is mentioned before it, unless that one exports something else', () => {
    const other = block(module('Hero', '  return <i>new</i>'))
    expect(changed(`Here is the new \`components/hero.tsx\`:\n${other}`)).toEqual([
      'update components/hero.tsx',
    ])
    expect(changed(`Create components/big-hero.tsx:\n${other}`)).toEqual(['create components/big-hero.tsx'])
    expect(changed(`Use it in App.tsx:\n${other}`)).toEqual([])
  })
  test('is refused when the reply ends inside of it, and stays in the chat when it is no file', () => {
    expect(changed(`${TICKS}tsx\n${rewritten}`)).toMatchObject([{ code: 'truncated', file: 'App.tsx' }])
    const example = `Such as:\n${block('const a = <b />\n')}`
    expect(chatOf(example)).toBe(example)
  })
})
