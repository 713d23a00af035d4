import { patternFor } from '#server/access/levels.ts'
import { originOf } from '#server/auth/better-auth.ts'
import type { Call } from '#server/call.ts'
import { commitAndTell } from '#server/events/tell-rooms.ts'
import { mailOf } from '#server/features/mail/letters/letter.ts'
import { accessGrantedLetter, accessRequestLetter } from '#server/features/mail/letters/sharing-letters.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import {
  answerRequest,
  insertRequest,
  listRequests,
  type RequestRow,
} from '#server/features/sharing/access-requests-queries.ts'
import { findPerson } from '#server/features/users/users-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { sharingApi } from '#shared/api/sharing.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import type { AccessRequest } from '#shared/workspaces.ts'

/** Whoever was refused may ask again after this time. */
const ASKED_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000

/** Asking to be let into a design, and the answer. */
export function accessRequestsRoutes(app: AppHono): void {
  serve(app, sharingApi.request, async ({ path, body: { message } }, call) => {
    const { env, user } = call
    const found = await patternFor(env.DB, user.id, path.id)
    if (!found) throw new AppError('not_found')
    const { pattern, level } = found
    if (pattern.spacePointer) throw new AppError('managed_by_canvas')
    if (level !== null) throw new AppError('conflict', 'You can open this design already.')
    const refusedBefore = Date.now() - ASKED_AGAIN_AFTER_MS
    const request = { id: newId(), patternId: pattern.id, userId: user.id, message, refusedBefore }
    const asked = await insertRequest(env.DB, request)
    if (asked === null)
      throw new AppError('conflict', 'You cannot ask for this design right now. Try again tomorrow.')
    const owner = asked === 'new' ? await findPerson(env.DB, pattern.ownerId) : null
    if (owner && !owner.isGuest)
      await sendMail(
        env,
        mailOf(owner.email, accessRequestLetter({ person: user.name, ...about(call, pattern) }, message)),
        { kind: 'notice', by: user },
      )
    return OK
  })

  serve(app, sharingApi.requests, async (_, { env, pattern }) => ({
    requests: (await listRequests(env.DB, pattern.id)).map(shown),
  }))

  serve(app, sharingApi.answer, async ({ body }, call) => {
    const { env, pattern, user } = call
    const level = body.isGranted ? body.permissionLevel : null
    const asked = await commitAndTell(call, pattern.id, () =>
      answerRequest(env.DB, { patternId: pattern.id, id: body.id, level }),
    )
    if (!asked) throw new AppError('not_found', 'This request has been answered.')
    const person = level && (await findPerson(env.DB, asked.userId))
    if (person && !person.isGuest)
      await sendMail(
        env,
        mailOf(person.email, accessGrantedLetter({ person: user.name, ...about(call, pattern) }, level)),
        { kind: 'notice', by: user },
      )
    return OK
  })
}

const shown = ({ userId, name, image, ...request }: RequestRow): AccessRequest => ({
  ...request,
  user: { id: userId, name, avatarUrl: image },
})

const about = ({ settings, request }: Call, { id, name }: PatternRow) => ({
  design: name,
  link: `${originOf(settings, request)}/c/${id}`,
})
