import { z } from 'zod'
import { mayDo } from '#server/access/levels.ts'
import { settingsOf } from '#server/bindings.ts'
import type { SignedInCanvasCall } from '#server/call.ts'
import { commitAndTell, endAndTell } from '#server/events/commit-and-tell.ts'
import { canvasMayBePrivate } from '#server/features/billing/may-be-private.ts'
import { upsertCanvasInvite } from '#server/features/canvas/canvas-invites-queries.ts'
import {
  type LeftCanvas,
  putBackOnCanvas,
  removeFromCanvas,
  shareCanvas,
  unshareCanvas,
} from '#server/features/canvas/canvas-members-queries.ts'
import { canvasAccessData } from '#server/features/canvas/canvas-people.ts'
import { setSpaceAccess } from '#server/features/canvas/spaces-queries.ts'
import { inviteLink } from '#server/features/sharing/invite-link.ts'
import { emailsOrThrow } from '#server/features/sharing/invited-emails.ts'
import { sealValue, unsealValue } from '#server/outside/signed-token.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { canvasApi } from '#shared/api/canvas.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'
import { idSchema, newId } from '#shared/ids.ts'

const PURPOSE = 'left canvas'
const UNDO_FOR_MS = 10 * 60_000
const NO_ACCESS = 'This workspace has no access to this canvas.'

/** Who may see and change a canvas, and with it the designs that stand there. */
export function canvasSharingRoutes(app: AppHono): void {
  serve(app, canvasApi.owner, async (_, call) => ({
    ...(await canvasAccessData(call, call.canvas)),
    access: call.canvas.access,
  }))

  serve(app, canvasApi.invite, async ({ body }, call) => {
    const invites = []
    for (const email of emailsOrThrow(body.emails)) invites.push({ email, link: await invite(call, email) })
    return { invites }
  })

  serve(app, canvasApi.inviteOrg, async ({ body }, call) => {
    const { env, canvas, user } = call
    const share = { spaceId: canvas.id, workspaceId: body.orgId, actorId: user.id }
    if (!(await endAndTell(call, () => shareCanvas(env.DB, share)))) throw new AppError('forbidden')
    return OK
  })

  serve(app, canvasApi.removeUser, async ({ body: { userIdToRemove } }, call) => {
    const { env, canvas, user } = call
    if (userIdToRemove !== user.id && !mayDo(call.caller, call.level, 'share'))
      throw new AppError('forbidden')
    if (userIdToRemove === canvas.ownerId)
      throw new AppError('forbidden', 'The owner cannot be removed or changed.')
    const left = await endAndTell(call, () => removeFromCanvas(env.DB, canvas.id, userIdToRemove))
    if (!left) throw new AppError('not_found', 'This person has no access to this canvas.')
    return { undo: await sealLeft(call, left) }
  })

  serve(app, canvasApi.removeOrg, async ({ body }, call) => {
    const { env, canvas } = call
    const left = await endAndTell(call, () => unshareCanvas(env.DB, canvas.id, body.orgId))
    if (!left) throw new AppError('not_found', NO_ACCESS)
    return { undo: await sealLeft(call, left) }
  })

  serve(app, canvasApi.undoRemove, async ({ body }, call) => {
    const { env, canvas } = call
    const removal = await unsealValue(PURPOSE, body.undo, removalSchema, settingsOf(env).AUTH_SECRET)
    if (removal?.spaceId !== canvas.id)
      throw new AppError('conflict', 'This can no longer be undone. Invite the person again.')
    await endAndTell(call, () => putBackOnCanvas(env.DB, canvas.id, removal.left))
    return OK
  })

  serve(app, canvasApi.access, async ({ body }, call) => {
    const { env, canvas } = call
    const isClosed = body.access === 'private' && canvas.access === 'public'
    if (isClosed && !(await canvasMayBePrivate(env, canvas))) throw new AppError('plan_required')
    await endAndTell(call, () => setSpaceAccess(env.DB, canvas.id, body.access))
    return OK
  })
}

const removalSchema = z.object({
  spaceId: idSchema,
  left: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('member'), userId: z.string(), createdAt: z.number() }),
    z.object({ kind: z.literal('org'), orgId: z.string(), createdAt: z.number() }),
    z.object({
      kind: z.literal('invite'),
      email: z.string(),
      token: z.string(),
      invitedBy: z.string(),
      createdAt: z.number(),
    }),
  ]) satisfies z.ZodType<LeftCanvas>,
})

/** What was removed, sealed: it is kept by whoever removed it, and by nobody else. */
const sealLeft = ({ env, canvas }: SignedInCanvasCall, left: LeftCanvas): Promise<string> =>
  sealValue(PURPOSE, { spaceId: canvas.id, left }, Date.now() + UNDO_FOR_MS, settingsOf(env).AUTH_SECRET)

/** A link that proves itself, for every address alike. */
async function invite(call: SignedInCanvasCall, email: string): Promise<string> {
  const { env, canvas, user } = call
  const asked = { spaceId: canvas.id, email, token: newId() + newId(), invitedBy: user.id }
  const said = { person: user.name, design: canvas.name, link: inviteLink(call, '') }
  const token = await commitAndTell(call, null, () => upsertCanvasInvite(env.DB, asked, said))
  return inviteLink(call, token)
}
