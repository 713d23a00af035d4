import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { inRoot } from '#scripts/root.ts'
import { respond } from '#server/designer/respond.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { PRESETS, type PresetName } from '#shared/design.ts'
import { measureAfterEnter } from '#tests/bench/designer/after-enter.ts'
import { type Looked, lookAt } from '#tests/bench/designer/look-at.ts'
import { printRow, printSummary } from '#tests/bench/designer/report.ts'
import { carryOut } from '#tests/server/designer/carry-out.ts'
import { startRenderer } from '#tests/support/render-artifact.ts'

const USAGE = `npm run bench:designer -- [--prompts file.json] [--preset shadcn-tailwind] [--shots folder]
  [--from 0] [--to 999] [--only text] [--quick] [--enter]
A prompt file is a list of texts, or an object whose "generate" holds objects with a "prompt".
--enter: instead, how soon after Enter each is seen in the running product.
Edits are measured by edits.ts beside this file, when it is there.`

const entry = z.union([z.string(), z.object({ prompt: z.string() }).transform(({ prompt }) => prompt)])
const promptFile = z.union([
  z.array(entry),
  z.object({ generate: z.array(entry) }).transform(it => it.generate),
])

export interface Result extends Looked {
  at: number
  prompt: string
  kind: string
  made: string
  files: SourceFile[]
  ms: number
}

/** Every prompt as a real design in a real browser, and what can be measured of it. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      prompts: { type: 'string', default: inRoot('tests', 'fixtures', 'designer-prompts.json') },
      preset: { type: 'string', default: 'shadcn-tailwind' },
      shots: { type: 'string' },
      from: { type: 'string', default: '0' },
      to: { type: 'string', default: '999' },
      only: { type: 'string', default: '' },
      quick: { type: 'boolean', default: false },
      edits: { type: 'boolean', default: false },
      enter: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const config = PRESETS[values.preset as PresetName]
  if (values.help || !config) return void console.log(USAGE)
  const prompts = promptFile.parse(JSON.parse(readFileSync(values.prompts, 'utf8')))
  if (values.enter) return measureAfterEnter(prompts.slice(Number(values.from), Number(values.to)))
  if (values.shots) mkdirSync(values.shots, { recursive: true })
  const renderer = await startRenderer()
  const results: Result[] = []
  try {
    for (const [at, prompt] of prompts.entries()) {
      if (at < Number(values.from) || at >= Number(values.to) || !prompt.includes(values.only)) continue
      const started = performance.now()
      const turn = respond({
        instruction: prompt,
        files: [],
        config,
        isDarkMode: false,
        history: [],
        selection: null,
      })
      const files = carryOut([], turn.calls)
      const ms = performance.now() - started
      const shots = values.shots ? join(values.shots, String(at).padStart(3, '0')) : null
      const looked = await lookAt(renderer, { files, config, prompt, shots, isQuick: values.quick })
      const result = { at, prompt, kind: readBrief(prompt).kind, made: turn.closing, files, ms, ...looked }
      results.push(result)
      printRow(result)
    }
    printSummary(results, values.quick)
  } finally {
    await renderer.dispose()
  }
  await measureEdits()
}

/** The half on follow-ups, which stands in a file of its own. */
async function measureEdits(): Promise<void> {
  const path = join(import.meta.dirname, 'edits.ts')
  if (!existsSync(path) || !process.argv.includes('--edits')) return
  await import(path)
}

await main()
