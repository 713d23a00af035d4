import { describe, expect, test } from 'vitest'
import { lastChangeTold } from '#server/generation/prompt/last-change.ts'
import { tokensOf } from '#server/generation/prompt/tokens.ts'

const file = (name: string, ...lines: string[]) => ({ name, code: lines.join('\n') })
const MANY = Array.from({ length: 900 }, (_, n) => `line ${n}`)

describe('[26] a model is told what its last answer changed, so that it can be undone by words', () => {
  test('each place with its lines before and since', () => {
    const told = lastChangeTold({
      before: [file('App.tsx', '<main>', '  <A />', '  <B />', '  <C />', '</main>'), file('a.ts', 'x')],
      after: [
        file('App.tsx', '<main className="grid">', '  <A />', '  <B />', '  <D />', '  <C />', '</main>'),
        file('a.ts', 'x'),
      ],
    })
    expect(told).toBe(
      [
        '# What your last answer changed (- before, + since)',
        'App.tsx, line 1:',
        '- <main>',
        '+ <main className="grid">',
        'App.tsx, line 4:',
        '+   <D />',
      ].join('\n'),
    )
  })

  test('what is new by its name, and what is gone with its code', () => {
    const told = lastChangeTold({ before: [file('a.ts', 'one', 'two')], after: [file('b.ts', 'three')] })
    expect(told).toContain('a.ts, line 1:\n- one\n- two')
    expect(told).toContain('b.ts is new.')
    expect(told).not.toContain('three')
  })

  test('in few tokens: what is too much is named, and the small is shown', () => {
    const told = lastChangeTold({
      before: [file('large.tsx', ...MANY), file('small.ts', 'a')],
      after: [file('large.tsx', ...MANY.map(line => `${line}!`)), file('small.ts', 'b')],
    })
    expect(told).toContain('small.ts, line 1:\n- a\n+ b')
    expect(told).toContain('Also large.tsx: too much to be shown here.')
    expect(tokensOf(told)).toBeLessThan(600)
  })

  test('nothing where nothing is known or nothing was changed', () => {
    expect(lastChangeTold(null)).toBe('')
    expect(lastChangeTold({ before: [file('a.ts', 'x')], after: [file('a.ts', 'x')] })).toBe('')
  })
})
