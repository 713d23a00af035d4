// `npm run bench:templates`: what requests that nobody here has read lead to where no model is connected.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runCommand } from '#scripts/fail.ts'
import { filesOfTemplate } from '#scripts/place-templates.ts'
import { readPage } from '#server/templates/acts-in-words/page.ts'
import { beginWith } from '#server/templates/answer/begin.ts'
import { readRequest } from '#server/templates/answer/read-request.ts'
import type { TemplatesRequest, Turn } from '#server/templates/answer/turn.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { carryOut } from '#tests/server/templates/answer/carry-out.ts'
import { lookAt } from '#tests/support/people/look-at.ts'
import { startRenderer } from '#tests/support/render-artifact.ts'
import { measureAfterEnter } from './after-enter.ts'

const USAGE = `npm run bench:templates -- --out folder [--prompts file.json] [--edits file.json] [--shots] [--enter]
Prompts: [{"id", "prompt"}]; edits: [{"id", "template" or "on": id of a prompt, "selection": null or {"text"}, "sentence"}].
Each answer is written to the folder for somebody to judge. --enter: how soon after Enter each prompt is seen.`

const promptSchema = z.object({ id: z.string(), prompt: z.string() })
const editSchema = z.object({
  id: z.string(),
  /** The template as it is, or the design that a prompt of the same run made. */
  template: z.string().optional(),
  on: z.string().optional(),
  selection: z.object({ text: z.string() }).nullable().default(null),
  sentence: z.string(),
})

const { values } = parseArgs({
  options: {
    ...{ prompts: { type: 'string' }, edits: { type: 'string' }, out: { type: 'string' } },
    ...{ shots: { type: 'boolean' }, enter: { type: 'boolean' } },
  },
})

const read = <T>(path: string | undefined, schema: z.ZodType<T>): T[] =>
  path ? z.array(schema).parse(JSON.parse(readFileSync(path, 'utf8'))) : []

await runCommand(async () => {
  const prompts = read(values.prompts, promptSchema)
  const edits = read(values.edits, editSchema)
  if (values.enter) return measureAfterEnter(prompts.map(({ prompt }) => prompt))
  if (!values.out || prompts.length + edits.length === 0) return void console.log(USAGE)
  mkdirSync(values.out, { recursive: true })
  const made = prompts.map(({ id, prompt }) => ({ id, prompt, ...answered({ prompt }) }))
  for (const { files, ...answer } of made) write(answer.id, { ...answer, content: contentOf(files) })
  const filesOn = new Map(made.map(({ id, files }) => [id, files]))
  const changed = edits.map(edit => ({
    ...edit,
    ...edited(edit, (edit.on && filesOn.get(edit.on)) || filesOfTemplate(edit.template ?? 'landing')),
  }))
  for (const edit of changed) write(edit.id, edit)
  console.table({
    prompts: made.length,
    'with a template': made.filter(({ template }) => template).length,
    edits: changed.length,
    'carried out': changed.filter(({ changes }) => changes.length > 0).length,
    'longest ms': Math.max(...[...made, ...changed].map(({ ms }) => ms)),
  })
  if (values.shots) await shoot(made)
})

function answered({ prompt, files = [], selection = null }: Partial<TemplatesRequest> & { prompt: string }) {
  const started = performance.now()
  const request = { prompt, files, selection, before: null, asked: [], lastAnswer: null }
  const reading = readRequest(request)
  const turn =
    'turn' in reading
      ? reading.turn
      : beginWith(reading.choice, files, filesOfTemplate(reading.choice.template))
  return {
    template: 'choice' in reading ? reading.choice.template : null,
    others: 'choice' in reading ? reading.choice.others : [],
    said: turn.closing,
    offered: offeredIn(turn),
    files: carryOut(files, turn.calls),
    ms: Math.round(performance.now() - started),
  }
}

function offeredIn({ next }: Turn): string[] {
  const actions = next.flatMap(part => (part.type === 'suggestedActions' ? part.actions : []))
  return actions.map(({ type, label }) => label ?? type)
}

function contentOf(files: readonly SourceFile[]): string | null {
  return files.find(({ name }) => name === 'content.ts')?.code ?? null
}

function edited({ sentence, selection }: z.infer<typeof editSchema>, before: SourceFile[]) {
  const spot = selection && readPage(before).texts.find(({ text }) => text === selection.text)?.spot
  const { said, offered, files, ms } = answered({
    prompt: sentence,
    files: before,
    selection: selection && {
      // Where no text of the code is found that says it, only its words are known.
      ...(spot
        ? { file: spot.file.name, at: { path: spot.element.path } }
        : { file: 'App.tsx', at: { path: '' } }),
      text: selection.text,
    },
  })
  const changes = files.flatMap(({ name, code }) => linesChanged(name, before, code))
  return { isSelectionFound: selection === null || Boolean(spot), said, offered, changes, ms }
}

function linesChanged(name: string, before: readonly SourceFile[], code: string): string[] {
  const old = before.find(file => file.name === name)?.code ?? ''
  if (old === code) return []
  const [was, is] = [old.split('\n'), code.split('\n')]
  const only = (mark: string, lines: string[], others: string[]) =>
    lines.filter(line => !others.includes(line)).map(line => `${name} ${mark} ${line.trim()}`)
  const lines = [...only('-', was, is), ...only('+', is, was)]
  return lines.length > 0 ? lines : [`${name}: lines in another order`]
}

async function shoot(made: { id: string; files: SourceFile[]; template: string | null }[]): Promise<void> {
  const renderer = await startRenderer()
  try {
    for (const { id, files, template } of made) {
      if (!template) continue
      const shots = join(values.out ?? '', id)
      const { errors, violations, overflows } = await lookAt(renderer, {
        ...{ files, config: DEFAULT_CONFIG, shots, isQuick: true },
      })
      const found = [...errors, ...violations, ...overflows.map(width => `wider than ${width} px`)]
      console.log(`${found.length ? '✗' : '✓'} ${id} ${found.join(' · ')}`)
    }
  } finally {
    await renderer.dispose()
  }
}

function write(id: string, answer: object): void {
  writeFileSync(join(values.out ?? '', `${id}.json`), JSON.stringify(answer, null, 2))
}
