import { respond } from '#server/designer/respond.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { summarize } from '#shared/edits/summarize.ts'
import { parseCode } from '#shared/edits/syntax.ts'
import { designNamed, OWN_PROMPTS } from '#tests/bench/designer/edits/designs.ts'
import type { EditCase } from '#tests/bench/designer/edits/edit-case.ts'
import { carryOut } from '#tests/server/designer/carry-out.ts'

export interface Verdict {
  outcome: 'right' | 'wrong' | 'refused'
  why: string
  said: string
}

/** What comes of an instruction. */
export function edited({ design, prompt, select }: Pick<EditCase, 'design' | 'prompt' | 'select'>) {
  const files = designNamed(design)
  const selection = select ? placeOf(files, select) : null
  const history = [OWN_PROMPTS[design] ?? 'Something that somebody else wrote']
  const turn = respond({
    instruction: prompt,
    files,
    config: DEFAULT_CONFIG,
    isDarkMode: false,
    history,
    selection,
  })
  return { files, turn, now: carryOut(files, turn.calls) }
}

export function judge(edit: EditCase): Verdict {
  const { files, turn, now } = edited(edit)
  const said = turn.closing.split('\n')[0] ?? ''
  const touched = summarize(files, now).map(change => change.file)
  const verdict = (outcome: Verdict['outcome'], why: string) => ({ outcome, why, said })
  if (touched.length === 0) return verdict(edit.isRefused ? 'right' : 'refused', 'nothing changed')
  if (edit.isRefused) return verdict('wrong', `changed ${touched.join(', ')} instead of saying no`)
  const stray = touched.filter(name => !edit.touches.includes(name))
  const still = edit.touches.filter(name => !touched.includes(name))
  if (stray.length > 0) return verdict('wrong', `changed ${stray.join(', ')} too`)
  if (still.length > 0) return verdict('wrong', `left ${still.join(', ')} as it was`)
  const code = (list: SourceFile[], name: string) => list.find(file => file.name === name)?.code ?? ''
  for (const { name, code: text } of now)
    if (/\.[jt]sx?$/.test(name) && parseCode(text, name).fault)
      return verdict('wrong', `${name} is no code any more`)
  for (const [name, wanted] of Object.entries(edit.has ?? {})) {
    if (!holds(code(now, name), wanted)) return verdict('wrong', `${name} lacks ${wanted}`)
    if (holds(code(files, name), wanted))
      return verdict('wrong', `the check says nothing: ${name} held ${wanted} before`)
  }
  for (const [name, gone] of Object.entries(edit.lacks ?? {}))
    if (holds(code(now, name), gone)) return verdict('wrong', `${name} still holds ${gone}`)
  for (const [name, from, to] of edit.swaps ?? [])
    if (code(now, name) !== code(files, name).replace(from, () => to))
      return verdict('wrong', `other bytes of ${name} changed`)
  return verdict('right', '')
}

const holds = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)

function placeOf(files: SourceFile[], [file, start]: [string, string]) {
  const code = files.find(each => each.name === file)?.code ?? ''
  const at = code.indexOf(start)
  if (at < 0) throw new Error(`${start} does not stand in ${file}.`)
  const before = code.slice(0, at).split('\n')
  return { file, line: before.length, column: before.at(-1)?.length ?? 0, path: null }
}
