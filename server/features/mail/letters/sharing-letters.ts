import { calm, type Letter, quoted } from '#server/features/mail/letters/letter.ts'
import type { SaidBy } from '#shared/events.ts'

const INVITATION_NOTE =
  'The link works once and lets in whoever opens it, so do not pass it on. If you expect no invitation, you need not do anything.'

export const invitationLetter = ({ person, design, link, level }: SaidBy<'invited'>): Letter => ({
  subject: `${calm(person)} shared “${calm(design)}” with you`,
  heading: `${calm(person)} invites you to ${level === 'write' ? 'edit' : 'view'} “${calm(design)}”`,
  paragraphs: ['It is a design in Maquette, where a team and an AI design web pages together.'],
  action: { label: 'Open the invitation', link },
  note: INVITATION_NOTE,
})

export const canvasInvitationLetter = (said: SaidBy<'canvas_invited'>): Letter => ({
  ...invitationLetter({ ...said, level: 'write' }),
  paragraphs: [
    'It is a canvas in Maquette: a board on which a team and an AI design web pages side by side.',
  ],
})

export const accessRequestLetter = ({
  person,
  design,
  link,
  message,
  kind = 'design',
}: SaidBy<'access_requested'>): Letter => ({
  subject: `${calm(person)} asks for access to “${calm(design)}”`,
  heading: `${calm(person)} asks for access to “${calm(design)}”`,
  paragraphs: [`You own this ${kind}. Nobody gets in before you have answered.`],
  ...quoted(message),
  action: { label: 'Answer the request', link },
})

export const accessGrantedLetter = ({
  person,
  design,
  link,
  level,
  kind = 'design',
}: SaidBy<'access_granted'>): Letter => ({
  subject: `${calm(person)} let you into “${calm(design)}”`,
  heading: `You can ${level === 'write' ? 'edit' : 'view'} “${calm(design)}” now`,
  paragraphs: [`${calm(person)} answered your request for access.`],
  action: { label: `Open the ${kind}`, link },
})

export const workspaceInvitationLetter = ({
  person,
  workspace,
  link,
}: SaidBy<'workspace_invited'>): Letter => ({
  subject: `${calm(person)} invites you to “${calm(workspace)}”`,
  heading: `${calm(person)} invites you to the workspace “${calm(workspace)}”`,
  paragraphs: ['Its members share designs in Maquette, where a team and an AI design web pages together.'],
  action: { label: 'Open the invitation', link },
  note: INVITATION_NOTE,
})

export const handedOverLetter = ({ person, design, link }: SaidBy<'handed_over'>): Letter => ({
  subject: `“${calm(design)}” is yours now`,
  heading: `${calm(person)} made you the owner of “${calm(design)}”`,
  paragraphs: [
    'You decide from now on who may see and change it, and whether it is deleted. Whoever owned it before can still edit it.',
  ],
  action: { label: 'Open the design', link },
})

export const designsHandedOverLetter = ({
  person,
  workspace,
  link,
}: SaidBy<'designs_handed_over'>): Letter => ({
  subject: `You own designs of “${calm(workspace)}” now`,
  heading: `${calm(person)} is not in “${calm(workspace)}” any more`,
  paragraphs: [
    'The designs of theirs that are shared with the workspace are yours now. You find them on Home.',
  ],
  action: { label: 'Open Home', link },
})

export const mentionLetter = ({ person, design, link, line }: SaidBy<'mentioned'>): Letter => ({
  subject: `${calm(person)} mentioned you in “${calm(design)}”`,
  heading: `${calm(person)} mentioned you in “${calm(design)}”`,
  paragraphs: ['In the chat of this design:'],
  ...quoted(line),
  action: { label: 'Open the design', link },
  note: 'Of one design there is one such mail in ten minutes at most. In Settings, Preferences, you can turn them off.',
})
