import { expect, test } from 'vitest'
import { judge } from '#tests/bench/designer/edits/judge.ts'
import { OWN_EDITS } from '#tests/bench/designer/edits/own-edits.ts'

test.each(OWN_EDITS.map(edit => [edit.design, edit.prompt, edit] as const))('%s: %s', (_, __, edit) => {
  const { why, said } = judge(edit)
  expect(why === 'nothing changed' && edit.isRefused ? '' : why, said).toBe('')
})
