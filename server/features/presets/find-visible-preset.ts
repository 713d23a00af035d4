import { mayDo, patternsFor } from '#server/access/levels.ts'
import type { SignedInCall } from '#server/call.ts'
import {
  findPreset,
  findTakenPreset,
  listUses,
  type PresetOf,
  type TakenPreset,
} from '#server/features/presets/presets-queries.ts'
import { configLabel, isSameConfig, type PatternConfig } from '#shared/design.ts'
import { AppError } from '#shared/errors.ts'
import type { CustomPreset } from '#shared/presets.ts'
import { canInWorkspace } from '#shared/workspaces.ts'

/** As many designs as are asked about in one statement. */
const ASKED_AT_ONCE = 50

/**
 * As it is now for its owner and everybody in its workspace. Whoever else may view a design that uses it is shown what that
 * design took, whatever became of the preset since; throws for everybody else.
 */
export async function visiblePreset(call: SignedInCall, id: string): Promise<CustomPreset> {
  const { env, caller, user } = call
  const found = await findPreset(env.DB, user.id, id)
  if (!found) throw new AppError('not_found', GONE)
  if (isLiveFor(found, user.id)) return shownPreset(found, user.id)
  const uses = await listUses(env.DB, id)
  for (let at = 0; at < uses.length; at += ASKED_AT_ONCE) {
    const asked = uses.slice(at, at + ASKED_AT_ONCE)
    const levelled = await patternsFor(env.DB, user.id, asked)
    for (const patternId of asked) {
      const seen = levelled.get(patternId)
      const taken = mayDo(caller, seen?.level ?? null, 'view') && (await findTakenPreset(env.DB, patternId))
      if (seen && taken) return takenAsShown(found, taken, seen.pattern.config)
    }
  }
  throw new AppError('forbidden')
}

/** As it is now, for its owner and everybody in its workspace; for everybody else there is none. */
export async function livePreset({ env, user }: SignedInCall, id: string): Promise<PresetOf> {
  const found = await findPreset(env.DB, user.id, id)
  if (!found || !isLiveFor(found, user.id)) throw new AppError('not_found', GONE)
  return found
}

/** For its owner, and whoever manages its workspace. */
export async function editablePreset({ env, user }: SignedInCall, id: string): Promise<PresetOf> {
  const found = await findPreset(env.DB, user.id, id)
  if (!found) throw new AppError('not_found', GONE)
  if (!mayEdit(found, user.id)) throw new AppError('forbidden')
  return found
}

const GONE = 'This design preset does not exist.'

const isLiveFor = ({ preset, role }: PresetOf, userId: string): boolean =>
  preset.userId === userId || role !== null

const mayEdit = ({ preset, role }: PresetOf, userId: string): boolean =>
  preset.userId === userId || canInWorkspace(role, 'manage')

/** A preset as one person may see it. */
export function shownPreset(found: PresetOf, userId: string): CustomPreset {
  const { id, name, designSystem, styling, themeCss, notes, workspaceId, updatedAt, ...preset } = found.preset
  return {
    ...{ id, name, themeCss, notes, config: { designSystem, styling } },
    ownerKind: workspaceId === null ? 'user' : 'org',
    ownerId: workspaceId ?? preset.userId ?? '',
    ...(found.role !== null && found.orgName !== null ? { orgName: found.orgName } : {}),
    mayEdit: mayEdit(found, userId),
    updatedAt: updatedAt.getTime(),
  }
}

/** What a design took of it, by which nobody hears of a later change. */
const takenAsShown = (
  { preset: { id, userId, workspaceId } }: PresetOf,
  { name, themeCss, notes }: TakenPreset,
  config: PatternConfig,
): CustomPreset => ({
  ...{ id, name, themeCss, notes, config },
  ownerKind: workspaceId === null ? 'user' : 'org',
  ownerId: workspaceId ?? userId ?? '',
  mayEdit: false,
  isCopy: true,
})

export type PresetToTake = TakenPreset & { config: PatternConfig }

/** What a new design takes of a preset of its maker or of a workspace of his; the two must name the same kind of design. */
export async function presetToTake(
  call: SignedInCall,
  id: string,
  config: PatternConfig | undefined,
): Promise<PresetToTake> {
  const found = await livePreset(call, id)
  const { name, themeCss, notes, config: own } = shownPreset(found, call.user.id)
  if (config && !isSameConfig(config, own))
    throw new AppError('bad_request', `The preset “${name}” is for ${configLabel(own)}.`)
  return { presetId: found.preset.id, name, themeCss, notes, config: own }
}
