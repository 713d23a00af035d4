import { parseArgs } from 'node:util'
import { Problem } from '#scripts/fail.ts'
import { inRoot } from '#scripts/root.ts'
import { type ModelMode, modelModeSchema } from '#shared/chat.ts'

const USAGE = `npm run eval -- --model <provider:model | templates | recorded:folder>
  [--prompts file.json] [--only id,id] [--mode best|agent] [--out folder]
  [--instructions file]   stands in place of the product's; {{instructions}} in it is the product's own
  [--against folder]      shown beside the results of another run; may be given more than once
  [--blind]               pictures without names, to be judged
  [--max-usd 5] [--max-tokens 2000000] [--max-minutes 30]   the last is for one answer`

export interface EvalOptions {
  model: string
  prompts: string
  only: string | undefined
  mode: ModelMode
  out: string
  instructions: string | undefined
  against: string[]
  isBlind: boolean
  maxUsd: number
  maxTokens: number
  maxMinutes: number
}

export function readOptions(args: string[]): EvalOptions {
  const { values } = parsed(args)
  if (!values.model) throw new Problem(USAGE)
  const mode = modelModeSchema.safeParse(values.mode)
  if (!mode.success) throw new Problem(`--mode is best or agent.\n${USAGE}`)
  const name = `${values.model}-${values.mode}${values.instructions ? `-${values.instructions}` : ''}`
  return {
    ...{ model: values.model, mode: mode.data, only: values.only, against: values.against ?? [] },
    prompts: values.prompts ?? inRoot('tests', 'bench', 'eval', 'prompts.json'),
    out: values.out ?? inRoot('.data', 'eval', name.replaceAll(/[^\w.]+/g, '-')),
    ...{ instructions: values.instructions, isBlind: values.blind ?? false },
    maxUsd: amount('--max-usd', values['max-usd'] ?? '5'),
    maxTokens: amount('--max-tokens', values['max-tokens'] ?? '2000000'),
    maxMinutes: amount('--max-minutes', values['max-minutes'] ?? '30'),
  }
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      options: {
        ...{ model: text, prompts: text, only: text, out: text, instructions: text },
        ...{ 'max-usd': text, 'max-tokens': text, 'max-minutes': text },
        mode: { type: 'string', default: 'best' },
        against: { type: 'string', multiple: true },
        blind: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function amount(option: string, text: string): number {
  const value = Number(text)
  if (!Number.isFinite(value) || value <= 0)
    throw new Problem(`${option} is a number above 0; it was "${text}".`)
  return value
}
