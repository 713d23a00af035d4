import { calm, type Letter } from '#server/features/mail/letters/letter.ts'

/** Both are names that people chose. */
interface About {
  person: string
  design: string
  link: string
}

const QUOTE_MAX_CHARACTERS = 2_000

const INVITATION_NOTE =
  'The link works once and lets in whoever opens it, so do not pass it on. If you expect no invitation, you need not do anything.'

export const invitationLetter = ({ person, design, link }: About, level: 'read' | 'write'): Letter => ({
  subject: `${calm(person)} shared “${calm(design)}” with you`,
  heading: `${calm(person)} invites you to ${level === 'write' ? 'edit' : 'view'} “${calm(design)}”`,
  paragraphs: ['It is a design in Maquette, where a team and an AI design web pages together.'],
  action: { label: 'Open the invitation', link },
  note: INVITATION_NOTE,
})

export const canvasInvitationLetter = ({ person, design, link }: About): Letter => ({
  ...invitationLetter({ person, design, link }, 'write'),
  paragraphs: [
    'It is a canvas in Maquette: a board on which a team and an AI design web pages side by side.',
  ],
})

export const accessRequestLetter = ({ person, design, link }: About, message: string): Letter => ({
  subject: `${calm(person)} asks for access to “${calm(design)}”`,
  heading: `${calm(person)} asks for access to “${calm(design)}”`,
  paragraphs: ['You own this design. Nobody gets in before you have answered.'],
  ...quoted(message),
  action: { label: 'Answer the request', link },
})

export const accessGrantedLetter = ({ person, design, link }: About, level: 'read' | 'write'): Letter => ({
  subject: `${calm(person)} let you into “${calm(design)}”`,
  heading: `You can ${level === 'write' ? 'edit' : 'view'} “${calm(design)}” now`,
  paragraphs: [`${calm(person)} answered your request for access.`],
  action: { label: 'Open the design', link },
})

export const workspaceInvitationLetter = ({
  person,
  workspace,
  link,
}: Omit<About, 'design'> & { workspace: string }): Letter => ({
  subject: `${calm(person)} invites you to “${calm(workspace)}”`,
  heading: `${calm(person)} invites you to the workspace “${calm(workspace)}”`,
  paragraphs: ['Its members share designs in Maquette, where a team and an AI design web pages together.'],
  action: { label: 'Open the invitation', link },
  note: INVITATION_NOTE,
})

export const mentionLetter = ({ person, design, link }: About, words: string): Letter => ({
  subject: `${calm(person)} mentioned you in “${calm(design)}”`,
  heading: `${calm(person)} mentioned you in “${calm(design)}”`,
  paragraphs: [],
  ...quoted(words),
  action: { label: 'Open the design', link },
})

export const feedbackLetter = ({ design, link }: Omit<About, 'person'>, words: string): Letter => ({
  subject: `New feedback on “${calm(design)}”`,
  heading: `Somebody gave feedback on “${calm(design)}”`,
  paragraphs: [],
  ...quoted(words),
  action: { label: 'Read all feedback', link },
})

const quoted = (words: string): Pick<Letter, 'quote'> => {
  const quote = words.trim().slice(0, QUOTE_MAX_CHARACTERS)
  return quote ? { quote } : {}
}
