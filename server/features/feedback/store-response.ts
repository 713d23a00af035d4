import type { Bindings } from '#server/bindings.ts'
import { deriveId } from '#server/derive-id.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { findQuestions } from '#server/features/editor-metadata/metadata-queries.ts'
import { answersTo } from '#server/features/feedback/answers.ts'
import { insertResponse, isStored, listReaders } from '#server/features/feedback/responses-queries.ts'
import { countAnswer } from '#server/features/feedback/visitor.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { AppError } from '#shared/errors.ts'
import { FEEDBACK_ANSWERS_QUERY, isAsking, type NewResponse } from '#shared/feedback.ts'
import { newId } from '#shared/ids.ts'

interface Sender {
  env: Bindings
  request: Request
  waitUntil(work: Promise<unknown>): void
  /** Of an account, where one is known. */
  userId: string | null
  /** Of the app, where answers are read. */
  origin: string
}

/** Stores what a visitor answered, and tells whoever looks at the answers; its id. The same request again stores nothing more. */
export async function storeResponse(
  sender: Sender,
  { id: patternId, name }: PatternRow,
  { requestId, answers: given, artifactId, page, viewport, anchor }: NewResponse,
): Promise<string> {
  const { env, request, userId } = sender
  const form = await findQuestions(env.DB, patternId)
  if (!isAsking(form)) throw new AppError('feedback_disabled')
  const answers = answersTo(form.questions, given)
  const id = requestId === undefined ? newId() : await deriveId('feedback', patternId, requestId)
  if (requestId !== undefined && (await isStored(env.DB, patternId, id))) return id
  await countAnswer(env, request, { patternId, userId })
  const readers = (await listReaders(env.DB, patternId)).filter(reader => reader.id !== userId)
  const link = `${sender.origin}/c/${patternId}?${FEEDBACK_ANSWERS_QUERY}`
  const row = {
    ...{ id, patternId, answers, artifactId: artifactId ?? null, page: page ?? null },
    ...{ viewport: viewport ?? null, anchor: anchor ?? null },
  }
  const isNew = await commitAndTell(sender, patternId, () =>
    insertResponse(env.DB, row, { readers, said: { design: name, link } }),
  )
  // The same request may have come twice at once.
  if (isNew || (await isStored(env.DB, patternId, id))) return id
  throw new AppError('conflict', 'This design has got as many answers as it can keep.')
}
