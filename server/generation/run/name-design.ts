import { writeMeta } from '#room-schema/editor-room.ts'
import { renamePattern } from '#server/features/patterns/patterns-queries.ts'
import type { LiveRun } from '#server/generation/run/live-run.ts'
import type { Answer } from '#server/generation/run/perform.ts'
import type { RunStart } from '#server/generation/run/start.ts'
import { designName } from '#shared/design-name.ts'
import { UNTITLED } from '#shared/patterns.ts'

/** A new design takes the name that its model gave it, unless a person has named it. */
export async function nameDesign(
  { env, room }: LiveRun,
  { baseId, pattern }: RunStart,
  { name, asked }: Pick<Answer, 'name' | 'asked'>,
): Promise<void> {
  if (!name || baseId !== null || !isOfPrompt(pattern.name, asked)) return
  if (!(await renamePattern(env.DB, pattern.id, { from: pattern.name, to: name }))) return
  room.write(doc => writeMeta(doc, { name }))
}

const isOfPrompt = (name: string, asked: readonly string[]): boolean =>
  name === UNTITLED || asked.some(prompt => designName(prompt) === name)
