import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import {
  branchSchema,
  COMMIT_MESSAGE_MAX_CHARACTERS,
  commitIdSchema,
  folderSchema,
  installationIdSchema,
  installationSchema,
  linkStatusSchema,
  pullResultSchema,
  repositoryNameSchema,
  syncPreviewSchema,
  syncResultSchema,
} from '#shared/code-host.ts'
import { idSchema } from '#shared/ids.ts'
import { nameSchema, wordsSchema } from '#shared/text.ts'

const edit = { on: 'pattern', may: 'edit', id: 'path.id' } as const
/** The same again while it is under way waits for it, and after it gives the same answer. */
const requestId = idSchema.optional()
const nothing = z.object({})

/**
 * Designs and repositories. Beside the usual codes: 503 `not_configured` where no app is set up, 409 `busy` while another
 * sync, pull or preview goes on, 409 `not_linked`, and 502 `host_failed` with a sentence for a person.
 */
export const codeHostApi = {
  installations: route('POST /github/installations', {
    access: 'account',
    body: nothing,
    reply: z.object({
      /** Empty while the account is not connected. */
      installations: z.array(installationSchema),
      /** Where it is connected; null: it is. */
      connectUrl: z.string().nullable(),
      /** Where the app is installed for one more account of the host, once connected. */
      installUrl: z.string().nullable().optional(),
    }),
    isCostly: true,
  }),
  linkAccount: route('POST /user/link/github', {
    access: 'account',
    body: z.object({ code: nameSchema(500), state: nameSchema(1_000) }),
    reply: z.object({ isAppConnected: z.literal(true) }),
    isCostly: true,
  }),
  linkRepository: route('POST /editor/linkNewGithub', {
    access: { on: 'pattern', may: 'edit', id: 'body.editorRoomId' },
    body: z.object({
      installationId: installationIdSchema,
      repositoryName: repositoryNameSchema,
      editorRoomId: idSchema,
      /** That of the repository unless told; one that does not exist comes to be with the first push. */
      branch: branchSchema.optional(),
      folder: folderSchema.optional(),
      /** Of a repository that is made by this. */
      isPrivate: z.boolean().default(true),
      requestId,
    }),
    reply: linkStatusSchema,
    ids: {
      'body.installationId': 'elsewhere',
      'body.repositoryName': 'elsewhere',
      'body.branch': 'elsewhere',
      'body.requestId': 'request',
    },
    isCostly: true,
  }),
  linkStatus: route('GET /github/linkStatus/{id}', { access: edit, reply: linkStatusSchema }),
  sync: route('POST /github/sync/{id}', {
    access: edit,
    body: z.object({
      message: wordsSchema(COMMIT_MESSAGE_MAX_CHARACTERS).optional(),
      /** Pushes to a branch of its own, whatever was done to the linked one. */
      sideBranch: z.boolean().optional(),
      /** Of the preview that was shown: where the branch has moved since, it is diverged. */
      base: commitIdSchema.nullable().optional(),
      requestId,
    }),
    reply: syncResultSchema,
    ids: { 'body.requestId': 'request' },
    isCostly: true,
  }),
  // Not in the specification's list, like the two after it: what the next sync would do.
  preview: route('POST /github/sync/{id}/preview', {
    access: edit,
    body: nothing,
    reply: syncPreviewSchema,
    isCostly: true,
  }),
  // What was changed there, as a version of its own; null: there is nothing new.
  pull: route('POST /github/pull/{id}', {
    access: edit,
    body: z.object({ requestId }),
    reply: pullResultSchema,
    ids: { 'body.requestId': 'request' },
    isCostly: true,
  }),
  disconnect: route('POST /github/disconnect/{id}', { access: edit, body: nothing, reply: okSchema }),
  // The picture of a host's account, kept by us since pages load nothing of other hosts.
  avatar: route('GET /github/avatar/{hash}', {
    access: 'anyone',
    reply: z.unknown(),
    ids: { 'path.hash': 'elsewhere' },
  }),
  webhook: route('POST /github/webhook', {
    access: { signed: 'code-host' },
    /** Of many kinds, of which the handler reads what it knows. */
    body: z.looseObject({}),
    reply: okSchema,
    maxBytes: 2_000_000,
  }),
}
