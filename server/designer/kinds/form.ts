import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { purposeOf } from '#server/designer/page/form-purposes.ts'
import { heading } from '#server/designer/page/page.ts'
import { topicOf } from '#server/designer/page/screen-parts.ts'
import { stepFor } from '#server/designer/page/step-fields.ts'
import { wizard } from '#server/designer/sections/work/wizard.ts'
import { readAskedItems } from '#server/designer/understanding/asked-items.ts'
import { readNamedParts } from '#server/designer/understanding/named-parts.ts'

/** One form: what it asks is what was named. */
export const form: Kind = {
  name: 'form',
  label: 'a form',
  shape: 'component',
  words:
    /\b(?:(?:contact|feedback|survey|application|registration|order|booking|request|quote|rsvp|payment|credit card|address|shipping|enquiry|inquiry|support|newsletter|job application|lead|event|intake|donation|volunteer|review|profile) forms?|forms? (?:with|that|to|for|where|component|design|validation)|formular\w*|formulaires?|formularios?|surveys?(?: page| form)?|questionnaires?)\b/i,
  compose: page => {
    const isField = (item: string) =>
      !/\b(?:button|validation|form|state)|\b(?:error|success|confirmation|thank\W?you|validation|help) messages?\b/i.test(
        item,
      )
    const listed = readAskedItems(page.brief.prompt).filter(isField)
    const parts = readNamedParts(page.brief.prompt).filter(isField)
    const named = parts.length > listed.length ? parts : listed
    const isSurvey = /\bsurvey|questionnaire|feedback/i.test(page.brief.prompt)
    const purpose = isSurvey ? null : purposeOf(page.brief.prompt)
    const title = isSurvey ? 'Survey' : heading(purpose?.title ?? topicOf(page, 'Get in touch'))
    const step = stepFor(title, named, purpose?.fields)
    return appDesign(page, [
      {
        label: 'Form',
        icon: 'ClipboardList',
        says: 'a form that checks itself, says what is wrong beside the field, and thanks',
        piece: wizard(page, {
          title: step.title,
          finish: 'Send',
          done: ['Thank you', 'We have it, and answer within a day.'],
          steps: [step],
        }),
      },
    ])
  },
}
