import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { edited, judge } from '#tests/bench/designer/edits/judge.ts'
import { OWN_EDITS } from '#tests/bench/designer/edits/own-edits.ts'

const fileSchema = z.object({
  edit: z.array(z.object({ id: z.string(), prompt: z.string(), base: z.string().optional() })),
})
const { values } = parseArgs({
  options: { edits: { type: 'string' }, design: { type: 'string', default: 'landing' } },
})
const say = (text: string) => process.stdout.write(`${text}\n`)

if (values.edits) runFile(values.edits, values.design)
else runOwn()

/** Every edit of the fixture with its predicate. */
function runOwn(): void {
  const verdicts = OWN_EDITS.map(edit => ({ edit, verdict: judge(edit) }))
  for (const { edit, verdict } of verdicts)
    if (verdict.outcome !== 'right')
      say(`${verdict.outcome}  ${edit.design}: ${edit.prompt}\n    ${verdict.why} — ${verdict.said}`)
  const count = (outcome: string) => verdicts.filter(({ verdict }) => verdict.outcome === outcome).length
  say(
    `${verdicts.length} edits: ${count('right')} right, ${count('refused')} refused, ${count('wrong')} wrong`,
  )
}

/** The edits of a file without predicates, on one design: what changes and what is said. */
function runFile(path: string, design: string): void {
  const { edit } = fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  for (const { id, prompt } of edit) {
    const { turn } = edited({ design, prompt })
    say(
      `${turn.calls.length > 0 ? 'done   ' : 'refused'} ${id} ${prompt.slice(0, 90)}\n    ${turn.closing.split('\n')[0]}`,
    )
  }
}
