import { originOf } from '#server/auth/better-auth.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { findQuestions } from '#server/features/editor-metadata/metadata-queries.ts'
import { csvHeading, csvRow } from '#server/features/feedback/responses-csv.ts'
import {
  countResponses,
  deleteResponses,
  listAnswered,
  listResponses,
  nextResponses,
} from '#server/features/feedback/responses-queries.ts'
import { storeResponse } from '#server/features/feedback/store-response.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { can } from '#shared/access.ts'
import { feedbackApi } from '#shared/api/feedback.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'
import { FEEDBACK_FILE_NAME, type FeedbackResponse } from '#shared/feedback.ts'

const BEHIND_PASSWORD =
  'The pages of this design ask for a password. Open the page, give the password and answer there.'

export function feedbackRoutes(app: AppHono): void {
  serve(app, feedbackApi.respond, async ({ body }, call) => {
    const { pattern, level, caller } = call
    if (pattern.hasPassword && !can(level, 'edit')) throw new AppError('forbidden', BEHIND_PASSWORD)
    const origin = originOf(call.settings, call.request)
    return { id: await storeResponse({ ...call, userId: caller.userId, origin }, pattern, body) }
  })

  serve(app, feedbackApi.remove, async ({ body }, call) => {
    const { env, pattern } = call
    await commitAndTell(call, pattern.id, () => deleteResponses(env.DB, pattern.id, body?.responseIds))
    return OK
  })

  serve(app, feedbackApi.responses, async (_, { env, pattern }) => {
    const [responses, total] = await Promise.all([
      listResponses(env.DB, pattern.id),
      countResponses(env.DB, pattern.id),
    ])
    return { responses, total }
  })

  serve(app, feedbackApi.exportCsv, async (_, { env, pattern }) => {
    const [{ questions }, answered] = await Promise.all([
      findQuestions(env.DB, pattern.id),
      listAnswered(env.DB, pattern.id),
    ])
    const asked = questions.map(({ id, question }) => ({ questionId: id, question }))
    const isAsked = new Set(questions.map(({ id }) => id))
    const columns = [...asked, ...answered.filter(({ questionId }) => !isAsked.has(questionId))]
    return new Response(
      csvOf(columns, after => nextResponses(env.DB, pattern.id, after)),
      {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${FEEDBACK_FILE_NAME}"`,
          'x-content-type-options': 'nosniff',
        },
      },
    )
  })
}

/** Read piece by piece, so that no export holds all answers at once. */
function csvOf(
  columns: Parameters<typeof csvHeading>[0],
  next: (after: FeedbackResponse | null) => Promise<FeedbackResponse[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let last: FeedbackResponse | null = null
  return new ReadableStream({
    start: stream => stream.enqueue(encoder.encode(csvHeading(columns))),
    async pull(stream) {
      const responses = await next(last)
      last = responses.at(-1) ?? null
      if (last === null) stream.close()
      else stream.enqueue(encoder.encode(responses.map(response => csvRow(columns, response)).join('')))
    },
  })
}
