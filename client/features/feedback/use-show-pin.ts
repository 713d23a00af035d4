import { useSetAtom } from 'jotai'
import { shownPinAtom } from '#client/state/shown-pin.ts'
import type { FeedbackResponse } from '#shared/feedback.ts'
import { answerWords } from './summary-of.ts'

/** Shows in the preview what an answer is about. */
export function useShowPin(patternId: string): (response: FeedbackResponse) => void {
  const show = useSetAtom(shownPinAtom)
  return ({ id, anchor, page, artifactId, artifactVersionName = null, answers }) => {
    if (!anchor) return
    const words = answers.map(answerWords).find(text => text !== '') ?? ''
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
