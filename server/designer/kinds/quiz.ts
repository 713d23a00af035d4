import { questionsFor } from '#server/designer/datasets/questions.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { quizRound } from '#server/designer/sections/play/quiz-round.ts'

const SECONDS = 20

/** Question after question, and what one got right. */
export const quizKind: Kind = {
  name: 'quiz',
  label: 'a quiz',
  shape: 'site',
  words:
    /\b(?:(?:trivia |pub |online )?quiz(?:zes)?(?: app| game| page| site| website| results?(?: page| screen)?)*|trivia(?: game| app| night)?|(?:quiz|test|exam) results?(?: page| screen))\b/i,
  compose: page => {
    const { prompt } = page.brief
    const { title, questions } = questionsFor(prompt)
    const isResult = /\b(?:quiz|test|exam) results?\b/i.test(prompt)
    const given = /\b(\d{1,2}) (?:out of|of|\/) ?(\d{1,2})\b/.exec(prompt)
    const wished = Number(given?.[2] ?? /\b(\d{1,2}) questions\b/i.exec(prompt)?.[1] ?? questions.length)
    const asked = questions.slice(0, Math.max(3, wished))
    return appDesign(
      page,
      withAsked(page, [
        {
          label: 'Quiz',
          icon: 'CircleHelp',
          says: 'questions against a countdown, a score, and a look back at every answer',
          piece: quizRound(page, {
            title: `${title} quiz`,
            seconds: SECONDS,
            questions: asked,
            rightAtFirst: isResult ? Number(given?.[1] ?? Math.ceil(asked.length * 0.8)) : null,
          }),
        },
      ]),
      { frame: 'site' },
    )
  },
}
