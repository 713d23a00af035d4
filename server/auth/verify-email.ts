import { type AuthCall, accountOf, askLibrary, codeOf } from '#server/auth/ask-library.ts'
import { visitorOf } from '#server/auth/caller.ts'
import { sayingsOf } from '#server/auth/mail-token.ts'
import { withPassword } from '#server/auth/password-tries.ts'
import { forgetTokens } from '#server/auth/verification-queries.ts'
import { AppError } from '#shared/errors.ts'

/**
 * The link in a mail, once its page's button is pressed. A new account's address is proven together with its password:
 * whoever registers somebody else's address has no use of the owner's opening that mail.
 */
export async function verifyEmail(call: AuthCall): Promise<Response> {
  const { env, request, body } = call
  const { email, updateTo } = sayingsOf(String(body.token))
  if (!email) throw new AppError('bad_request', LINK_IS_OVER)
  if (updateTo) return verifyNewAddress(call, email)
  const { user } = await visitorOf(env, request)
  if (user?.email === email) return verified(call)
  const password = typeof body.password === 'string' ? body.password : null
  if (password === null) throw new AppError('unauthenticated', 'Enter the password of this account.')
  const signIn = () => askLibrary(call, { path: 'sign-in/email', body: { email, password } })
  return withPassword(env, request, { email, isGuess: true }, async () => {
    const tried = await signIn()
    if ((await codeOf(tried)) !== 'EMAIL_NOT_VERIFIED') return tried
    const answer = await verified(call)
    return answer.ok ? signIn() : answer
  })
}

const verified = (call: AuthCall): Promise<Response> =>
  askLibrary(call, { method: 'GET', query: { token: String(call.body.token) } })

/** Only for whoever is logged in to the account: the library would log in whoever has the link, past every second factor. */
async function verifyNewAddress(call: AuthCall, email: string): Promise<Response> {
  const account = await accountOf(call)
  if (account.email !== email) throw new AppError('forbidden', LINK_OF_ANOTHER)
  const answer = await verified(call)
  // A link for a new password went to the address before.
  if (answer.ok) await forgetTokens(call.env.DB, account.id)
  return answer
}

const LINK_IS_OVER = 'This link is over or was changed. Ask for another one.'
const LINK_OF_ANOTHER = 'This link is of another account. Log in to that one to use it.'
