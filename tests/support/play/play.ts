// `npm run play -- --folder <folder>`: a model that you play by hand; each request waits in the folder for its answer.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem, runCommand } from '#scripts/fail.ts'
import { untilStopped } from '#scripts/until-stopped.ts'
import { startPlay } from '#tests/support/play/play-model.ts'

const USAGE = `npm run play -- --folder <folder> [--port 8790] [--model play] [--window 200000] [--no-vision] [--no-tools] [--pace 800]
Pace: characters a second of the answer, 0 for all at once.`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string' },
      port: { type: 'string', default: '8790' },
      model: { type: 'string', default: 'play' },
      window: { type: 'string', default: '200000' },
      pace: { type: 'string', default: '800' },
      'no-vision': { type: 'boolean', default: false },
      'no-tools': { type: 'boolean', default: false },
    },
  })
  if (!values.folder) throw new Problem(USAGE)
  const folder = resolve(process.cwd(), values.folder)
  const [port, window, pace] = [values.port, values.window, values.pace].map(number)
  const provider = await startPlay({
    ...{ folder, model: values.model, port, window: window ?? 0, pace: pace ?? 0, log: console.log },
    ...{ hasVision: !values['no-vision'], hasTools: !values['no-tools'] },
  })
  console.log(`${values.model} is at ${provider.url}, and its requests are in ${folder}.

In Settings, Models: provider OpenAI-compatible server, address ${provider.url}, no key, model ${values.model}.
For npm run eval: OPENAI_COMPATIBLE_BASE_URL=${provider.url} npm run eval -- --model openai-compatible:${values.model}
Give the product patience with you: MODEL_FIRST_BYTE_S=1700 MODEL_SILENCE_S=1700 (a run ends after 30 minutes).

Answers, beside each request: answer.md (words, and "@call write_file {"path": "App.tsx"}" with the argument
"code" in a block below it, fenced by \`\`\`code and \`\`\`) or answer.json ({"text": "", "calls": [{"name", "input"}]}).
`)
  untilStopped(() => provider.stop())
})

function number(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Problem(`${text} is no number.\n\n${USAGE}`)
  return value
}
