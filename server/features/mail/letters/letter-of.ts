import * as account from '#server/features/mail/letters/account-letters.ts'
import { feedbackLetter } from '#server/features/mail/letters/feedback-letter.ts'
import { type Letter, type Mail, mailOf } from '#server/features/mail/letters/letter.ts'
import * as sharing from '#server/features/mail/letters/sharing-letters.ts'
import { supportLetter } from '#server/features/mail/letters/support-letter.ts'
import type { Counted, MailKind } from '#server/features/mail/mail-limits.ts'
import type { EventType, Mailed, SaidBy } from '#shared/events.ts'

type Written = Exclude<Mailed, 'mail_kept'>

interface Template<T extends Written> {
  kind: MailKind
  letter(said: SaidBy<T>): Letter
  /** What somebody is written to about once in a while, however often it happens. */
  about?(said: SaidBy<T>): string
}

/** The letter that tells of an event, and what it is counted as. */
const LETTERS: { [T in Written]: Template<T> } = {
  invited: { kind: 'invitation', letter: sharing.invitationLetter },
  workspace_invited: { kind: 'invitation', letter: sharing.workspaceInvitationLetter },
  canvas_invited: { kind: 'invitation', letter: sharing.canvasInvitationLetter },
  access_requested: { kind: 'notice', letter: sharing.accessRequestLetter },
  access_granted: { kind: 'notice', letter: sharing.accessGrantedLetter },
  designs_handed_over: { kind: 'notice', letter: sharing.designsHandedOverLetter },
  handed_over: { kind: 'notice', letter: sharing.handedOverLetter },
  mentioned: { kind: 'mention', letter: sharing.mentionLetter, about: ({ designId }) => designId },
  feedback_received: { kind: 'feedback', letter: feedbackLetter },
  support_answered: { kind: 'notice', letter: supportLetter },
  address_given: { kind: 'account', letter: account.verificationLetter },
  known_address_given: { kind: 'account', letter: account.knownAddressLetter },
  password_forgotten: { kind: 'account', letter: account.passwordLetter },
  new_address_given: { kind: 'account', letter: account.newAddressLetter },
  address_to_change: { kind: 'account', letter: account.leavingAddressLetter },
  account_changed: { kind: 'notice', letter: account.securityLetter },
}

const isWritten = (type: EventType): type is Written => type in LETTERS

/** What it is counted as; null for what was counted when it was written down. */
export const countedAs = ({ type, said }: Pick<Row, 'type' | 'said'>): Counted | null =>
  isWritten(type) ? countedBy(type, said) : null

const countedBy = <T extends Written>(type: T, said: unknown): Counted => {
  const { kind, about }: Template<T> = LETTERS[type]
  return { kind, about: about?.(said as SaidBy<T>) ?? null }
}

interface Row {
  type: EventType
  /** Written by `happened`, which takes what fits the type and nothing else. */
  said: unknown
  mailTo: string | null
}

export function mailFor({ type, said, mailTo }: Row): Mail {
  const recipient = mailTo ?? ''
  if (isWritten(type)) return mailOf(recipient, letterOf(type, said))
  return { recipient, ...(said as SaidBy<'mail_kept'>) }
}

const letterOf = <T extends Written>(type: T, said: unknown): Letter =>
  LETTERS[type].letter(said as SaidBy<T>)
