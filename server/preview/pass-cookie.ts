import { type Bindings, settingsOf } from '#server/bindings.ts'
import { openPass, type PreviewPass, sealPass } from '#server/preview/preview-token.ts'
import { cookieOf } from '#server/preview/visitor.ts'

const COOKIE = '__Host-maquette_preview'
const PASS_PARTS = 4
const COOKIE_PASS_MS = 12 * 60 * 60_000

export interface FoundPass {
  pass: PreviewPass | null
  /** One was given, and is good no longer. */
  isOver: boolean
}

export const NO_PASS: FoundPass = { pass: null, isOver: false }

/** Whether a pass stands in the address, good or not: pages of designs have a `t` of their own, as in `?t=30`. */
export const hasPassInAddress = ({ searchParams }: URL): boolean =>
  searchParams.get('t')?.split('.').length === PASS_PARTS

/** The address's own pass first, then the cookie that an earlier one became. */
export async function findPass(
  request: Request,
  url: URL,
  env: Bindings,
  patternId: string,
): Promise<FoundPass> {
  const { AUTH_SECRET } = settingsOf(env)
  const given = [url.searchParams.get('t'), cookieOf(request, COOKIE)].filter(text => text !== null)
  for (const sealed of given) {
    const pass = await openPass(sealed, patternId, AUTH_SECRET)
    if (pass) return { pass, isOver: false }
  }
  return { pass: null, isOver: given.length > 0 }
}

/** The answer, with the pass as a cookie of this host alone. */
export async function withPassCookie(
  response: Response,
  env: Bindings,
  pass: PreviewPass,
): Promise<Response> {
  const sealed = await sealPass(
    { ...pass, expiresAt: Date.now() + COOKIE_PASS_MS },
    settingsOf(env).AUTH_SECRET,
  )
  const answer = new Response(response.body, response)
  // Partitioned: the frame is another site than the page around it. Browsers take "Secure" on localhost.
  answer.headers.append(
    'set-cookie',
    `${COOKIE}=${sealed}; Path=/; Secure; HttpOnly; SameSite=None; Partitioned`,
  )
  return answer
}
