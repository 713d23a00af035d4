import { waitUntil } from 'cloudflare:workers'
import { settingsOf } from '#server/bindings.ts'
import { findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { findQuestions } from '#server/features/editor-metadata/metadata-queries.ts'
import { feedbackPage, notAskingPage, thanksPage } from '#server/features/feedback/feedback-page.ts'
import { responseOfForm } from '#server/features/feedback/form-fields.ts'
import { storeResponse } from '#server/features/feedback/store-response.ts'
import { visitorCookie } from '#server/features/feedback/visitor.ts'
import type { HostAsked, OwnPath } from '#server/preview/own-paths.ts'
import { errorResponse, readBody } from '#server/serve.ts'
import { AppError, ERROR_STATUS } from '#shared/errors.ts'
import { FEEDBACK_PATH, type FeedbackQuestionData, isAsking, newResponseSchema } from '#shared/feedback.ts'
import { issueInWords } from '#shared/issue-words.ts'

const BODY_MAX_BYTES = 256_000
const SENT_QUERY = 'sent'

export const FEEDBACK_PATHS: readonly OwnPath[] = [
  { path: FEEDBACK_PATH, methods: ['GET', 'POST'], may: 'see the page', answer: answerFeedback },
]

/** GET is the questions: as a form for people, as JSON for programs. POST is an answer, from the form or as JSON. */
async function answerFeedback(asked: HostAsked): Promise<Response> {
  const { request, url } = asked
  if (request.method === 'POST') return take(asked)
  const form = await findQuestions(asked.env.DB, asked.pattern.id)
  const isPage = request.headers.get('accept')?.includes('text/html')
  if (isPage && url.searchParams.has(SENT_QUERY)) return thanksPage(asked)
  if (isPage && !isAsking(form)) return notAskingPage(asked)
  const answer = isPage
    ? await feedbackPage(asked, form.questions)
    : Response.json(form, { headers: { 'cache-control': 'private, no-store' } })
  const cookie = isAsking(form) ? await visitorCookie(asked.env, request) : null
  if (cookie) answer.headers.append('set-cookie', cookie)
  return answer
}

async function take(asked: HostAsked): Promise<Response> {
  const { request } = asked
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  if (isForm) return takeForm(asked)
  try {
    const body = await readBody(request, BODY_MAX_BYTES)
    return Response.json(
      { id: await store(asked, parse(body)) },
      { headers: { 'cache-control': 'no-store' } },
    )
  } catch (error) {
    if (error instanceof AppError) return errorResponse(error.code, error.message)
    throw error
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new AppError('bad_request', 'The body is not JSON.')
  }
}

/** As a browser without scripts sends it: what was typed stands in the form again when it was not taken. */
async function takeForm(asked: HostAsked): Promise<Response> {
  const { env, request, pattern } = asked
  const form: FeedbackQuestionData = await findQuestions(env.DB, pattern.id)
  let fields = new URLSearchParams()
  try {
    fields = new URLSearchParams(await readBody(request, BODY_MAX_BYTES))
    await store(asked, responseOfForm(form.questions, fields))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (!isAsking(form)) return notAskingPage(asked)
    const said = { status: ERROR_STATUS[error.code], problem: error.message, fields }
    return feedbackPage(asked, form.questions, said)
  }
  const location = `${FEEDBACK_PATH}?${SENT_QUERY}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}

async function store({ env, request, pattern, caller }: HostAsked, value: unknown): Promise<string> {
  const parsed = newResponseSchema.safeParse(value)
  if (!parsed.success) throw new AppError('bad_request', issueInWords(parsed.error))
  const { artifactId } = parsed.data
  if (artifactId !== undefined && (await findArtifact(env.DB, artifactId))?.patternId !== pattern.id)
    throw new AppError('not_found')
  const { origin } = new URL(settingsOf(env).BASE_URL)
  return storeResponse({ env, request, waitUntil, userId: caller.userId, origin }, pattern, parsed.data)
}
