import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '#shared/api/index.ts'
import type { ModelMode } from '#shared/chat.ts'
import { configLabel, PRESETS, type PresetName } from '#shared/design.ts'
import type { People } from '#tests/support/people/people.ts'
import type { ProviderRequest } from '#tests/support/provider/wires/wire.ts'
import { type Before, measureTurn } from './measure-turn.ts'
import type { EvalCase, FollowUp } from './prompts.ts'
import type { CaseResult, TurnResult } from './results.ts'
import { Sitting } from './sitting.ts'

export interface PlayOptions {
  people: People
  url: string
  mode: ModelMode
  /** Where pictures are kept. */
  folder: string
  /** The answer to this turn is the next that is asked for. */
  begin(caseId: string, turn: number): void
  /** What the model was asked since; null where nobody stands between. */
  requests(): readonly ProviderRequest[] | null
  /** US dollars; null where the price is not known. */
  priceOf(tokens: { inputTokens: number; cachedTokens: number; outputTokens: number }): number | null
  maxMinutes: number
  /** Why a further prompt may not be sent. */
  stopBefore(): string | null
  /** A prompt was answered, and is paid for. */
  spend(turn: TurnResult): void
  log(line: string): void
}

/** Plays one case in a browser of a new account's; null where a cap ended it half-way. */
export async function playCase(each: EvalCase, options: PlayOptions): Promise<CaseResult | null> {
  const { person, page, context } = await options.people.come('Eva Luator')
  try {
    for (const key of ['editorWelcome', 'personalize'] as const)
      await person.must(api.users.oneTimeKeys, { body: { key, value: true } })
    const sitting = new Sitting(person, page, options.maxMinutes)
    const turns: TurnResult[] = []
    let before: Before | null = null
    const asked: (EvalCase | FollowUp)[] = [each, ...each.followUps]
    for (const [at, turn] of asked.entries()) {
      const reason = options.stopBefore()
      if (reason) {
        options.log(`${each.id}: ${reason}`)
        return null
      }
      options.begin(each.id, at + 1)
      const label = configLabel(PRESETS[each.preset as PresetName])
      const sent =
        at === 0
          ? await sitting.begin(options.url, { prompt: turn.prompt, mode: options.mode, preset: label })
          : await sitting.follow(turn.prompt)
      const followUp = 'mayLose' in turn ? turn : null
      const measured = await measureTurn({
        ...options,
        person,
        context,
        sent,
        named: turn.named,
        followUp,
        before,
      })
      before = measured.after ?? before
      turns.push({
        ...measured.result,
        prompt: turn.prompt,
        pictures: keep(measured.pictures, options.folder, `${each.id}-${at + 1}`),
      })
      options.spend(turns.at(-1)!)
      options.log(lineOf(each.id, at + 1, turns.at(-1)!))
    }
    return { id: each.id, kind: each.kind, turns }
  } finally {
    await context.close()
  }
}

function keep(
  pictures: { wide: Buffer; narrow: Buffer } | null,
  folder: string,
  name: string,
): TurnResult['pictures'] {
  if (!pictures) return null
  const names = { wide: `pictures/${name}-1440.png`, narrow: `pictures/${name}-390.png` }
  writeFileSync(join(folder, names.wide), pictures.wide)
  writeFileSync(join(folder, names.narrow), pictures.narrow)
  return names
}

const lineOf = (id: string, turn: number, { paintMs, totalMs, told, left, error }: TurnResult): string =>
  `${id} ${turn}: ${paintMs === null ? 'nothing painted' : `painted after ${seconds(paintMs)}`}, done after ${seconds(totalMs)}, ${told.length} faults told, ${left.length} left${error ? `, ${error}` : ''}`

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
