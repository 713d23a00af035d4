import { questionsFor } from '#server/designer/datasets/questions.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { exam } from '#server/designer/sections/play/exam.ts'

const MINUTES = 20

/** Questions against the clock. */
export const examKind: Kind = {
  name: 'exam',
  label: 'an exam with a clock',
  shape: 'work',
  words:
    /\b(?:(?:online |mock |practice )?exams?(?: system| site| website| app| platform| page| simulat\w+)?|(?:theory|practice|mock|assessment|placement|aptitude) tests?(?: app| site| website| page)?|(?:online )?test(?:ing)? (?:platform|taking app))\b/i,
  compose: page => {
    const { title, questions } = questionsFor(page.brief.prompt)
    return appDesign(
      page,
      withAsked(page, [
        {
          label: 'Exam',
          icon: 'ClipboardCheck',
          says: 'timed questions in any order, marks for review, and a result by topic',
          piece: exam(page, {
            title: `Exam: ${title.toLowerCase()}`,
            note: `${questions.length} questions, ${MINUTES} minutes. You may go back until you hand in.`,
            minutes: MINUTES,
            questions,
          }),
        },
      ]),
    )
  },
}
