import { type AuthCall, accountOf, askLibrary } from '#server/auth/ask-library.ts'
import { AUTH_PATHS, type AuthPath, type AuthPathName } from '#server/auth/auth-paths.ts'
import { createAuth, headersForAuth } from '#server/auth/better-auth.ts'
import { changeEmail } from '#server/auth/change-email.ts'
import { namesOfServices } from '#server/auth/other-services.ts'
import {
  beginPasskey,
  beginPasskeySignIn,
  checkPossible,
  ownPasskeys,
  renamePasskey,
} from '#server/auth/passkey-calls.ts'
import { withPassword } from '#server/auth/password-tries.ts'
import { listSessions, revokeSession } from '#server/auth/session-list.ts'
import { beginSso } from '#server/auth/sso/begin-sso.ts'
import { endSso } from '#server/auth/sso/end-sso.ts'
import { tellAfter } from '#server/auth/tell-after.ts'
import { keptGuest, verifyCode } from '#server/auth/two-factor.ts'
import { verifyEmail } from '#server/auth/verify-email.ts'
import { settingsOf } from '#server/bindings.ts'
import { endAndTell } from '#server/events/commit-and-tell.ts'
import { logError } from '#server/logs/log-error.ts'
import { type AppHono, addressOf, checkLimit, checkOrigin, checkSize, readBody } from '#server/serve.ts'
import { AppError } from '#shared/errors.ts'
import { issueInWords } from '#shared/issue-words.ts'

const AUTH_MAX_BYTES = 16_000

export function authRoutes(app: AppHono): void {
  for (const [path, rule] of Object.entries(AUTH_PATHS)) {
    app.post(`/api/auth/${path}`, async ({ env, req: { raw }, executionCtx }) => {
      checkSize(raw, AUTH_MAX_BYTES)
      const isAlwaysLetIn = 'isAlwaysLetIn' in rule
      await checkLimit(isAlwaysLetIn ? env.ADDRESS_LIMIT : env.SIGN_IN_LIMIT, addressOf(raw))
      checkOrigin(settingsOf(env), raw)
      const waitUntil = (work: Promise<unknown>) => executionCtx.waitUntil(work)
      const body = parsed(rule, await readBody(raw, AUTH_MAX_BYTES))
      return answer({ env, request: raw, waitUntil, path: path as AuthPathName, body }, rule)
    })
  }
  app.get('/api/auth/callback/:service', async ({ env, req, executionCtx }) => {
    await checkLimit(env.SIGN_IN_LIMIT, addressOf(req.raw))
    const waitUntil = (work: Promise<unknown>) => executionCtx.waitUntil(work)
    const service = namesOfServices(settingsOf(env)).find(name => name === req.param('service'))
    if (!service) throw new AppError('not_found')
    // A guest who comes in leaves a session behind.
    return endAndTell({ env, waitUntil }, async () => {
      const headers = await headersForAuth(env, req.raw)
      return createAuth(env).handler(new Request(req.raw.url, { headers }))
    })
  })
  app.get('/api/auth/sso/callback/:workspace', async ({ env, req, executionCtx }) => {
    await checkLimit(env.SIGN_IN_LIMIT, addressOf(req.raw))
    const waitUntil = (work: Promise<unknown>) => executionCtx.waitUntil(work)
    return endSso({ env, request: req.raw, waitUntil }, req.param('workspace'))
  })
  app.get('/api/auth/list-sessions', async ({ env, req: { raw } }) => {
    await checkLimit(env.ADDRESS_LIMIT, addressOf(raw))
    return listSessions(env, raw)
  })
  app.get('/api/auth/passkey/list-user-passkeys', async ({ env, req: { raw } }) => {
    await checkLimit(env.ADDRESS_LIMIT, addressOf(raw))
    return ownPasskeys(env, raw)
  })
}

async function answer(call: AuthCall, rule: AuthPath): Promise<Response> {
  const { env, request, body } = call
  const account = rule.needsAccount ? await accountOf(call) : null
  if (isSilent(call, rule)) return silently(call, rule)
  const email = typeof body.email === 'string' ? body.email : account?.email
  const ask = async () => tellAfter(call, account, await carryOut(call))
  if (!rule.hashes) return ask()
  if (email) return withPassword(env, request, { email, isGuess: rule.hashes === 'guess' }, ask)
  await checkLimit(env.HASHING_LIMIT, 'strangers')
  return ask()
}

function carryOut(call: AuthCall): Promise<Response> {
  switch (call.path) {
    case 'sign-in/anonymous':
      if (!settingsOf(call.env).GUESTS) throw new AppError('guests_off')
      return askLibrary(call)
    case 'sign-in/email':
      return keptGuest(call)
    case 'sign-in/sso':
      return beginSso(call)
    case 'verify-email':
      return verifyEmail(call)
    case 'change-email':
      return changeEmail(call)
    case 'revoke-session':
      return revokeSession(call)
    case 'passkey/generate-register-options':
      return beginPasskey(call)
    case 'passkey/generate-authenticate-options':
      return beginPasskeySignIn(call)
    case 'passkey/update-passkey':
      return renamePasskey(call)
    case 'passkey/verify-registration':
    case 'passkey/verify-authentication':
      checkPossible(call.env)
      return askLibrary(call)
    case 'two-factor/verify-totp':
    case 'two-factor/verify-backup-code':
      return verifyCode(call)
    default:
      return askLibrary(call)
  }
}

/** Where addresses are verified by mail, even making an account says nothing: all else is in the mail. */
const isSilent = ({ env, path }: AuthCall, rule: AuthPath): boolean =>
  rule.isSilent === true || (path === 'sign-up/email' && settingsOf(env).MAIL_URL !== undefined)

/** The answer is there before anything is looked up. */
async function silently(call: AuthCall, rule: AuthPath): Promise<Response> {
  const { MAIL_URL, isLocal } = settingsOf(call.env)
  if (!MAIL_URL && !isLocal) throw new AppError('not_configured', 'This server sends no mail.')
  if (rule.hashes) await checkLimit(call.env.HASHING_LIMIT, 'strangers')
  const working = askLibrary(call).catch(error =>
    logError(`auth/${call.path} failed behind its answer`, error),
  )
  call.waitUntil(working)
  return Response.json({ status: true, token: null })
}

function parsed(rule: AuthPath, text: string): Record<string, unknown> {
  const body = rule.body.safeParse(jsonIn(text))
  if (!body.success) throw new AppError('bad_request', issueInWords(body.error))
  return body.data
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text || '{}')
  } catch {
    throw new AppError('bad_request', 'The body is not JSON.')
  }
}
