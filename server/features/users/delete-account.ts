import { hasPassword } from '#server/auth/accounts-queries.ts'
import { checkPassword, hasJustBegun } from '#server/auth/change-email.ts'
import { withPassword } from '#server/auth/password-tries.ts'
import type { SignedInCall } from '#server/call.ts'
import { endAndTell } from '#server/events/commit-and-tell.ts'
import { person, workspace } from '#server/features/billing/plan-of.ts'
import { isPaidFor } from '#server/features/billing/reconcile.ts'
import { removeAvatar } from '#server/features/users/avatars.ts'
import {
  deleteAccount,
  findHeir,
  listWorkspacesAlone,
} from '#server/features/users/delete-account-queries.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'

interface Wish {
  password: string
  designs: 'delete' | 'handOver'
  to?: string | undefined
}

/** Ends an account; what others have a part in stays with somebody. */
export async function endAccount(call: SignedInCall, wish: Wish): Promise<Response> {
  const { env, user, request } = call
  await checkNothingPaid(call)
  const end = async () => {
    const heir = await heirOf(call, wish)
    await endAndTell(call, () => deleteAccount(env.DB, user.id, heir))
    await removeAvatar(env.FILES, user.id)
    return Response.json(OK)
  }
  // A guest has nothing but this browser to show.
  if (user.isGuest || !user.email) return end()
  if (!(await hasPassword(env.DB, user.id))) {
    if (await hasJustBegun(call)) return end()
    throw new AppError('forbidden', 'Log in again, then delete the account within ten minutes.')
  }
  return withPassword(env, request, { email: user.email, isGuess: true }, async () => {
    await checkPassword(call, wish.password)
    return end()
  })
}

/** Nobody could end what goes on being paid; where others are in a workspace, they can. */
async function checkNothingPaid({ env, user }: SignedInCall): Promise<void> {
  if (await isPaidFor(env, person(user.id)))
    throw new AppError('conflict', 'Your plan is still paid. End that first, under Your Subscription.')
  for (const { id, name } of await listWorkspacesAlone(env.DB, user.id))
    if (await isPaidFor(env, workspace(id)))
      throw new AppError(
        'conflict',
        `The plan of “${name}” is still paid, and only you are in it. End that first, under Your Subscription.`,
      )
}

async function heirOf({ env, user }: SignedInCall, { designs, to }: Wish): Promise<string | null> {
  if (designs === 'delete') return null
  if (!to) throw new AppError('bad_request', 'Choose who gets your designs.')
  if (!(await findHeir(env.DB, user.id, to)))
    throw new AppError(
      'not_found',
      'Designs can be given to somebody with an account whom you share one with.',
    )
  return to
}
