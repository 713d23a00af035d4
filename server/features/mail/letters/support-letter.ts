import type { Letter } from '#server/features/mail/letters/letter.ts'
import { quoted } from '#server/features/mail/letters/letter.ts'

export const supportLetter = ({ message, link }: { message: string; link: string }): Letter => ({
  subject: 'An answer to your message',
  heading: 'Your message was answered',
  paragraphs: ['The people who run this Maquette wrote back:'],
  ...quoted(message),
  action: { label: 'Open Maquette', link },
  note: 'To answer, open Get Support in the menu of your account. Nobody reads answers to this mail.',
})
