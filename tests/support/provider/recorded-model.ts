import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '#scripts/fail.ts'
import { answerFile, readAnswer } from '#tests/support/play/answer-file.ts'
import { sayAnswer } from '#tests/support/play/say-answer.ts'
import { answersCheck } from './answers-check.ts'
import { ScriptedProvider, type Speech } from './scripted-provider.ts'
import type { WireName } from './wires/wire.ts'

/** Characters a second in which written answers are said again. */
const PACE = 20_000
const NOTHING_MORE = '(Nothing more is recorded.)'
const ABILITIES = { hasTools: true, hasVision: true }

/** Answers that were kept, by an eval or by somebody who played the model, said again in their order. */
export class RecordedModel {
  readonly wire: WireName
  readonly #provider: ScriptedProvider
  readonly #folder: string
  #places: string[]
  /** What was asked for and is not there. */
  readonly missing: string[] = []

  private constructor(provider: ScriptedProvider, folder: string) {
    this.#provider = provider
    this.#folder = folder
    this.#places = placesIn(folder)
    this.wire = wireOf(folder)
    provider.models = ['recorded']
    provider.about = { context_length: 200_000 }
    provider.script = async (say, request) => {
      if (!answersCheck(say, request, ABILITIES)) await this.#say(say)
    }
  }

  /** A folder of an eval's results, or one in which a model was played. */
  static async start(folder: string): Promise<RecordedModel> {
    const kept = join(folder, 'recorded')
    const place = existsSync(kept) ? kept : folder
    if (!existsSync(place)) throw new Problem(`There is no folder ${folder} with recorded answers.`)
    return new RecordedModel(await ScriptedProvider.start(), place)
  }

  get url(): string {
    return this.#provider.url
  }

  /** The answers to one prompt come next; a played folder has one row of answers for all. */
  begin(caseId: string, turn: number): void {
    const own = join(this.#folder, caseId, String(turn))
    if (existsSync(own)) this.#places = placesIn(own)
    else if (existsSync(join(this.#folder, caseId))) this.#places = []
  }

  stop(): Promise<void> {
    return this.#provider.stop()
  }

  async #say(say: Speech): Promise<void> {
    const place = this.#places.shift()
    const written = place && answerFile(place)
    if (written) return sayAnswer(say, readAnswer(written), PACE)
    const stream = place && join(place, 'answer.sse')
    if (stream && existsSync(stream)) {
      say.raw(readFileSync(stream))
      return say.halfClose()
    }
    // The product may ask more often than it did then; what was recorded shall not be lost by that.
    this.missing.push(place ?? 'a further answer')
    say.text(NOTHING_MORE)
  }
}

/** The folders of single answers, by number. */
function placesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter(name => /^\d+$/.test(name))
    .sort((a, b) => Number(a) - Number(b))
    .map(name => join(folder, name))
}

/** Streams are in the format of their provider; written answers are said in that of the chat completions. */
function wireOf(folder: string): WireName {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const stream = names.find(name => name.endsWith('answer.sse'))
  if (stream === undefined) return 'chat'
  const request = join(folder, stream, '..', 'request.json')
  return (JSON.parse(readFileSync(request, 'utf8')) as { wire: WireName }).wire
}
