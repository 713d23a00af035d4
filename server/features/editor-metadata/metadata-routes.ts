import { commitAndTell } from '#server/events/commit-and-tell.ts'
import {
  findQuestions,
  savePagePassword,
  saveQuestions,
} from '#server/features/editor-metadata/metadata-queries.ts'
import { hashPagePassword } from '#server/features/editor-metadata/page-password.ts'
import { requireHost } from '#server/preview/require-host.ts'
import { type AppHono, checkLimit, serve } from '#server/serve.ts'
import { can } from '#shared/access.ts'
import { editorMetadataApi } from '#shared/api/editor-metadata.ts'
import { OK } from '#shared/api/ok.ts'
import type { FeedbackQuestion, NewQuestion } from '#shared/feedback.ts'
import { newId } from '#shared/ids.ts'
import { previewLabel } from '#shared/preview.ts'

export function metadataRoutes(app: AppHono): void {
  serve(app, editorMetadataApi.get, async (_, { env, pattern, level }) => ({
    slug: previewLabel(pattern.name, pattern.id),
    hasPassword: pattern.hasPassword,
    // What is asked stands on the pages, so it is behind their password.
    feedbackQuestionData:
      pattern.hasPassword && !can(level, 'edit')
        ? { isEnabled: false, questions: [] }
        : await findQuestions(env.DB, pattern.id),
  }))

  serve(app, editorMetadataApi.feedback, async ({ body: { feedbackQuestionData } }, call) => {
    const { isEnabled, questions } = feedbackQuestionData
    if (isEnabled) requireHost(call, 'feedback')
    const data = { isEnabled, questions: withIds(questions) }
    await commitAndTell(call, call.pattern.id, () => saveQuestions(call.env.DB, call.pattern.id, data))
    return OK
  })

  serve(app, editorMetadataApi.password, async ({ body: { password } }, call) => {
    const { env, pattern, caller } = call
    if (password !== '') {
      requireHost(call, 'password')
      await checkLimit(env.HASHING_LIMIT, `page of ${caller.userId}`)
    }
    const hash = password === '' ? null : await hashPagePassword(password)
    await commitAndTell(call, pattern.id, () => savePagePassword(env.DB, pattern.id, hash))
    return OK
  })
}

/** An id where there is none, and another one where it was used before. */
function withIds<Q extends NewQuestion>(questions: Q[]): (Q & FeedbackQuestion)[] {
  const taken = new Set<string>()
  return questions.map(question => {
    const id = question.id !== undefined && !taken.has(question.id) ? question.id : newId()
    taken.add(id)
    return { ...question, id } as Q & FeedbackQuestion
  })
}
