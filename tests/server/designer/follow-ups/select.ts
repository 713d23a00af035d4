import { summarize } from '#shared/edits/summarize.ts'
import { edited as edit } from '#tests/bench/designer/edits/judge.ts'

/** Which element is selected, by its file and how it begins. */
export type Change = readonly [file: string, start: string] | null

/** What becomes of the hero of a landing page. */
export function edited(prompt: string, select: Change) {
  const { files, now, turn } = edit({
    design: 'landing',
    prompt,
    ...(select ? { select: [select[0], select[1]] } : {}),
  })
  return {
    hero: now.find(file => file.name === 'components/hero.tsx')?.code ?? '',
    touched: summarize(files, now).map(change => change.file),
    closing: turn.closing,
  }
}
