import { type Bindings, settingsOf } from '#server/bindings.ts'
import { listForMember, listOfWorkspace } from '#server/features/models/workspace-models-queries.ts'
import type { UsableModel } from '#server/generation/model/choose-model.ts'
import { held, isForPeople } from '#server/generation/model/own-model.ts'

/** What a workspace has connected, whether it may be asked still, who gave its key, and what was wrong with it last. */
export async function connectedIn(env: Bindings, workspaceId: string) {
  const settings = settingsOf(env)
  const rows = await listOfWorkspace(env.DB, workspaceId)
  return rows.map(({ model: row, by }) => ({
    ...held(row, 'workspace', settings),
    isAllowed: isForPeople(settings, row),
    connectedBy: by,
    problem: row.problem,
    problemAt: row.problemAt?.getTime() ?? null,
  }))
}

interface OfWorkspace {
  model: UsableModel
  orgId: string
  orgName: string
}

/** What somebody may use with keys of the workspace that pays: the one this person is in and has chosen. */
export async function workspaceModelsOf(
  env: Bindings,
  userId: string | null,
  modelId?: string,
): Promise<OfWorkspace[]> {
  const settings = settingsOf(env)
  if (!settings.PERSONAL_KEYS || userId === null) return []
  const rows = await listForMember(env.DB, userId, modelId)
  return rows
    .filter(({ model }) => isForPeople(settings, model))
    .map(({ model: row, orgName }) => ({
      model: held(row, 'workspace', settings),
      ...{ orgId: row.workspaceId, orgName },
    }))
}

/** The model of a prompt that was sent with it; null once it was removed or not allowed any more, or its author left or chose otherwise. */
export async function workspaceModelFor(
  env: Bindings,
  userId: string,
  modelId: string,
): Promise<OfWorkspace | null> {
  return (await workspaceModelsOf(env, userId, modelId))[0] ?? null
}
