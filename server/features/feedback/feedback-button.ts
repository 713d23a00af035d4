import type { Bindings } from '#server/bindings.ts'
import { findQuestions } from '#server/features/editor-metadata/metadata-queries.ts'
import { FEEDBACK_BUTTON_SCRIPT, FEEDBACK_PATH, isAsking } from '#shared/feedback.ts'

/** What a page needs to ask its visitors: a script at the end of its body, and a frame that its policy allows. */
export interface FeedbackButton {
  tag: string
  formUrl: string
}

/** Null where nobody is asked, and in frames of the app, which have the editor around them. */
export async function feedbackButton(
  request: Request,
  env: Bindings,
  patternId: string,
  artifactId: string,
): Promise<FeedbackButton | null> {
  const shownIn = request.headers.get('sec-fetch-dest') ?? 'document'
  if (shownIn !== 'document' || !isAsking(await findQuestions(env.DB, patternId))) return null
  return {
    // Whoever runs no scripts has the form at its own address.
    tag: `<script type="module" src="${FEEDBACK_BUTTON_SCRIPT}?v=${artifactId}"></script>
<noscript><p style="position:fixed;right:16px;bottom:16px;margin:0"><a href="${FEEDBACK_PATH}?artifactId=${artifactId}">Feedback</a></p></noscript>`,
    formUrl: `${new URL(request.url).origin}${FEEDBACK_PATH}`,
  }
}
