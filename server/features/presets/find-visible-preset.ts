import { mayDo, patternsFor } from '#server/access/levels.ts'
import type { SignedInCall } from '#server/call.ts'
import {
  findPreset,
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

/** For its owner, everybody in its workspace, and whoever may view a design that uses it; throws for everybody else. */
export async function visiblePreset(call: SignedInCall, id: string): Promise<PresetOf> {
  const { env, caller, user } = call
  const found = await findPreset(env.DB, user.id, id)
  if (!found) throw new AppError('not_found', GONE)
  if (found.preset.userId === user.id || found.role !== null) return found
  const uses = await listUses(env.DB, id)
  for (let at = 0; at < uses.length; at += ASKED_AT_ONCE) {
    const levelled = await patternsFor(env.DB, user.id, uses.slice(at, at + ASKED_AT_ONCE))
    if ([...levelled.values()].some(({ level }) => mayDo(caller, level, 'view'))) return found
  }
  throw new AppError('forbidden')
}

/** For its owner, and whoever manages its workspace. */
export async function editablePreset({ env, user }: SignedInCall, id: string): Promise<PresetOf> {
  const found = await findPreset(env.DB, user.id, id)
  if (!found) throw new AppError('not_found', GONE)
  if (!mayEdit(found, user.id)) throw new AppError('forbidden')
  return found
}

const GONE = 'This design preset does not exist.'

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

/** What a new design takes of a preset that its maker may see; the two must name the same kind of design. */
export async function presetToTake(
  call: SignedInCall,
  id: string,
  config: PatternConfig | undefined,
): Promise<TakenPreset & { config: PatternConfig }> {
  const found = await visiblePreset(call, id)
  const { name, themeCss, notes, config: own } = shownPreset(found, call.user.id)
  if (config && !isSameConfig(config, own))
    throw new AppError('bad_request', `The preset “${name}” is for ${configLabel(own)}.`)
  return { presetId: found.preset.id, name, themeCss, notes, config: own }
}
