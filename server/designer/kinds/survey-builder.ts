import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { surveyBuilder } from '#server/designer/sections/work/survey-builder.ts'
import { surveyQuestions } from '#server/designer/sections/work/survey-questions.ts'

/** Questions to put together, send out and count. */
export const surveyBuilderKind: Kind = {
  name: 'survey-builder',
  label: 'a survey builder',
  shape: 'work',
  words:
    /\b(?:(?:surveys?|questionnaires?|polls?|forms?)[\s-]+(?:builders?|makers?|creators?|creation|editors?|platforms?|systems?|tools?|apps?|designers?|management)|(?:create|creating|build|building|design|designing) (?:and \w+ )?(?:surveys|questionnaires|polls)|typeform|google forms|survey ?monkey)(?: clone)?\b/i,
  weight: 3,
  isHeadOnly: true,
  compose: page => {
    const { brand, isBrandGiven, prompt } = page.brief
    const about =
      /\b(?:surveys?|questionnaires?|polls?) (?:about|on) ([a-z][\w -]{2,40}?)(?=[,.:;]|\s(?:with|that|where)\b|$)/i.exec(
        prompt,
      )?.[1]
    return appDesign(page, [
      {
        label: 'Survey',
        icon: 'ListChecks',
        says: 'questions by type with logic rules, a preview that can be answered, and results in bars',
        piece: surveyBuilder(page, {
          title: isBrandGiven ? brand : about ? `Survey about ${about}` : 'Survey builder',
          note: 'Put the questions together, try them, and see what comes back.',
          questions: surveyQuestions(about ?? (isBrandGiven ? brand : 'us')),
        }),
      },
    ])
  },
}
