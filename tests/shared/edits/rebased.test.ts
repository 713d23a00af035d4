import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyTextEdits, rebased, textEdits } from '#shared/edits/operations/text-edits.ts'

const lines = ['a', 'b', 'c', 'd', 'e', 'f'].map(letter => `const ${letter} = '${letter.repeat(8)}'`)
const TEXT = lines.join('\n')

test('a change and what was typed elsewhere meanwhile are both there', () => {
  const typed = TEXT.replace("'aaaaaaaa'", "'typed'").replace("'ffffffff'", "''")
  const edits = rebased(textEdits(TEXT, TEXT.replace("'cccccccc'", "'changed'")), textEdits(TEXT, typed))
  expect(edits && applyTextEdits(typed, edits)).toBe(typed.replace("'cccccccc'", "'changed'"))
})

test('two changes of one place are told', () => {
  const typed = TEXT.replace("'cccccccc'", "'typed'")
  expect(rebased(textEdits(TEXT, TEXT.replace("'cccccccc'", '12')), textEdits(TEXT, typed))).toBeNull()
})

test('whatever is changed in one line and in others, nothing of either is lost', () => {
  fc.assert(
    fc.property(
      fc.nat(5),
      fc.nat(5),
      fc.stringMatching(/^[x-z]{0,9}$/),
      fc.stringMatching(/^[p-r]{0,9}$/),
      (one, other, a, b) => {
        fc.pre(one !== other)
        const with_ = (at: number, text: string, from: string[]) =>
          from.map((line, index) => (index === at ? text : line))
        const [after, now] = [with_(one, a, lines), with_(other, b, lines)].map(each => each.join('\n'))
        const edits = rebased(textEdits(TEXT, after ?? ''), textEdits(TEXT, now ?? ''))
        if (edits)
          expect(applyTextEdits(now ?? '', edits)).toBe(with_(one, a, with_(other, b, lines)).join('\n'))
      },
    ),
  )
})
