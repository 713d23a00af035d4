import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Problem } from '#scripts/fail.ts'
import { withoutSecrets } from '#server/outside/outside-fetch.ts'
import { modelModeSchema } from '#shared/chat.ts'

const turnSchema = z.object({
  prompt: z.string(),
  /** From sending to the first part (first prompts) or the first change (follow-ups) that is seen; null: none. */
  paintMs: z.number().nullable(),
  totalMs: z.number(),
  /** How often the model was asked; null where nobody stands between. */
  requests: z.number().nullable(),
  /** Of the characters of its requests, those that the request before began with. */
  samePrefix: z.number().nullable(),
  /** What the model heard was wrong, and what still is. */
  told: z.array(z.string()),
  left: z.array(z.string()),
  /** By how much the page is wider than the window, by the window's width. */
  overflow: z.record(z.string(), z.number()),
  axe: z.array(z.string()),
  missing: z.array(z.string()),
  outside: z.object({ files: z.array(z.string()), texts: z.array(z.string()) }).nullable(),
  changed: z.array(z.string()),
  answer: z.string(),
  error: z.string().nullable(),
  inputTokens: z.number(),
  cachedTokens: z.number(),
  outputTokens: z.number(),
  usd: z.number().nullable(),
  /** Files beside this one. */
  pictures: z.object({ wide: z.string(), narrow: z.string() }).nullable(),
})
export type TurnResult = z.infer<typeof turnSchema>

const takenSchema = turnSchema.pick({ usd: true, inputTokens: true, outputTokens: true })
export type Taken = z.infer<typeof takenSchema>

const caseSchema = z.object({ id: z.string(), kind: z.string(), turns: z.array(turnSchema) })
export type CaseResult = z.infer<typeof caseSchema>

const aboutSchema = z.object({
  model: z.string(),
  mode: modelModeSchema,
  /** Of the file that stood in place of the product's instructions. */
  instructions: z.string().nullable(),
})
export type About = z.infer<typeof aboutSchema>

/** The results of one model, as they lie in a folder. */
export interface Results {
  name: string
  folder: string
  about: About
  cases: CaseResult[]
}

/** Everything is written through this: whole or not at all, and without any key. */
export class ResultFolder {
  readonly path: string
  readonly #secrets: readonly string[]

  /** A folder is of one model: results of another are not mixed in. */
  constructor(path: string, about: About, secrets: readonly string[]) {
    this.path = path
    this.#secrets = secrets
    mkdirSync(join(path, 'cases'), { recursive: true })
    mkdirSync(join(path, 'pictures'), { recursive: true })
    const known = aboutIn(path)
    if (known && JSON.stringify(known) !== JSON.stringify(about))
      throw new Problem(
        `${path} holds results of ${known.model} in mode ${known.mode}${known.instructions ? ' with other instructions' : ''}: choose another --out.`,
      )
    this.write('about.json', JSON.stringify(about, null, 2))
  }

  /** Null when this case has not been finished, or was another prompt then. */
  finished(id: string, asked: unknown): CaseResult | null {
    const file = join(this.path, 'cases', `${id}.json`)
    if (!existsSync(file)) return null
    const kept = z
      .object({ asked: z.string(), result: caseSchema })
      .safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return kept.success && kept.data.asked === hashOf(asked) ? kept.data.result : null
  }

  keep(result: CaseResult, asked: unknown): void {
    this.write(`cases/${result.id}.json`, JSON.stringify({ asked: hashOf(asked), result }, null, 2))
  }

  /** What was paid for, whether its case was finished or not. */
  get spent(): Taken[] {
    const file = join(this.path, 'spent.json')
    return existsSync(file) ? z.array(takenSchema).parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  }

  spend({ usd, inputTokens, outputTokens }: Taken): void {
    this.write('spent.json', JSON.stringify([...this.spent, { usd, inputTokens, outputTokens }]))
  }

  write(name: string, text: string): void {
    const file = join(this.path, name)
    writeFileSync(`${file}.part`, withoutSecrets(text, this.#secrets))
    renameSync(`${file}.part`, file)
  }
}

/** Results that were made before, in this or another working tree. */
export function readResults(folder: string): Results {
  const about = aboutIn(folder)
  if (!about) throw new Problem(`${folder} holds no results of an eval.`)
  const files = readdirSync(join(folder, 'cases')).filter(name => name.endsWith('.json'))
  const cases = files.map(name => {
    const kept = z
      .object({ result: caseSchema })
      .safeParse(JSON.parse(readFileSync(join(folder, 'cases', name), 'utf8')))
    if (!kept.success) throw new Problem(`${join(folder, 'cases', name)} is no result of this eval.`)
    return kept.data.result
  })
  const { model, mode, instructions } = about
  const name = [model, mode, ...(instructions ? [`instructions ${instructions}`] : [])].join(', ')
  return { name, folder, about, cases }
}

function aboutIn(folder: string): About | null {
  const file = join(folder, 'about.json')
  return existsSync(file) ? aboutSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
