import {
  isUnlocked,
  tryPagePassword,
  unlockingCookie,
} from '#server/features/editor-metadata/page-password.ts'
import { passwordPage } from '#server/features/editor-metadata/password-page.ts'
import { placeOnHost } from '#server/preview/own-page.ts'
import type { HostAsked, OwnPath } from '#server/preview/own-paths.ts'
import { levelRefusal } from '#server/preview/page-access.ts'
import { stateAnswer } from '#server/preview/state-page.ts'
import { readBody } from '#server/serve.ts'
import { tooManyTries } from '#shared/messages.ts'
import { PASSWORD_PATH, pagePasswordSchema } from '#shared/page-password.ts'

const BODY_MAX_BYTES = 8_000
const WRONG = 'This is not the password. Ask whoever gave you the address.'

export const PASSWORD_PATHS: readonly OwnPath[] = [
  { path: PASSWORD_PATH, methods: ['GET', 'POST'], may: 'ask', answer: answerPassword },
]

/** GET asks for the password, POST tries one and leads back to where somebody came from. */
async function answerPassword(asked: HostAsked): Promise<Response> {
  const { request, env, url, pattern } = asked
  const refusal = await levelRefusal(asked, { hasPass: false, isOver: false })
  if (refusal) return stateAnswer(request, env, refusal)
  const { password, to } = request.method === 'POST' ? await sent(request) : NOTHING
  const place = placeOnHost(to ?? url.searchParams.get('to'), url)
  place.searchParams.delete('t')
  if (!pattern.hasPassword || (password === null && (await isUnlocked(env, request, pattern.id))))
    return seeOther(place)
  if (password === null) return passwordPage(asked, place, { status: 200 })
  const parsed = pagePasswordSchema.safeParse(password)
  if (!parsed.success) return passwordPage(asked, place, { status: 401, problem: WRONG })
  const tried = await tryPagePassword(env, request, pattern.id, parsed.data)
  if (tried === 'wrong') return passwordPage(asked, place, { status: 401, problem: WRONG })
  if ('opens' in tried) {
    // Without a password there is nothing to open: one that is set by now is asked for on the page.
    if (tried.opens === null) return seeOther(place)
    return seeOther(place, await unlockingCookie(env, pattern.id, tried.opens))
  }
  const seconds = Math.ceil(tried.waitMs / 1_000)
  return passwordPage(asked, place, { status: 429, problem: tooManyTries(seconds), retryAfterS: seconds })
}

interface Sent {
  password: string | null
  to: string | null
}

const NOTHING: Sent = { password: null, to: null }

/** As a form sends it, or as JSON. */
async function sent(request: Request): Promise<Sent> {
  const body = await readBody(request, BODY_MAX_BYTES).catch(() => '')
  if (!request.headers.get('content-type')?.includes('json')) {
    const form = new URLSearchParams(body)
    return { password: form.get('password') ?? '', to: form.get('to') }
  }
  const value: unknown = await Promise.resolve(body)
    .then(JSON.parse)
    .catch(() => null)
  const { password, to } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >
  return {
    password: typeof password === 'string' ? password : '',
    to: typeof to === 'string' ? to : null,
  }
}

/** Only ever to this host. */
const seeOther = ({ pathname, search }: URL, cookie?: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: `${pathname.replace(/^\/{2,}/, '/')}${search}`,
      'cache-control': 'private, no-store',
      ...(cookie && { 'set-cookie': cookie }),
    },
  })
