// `npm run prompt -- --preset shadcn-tailwind [--mode agent] [--window 200000] [--files <folder>]`: prints the whole prompt a model would get.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem, runCommand } from '#scripts/fail.ts'
import { fileContext } from '#server/generation/prompt/files.ts'
import { instructionParts } from '#server/generation/prompt/instructions.ts'
import { buildPrompt } from '#server/generation/prompt/prompt.ts'
import { modelModeSchema } from '#shared/chat.ts'
import { PRESETS, type PresetName } from '#shared/design.ts'

/** English with code in it, by the tokenizer of recent models; a prompt is made as if it were three. */
const CHARACTERS_PER_TOKEN = 4
const tokens = (text: string): number => Math.round(text.length / CHARACTERS_PER_TOKEN)

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      preset: { type: 'string', default: 'shadcn-tailwind' },
      mode: { type: 'string', default: 'best' },
      window: { type: 'string', default: '200000' },
      files: { type: 'string' },
      request: { type: 'string', default: 'Make something for my dog walking business.' },
      counts: { type: 'boolean', default: false },
    },
  })
  const config = PRESETS[values.preset as PresetName]
  if (!config) throw new Problem(`There is no preset ${values.preset}: ${Object.keys(PRESETS).join(', ')}.`)
  const mode = modelModeSchema.parse(values.mode)
  const windowTokens = Number(values.window)
  const isBuilt = () => true
  const prompt = await buildPrompt({
    request: { prompt: values.request, mode },
    ...{ config, windowTokens, isBuilt, history: [], olderItems: 0, selected: [], components: [] },
    files: values.files ? filesBelow(values.files) : [],
    now: {
      at: Date.now(),
      look: { width: 918, height: 760, path: '/', scheme: 'light', language: 'en-GB' },
      ...{ faults: [], changedByHand: [] },
      pictures: [{ path: 'images/joan.jpg', isNew: true, problem: null }],
    },
    fileContext: async (files, clues, room) => fileContext(files, clues, room),
  })
  const asked = prompt.messages.map(({ role, content }) => `===== ${role}\n${String(content)}`).join('\n\n')
  if (!values.counts) console.log(`===== instructions\n${prompt.instructions}\n\n${asked}\n`)
  const parts = instructionParts({ mode, config, isBuilt, windowTokens })
  const rows = [
    ...parts.map(({ name, text }) => [name, tokens(text)] as const),
    ['instructions', tokens(prompt.instructions)] as const,
    ['messages', tokens(asked)] as const,
  ]
  console.log(`Tokens, at ${CHARACTERS_PER_TOKEN} characters each:`)
  for (const [name, count] of rows) console.log(`${String(count).padStart(7)}  ${name}`)
})

function filesBelow(folder: string): { name: string; code: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(file => statSync(file).isFile())
    .map(file => ({
      name: relative(folder, file).replaceAll('\\', '/'),
      code: readFileSync(file, 'utf8'),
    }))
}
