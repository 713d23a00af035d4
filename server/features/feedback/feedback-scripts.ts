import { scriptAnswer } from '#server/preview/frame-script.ts'
import type { OwnPath } from '#server/preview/own-paths.ts'
import { FEEDBACK_BUTTON_SCRIPT, FEEDBACK_FORM_SCRIPT } from '#shared/feedback.ts'

const script = (path: string, file: string): OwnPath => ({
  ...{ path, methods: ['GET'], may: 'ask' },
  answer: ({ env, url }) => scriptAnswer(env, url, file),
})

/** At every address of a design, those of its owner too: the same for all designs, and nothing secret. */
export const FEEDBACK_SCRIPTS: readonly OwnPath[] = [
  script(FEEDBACK_BUTTON_SCRIPT, '/frame/feedback-button.js'),
  script(FEEDBACK_FORM_SCRIPT, '/frame/feedback-form.js'),
]
