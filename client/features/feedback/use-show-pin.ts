import { useSetAtom } from 'jotai'
import { shownPinAtom } from '#client/state/shown-pin.ts'
import type { FeedbackResponse } from '#shared/feedback.ts'
import { answerWords } from './summary-of.ts'

/** Shows in the preview what an answer is about. */
export function useShowPin(patternId: string): (response: FeedbackResponse) => void {
  const show = useSetAtom(shownPinAtom)
  return ({ id, anchor, page, artifactId, artifactVersionName = null, answers }) => {
    if (!anchor) return
    // What was written says most; else what was chosen, with what was asked.
    const [chosen] = answers
    const words =
      answers.find(({ text }) => text)?.text ?? (chosen ? `${chosen.question} ${answerWords(chosen)}` : '')
    show({
      ...{
        patternId,
        responseId: id,
        pin: anchor,
        page: page ?? '/',
        artifactId,
        artifactVersionName,
        words,
      },
    })
  }
}
