import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { feedbackQuestionDataSchema, questionSchema } from '#shared/feedback.ts'
import { idSchema } from '#shared/ids.ts'
import { pagePasswordSchema } from '#shared/page-password.ts'

const edits = { on: 'pattern', may: 'edit', id: 'path.id' } as const

/** What a design has beside itself: its pages' name, their password, and what visitors are asked. */
export const editorMetadataApi = {
  get: route('GET /editor-metadata/{id}', {
    access: { on: 'pattern', may: 'view', id: 'path.id' },
    reply: z.object({
      /** The label of its host. */
      slug: z.string(),
      hasPassword: z.boolean(),
      feedbackQuestionData: z.object({
        isEnabled: z.boolean(),
        questions: z.array(z.intersection(questionSchema, z.object({ id: idSchema }))),
      }),
    }),
  }),
  feedback: route('PATCH /editor-metadata/feedback/{id}', {
    access: edits,
    body: z.object({ feedbackQuestionData: feedbackQuestionDataSchema }),
    reply: okSchema,
    ids: { 'body.feedbackQuestionData.questions[].id': 'new' },
  }),
  /** An empty one takes it away. */
  password: route('POST /editor-metadata/{id}', {
    access: edits,
    body: z.object({ password: pagePasswordSchema }),
    reply: okSchema,
    isCostly: true,
  }),
}
