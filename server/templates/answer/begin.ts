import { callsBetween } from '#server/templates/answer/calls.ts'
import type { TemplateChoice, Turn } from '#server/templates/answer/turn.ts'
import { fill } from '#server/templates/fill.ts'
import { subjectOf } from '#server/templates/read/head.ts'
import { readFacts } from '#server/templates/read/read-facts.ts'
import { report } from '#server/templates/report.ts'
import { templateIndex } from '#server/templates/template-index.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** The answer that begins a design with a template, with what the person gave in it. */
export function beginWith(
  { template: id, others, prompt }: TemplateChoice,
  before: readonly SourceFile[],
  template: readonly SourceFile[],
): Turn {
  const index = templateIndex()
  const entry = index[id]
  if (!entry) throw new Error(`there is no template ${id}`)
  const filled = fill(template, entry, readFacts(prompt), subjectOf(prompt))
  const titles = [id, ...others].flatMap(each => index[each]?.title ?? [])
  return {
    thoughts: `The nearest templates are ${titles.join(', ')}.`,
    calls: callsBetween(before, filled.files),
    closing: report(prompt, entry, filled),
    next: [
      { type: 'templateChoices', chosen: id, others },
      { type: 'suggestedActions', actions: [{ type: 'ConnectModel' }, { type: 'SelectElement' }] },
    ],
  }
}
