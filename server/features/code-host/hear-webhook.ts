import { z } from 'zod'
import type { Bindings } from '#server/bindings.ts'
import { checkHostAccount } from '#server/features/code-host/check-host-account.ts'
import { tellCommit, tellOf } from '#server/features/code-host/links-queries.ts'
import { FULL_NAME } from '#server/features/code-host/repositories.ts'
import { editorRoom } from '#server/rooms/room-stubs.ts'

const repository = z.object({ id: z.int(), full_name: z.string().regex(FULL_NAME) })
const installation = z.object({ id: z.int() })

/** As much of an event as says what has changed; what is done about it is asked of the host by whoever syncs next. */
const eventSchema = z.object({
  action: z.string().max(50).optional(),
  ref: z.string().max(300).optional(),
  after: z.string().max(64).optional(),
  repository: repository.optional(),
  repositories_removed: z.array(repository).max(1_000).optional(),
  installation: installation.optional(),
  sender: z.object({ id: z.int() }).optional(),
})
type Event = z.infer<typeof eventSchema>

/** Takes in what the host tells, and has the rooms of the designs it concerns say that there is news. */
export async function hearWebhook(env: Bindings, kind: string | null, body: unknown): Promise<void> {
  const event = eventSchema.safeParse(body).data
  if (!event || kind === null || !Object.hasOwn(HEARD, kind)) return
  const told = await HEARD[kind]!(env, event)
  for (const patternId of new Set(told)) await editorRoom(env, patternId).linkChanged(patternId)
}

const COMMIT = /^[0-9a-f]{40}$/
const HEADS = 'refs/heads/'
const NOBODY: string[] = []

const HEARD: Record<string, (env: Bindings, event: Event) => Promise<string[]>> = {
  push: async ({ DB: d1 }, { ref = '', after = '', repository: where }) =>
    where && ref.startsWith(HEADS) && COMMIT.test(after)
      ? tellCommit(d1, where.id, ref.slice(HEADS.length), after)
      : NOBODY,
  repository: async ({ DB: d1 }, { action, repository: where }) => {
    if (!where) return NOBODY
    if (action === 'deleted') return tellOf(d1, { repositoryId: where.id }, { problem: 'gone' })
    if (action === 'renamed' || action === 'transferred')
      return tellOf(d1, { repositoryId: where.id }, { fullName: where.full_name })
    return NOBODY
  },
  installation: async ({ DB: d1 }, { action, installation: which }) => {
    if (!which) return NOBODY
    if (action === 'deleted' || action === 'suspend')
      return tellOf(d1, { installationId: which.id }, { problem: 'refused' })
    if (action === 'unsuspend') return tellOf(d1, { installationId: which.id }, { problem: null })
    return NOBODY
  },
  installation_repositories: async ({ DB: d1 }, { repositories_removed: removed = [] }) => {
    const told: string[] = []
    for (const { id } of removed)
      told.push(...(await tellOf(d1, { repositoryId: id }, { problem: 'refused' })))
    return told
  },
  /** Somebody took back on the host what they had allowed here. A letter of before says so too, so the host is asked. */
  github_app_authorization: async (env, { action, sender }) => {
    if (action === 'revoked' && sender) await checkHostAccount(env, sender.id)
    return NOBODY
  },
}
