import type { ModelName } from '#server/env.ts'
import { labelOf } from '#server/generation/model/providers.ts'
import type { Prompt } from '#server/generation/prompt/prompt.ts'
import type { ModelEvent } from '#server/generation/reply/stream.ts'
import { withoutSecrets } from '#server/outside/outside-fetch.ts'
import { putZipped } from '#server/zipped-objects.ts'

/** A word such as “none”, given to a server that wants no key, is no secret, and stands everywhere. */
const SECRET_MIN_CHARACTERS = 12

type Asked = Pick<Prompt, 'instructions' | 'messages' | 'seesEverything'>
type Line = { at: number } & Record<string, unknown>

export const transcriptKey = (patternId: string, traceId: string): string =>
  `transcripts/${patternId}/${traceId}.jsonl.gz`

/** A run's traffic with its model, a JSON line an event, without any secret: how this was made. */
export class Transcript {
  readonly #lines: Line[] = []
  /** As they stand in JSON. */
  readonly #secrets: string[] = []

  /** A provider may repeat the key it did not accept. */
  hide(secret: string | undefined): void {
    if (secret && secret.length >= SECRET_MIN_CHARACTERS)
      this.#secrets.push(JSON.stringify(secret).slice(1, -1))
  }

  asked(model: ModelName, { instructions, messages, seesEverything }: Asked): void {
    this.#add({ kind: 'asked', model: labelOf(model), instructions, messages, seesEverything })
  }

  /** Pieces of one text are one line. */
  said(event: ModelEvent): void {
    const last = this.#lines.at(-1)
    const grows = last?.kind === event.type && last.id === ('id' in event ? event.id : undefined)
    if (grows && 'text' in event) last.text = String(last.text) + event.text
    else if (grows && 'delta' in event) last.delta = String(last.delta) + event.delta
    else this.#add({ kind: event.type, ...event })
  }

  failed(error: unknown): void {
    this.#add({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }

  /** In our own words. */
  noted(message: string): void {
    this.#add({ kind: 'noted', message })
  }

  async save(bucket: R2Bucket, patternId: string, traceId: string): Promise<void> {
    const text = this.#lines.map(line => JSON.stringify(line)).join('\n')
    await putZipped(bucket, transcriptKey(patternId, traceId), withoutSecrets(text, this.#secrets))
  }

  #add(line: Record<string, unknown>): void {
    this.#lines.push({ at: Date.now(), ...line })
  }
}
