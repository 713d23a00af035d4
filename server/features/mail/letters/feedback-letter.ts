import { calm, type Letter } from '#server/features/mail/letters/letter.ts'
import type { SaidBy } from '#shared/events.ts'
import { RESPONSES_MAX } from '#shared/feedback.ts'

const FULL = `There are ${RESPONSES_MAX.toLocaleString('en-US')} answers now, as many as a design keeps: further ones are refused. Save them as a file, then delete those you have read.`

/** No word of a visitor stands in it: whoever has the link of a page could write it. */
export const feedbackLetter = ({
  design,
  link,
  count,
  isFull = false,
}: SaidBy<'feedback_received'>): Letter => {
  const what = count === 1 ? 'A new answer' : `${count} new answers`
  return {
    subject: `${what} about “${calm(design)}”`,
    heading: `${what} about “${calm(design)}”`,
    paragraphs: [
      `${count === 1 ? 'A visitor of this design has' : 'Visitors of this design have'} answered what you ask there.`,
      ...(isFull ? [FULL] : []),
    ],
    action: { label: count === 1 ? 'Read the answer' : 'Read the answers', link },
    note: 'Answers that come within ten minutes are told of together. In Settings, Preferences, you can turn these mails off.',
  }
}
