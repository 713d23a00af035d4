import type { Letter } from '#server/features/mail/letters/letter.ts'
import type { SaidBy } from '#shared/events.ts'

interface Linked {
  link: string
}

const NOT_YOU = 'If this was not you, you need not do anything: without the link nothing changes.'

export const verificationLetter = ({ link }: Linked): Letter => ({
  subject: 'Confirm your e-mail address',
  heading: 'Confirm your e-mail address',
  paragraphs: [
    'Somebody made an account in Maquette with this address. Confirm that it is yours, and the account can be used.',
  ],
  action: { label: 'Confirm this address', link },
  note: `The link works for an hour. ${NOT_YOU}`,
})

/** To an address with an account, when somebody tries to make another one with it. */
export const knownAddressLetter = ({ link }: Linked): Letter => ({
  subject: 'You have an account in Maquette already',
  heading: 'You have an account already',
  paragraphs: [
    'Somebody tried to make an account in Maquette with this address, and there is one. Log in with it, or choose a new password if you have forgotten yours.',
  ],
  action: { label: 'Log in', link },
  note: 'If this was not you, you need not do anything.',
})

export const passwordLetter = ({ link }: Linked): Letter => ({
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  paragraphs: [
    'Somebody said that the password of this account was forgotten. Whoever opens this link may choose a new one.',
  ],
  action: { label: 'Choose a new password', link },
  note: `The link works once, within an hour, and logs out everybody who is logged in. ${NOT_YOU}`,
})

export const newAddressLetter = ({ link }: Linked): Letter => ({
  subject: 'Confirm your new e-mail address',
  heading: 'Confirm your new e-mail address',
  paragraphs: ['An account in Maquette is to have this address from now on.'],
  action: { label: 'Use this address', link },
  note: `The link works for an hour. ${NOT_YOU}`,
})

/** To the address that an account has, before it gets another one. */
export const leavingAddressLetter = ({ newAddress, link }: SaidBy<'address_to_change'>): Letter => ({
  subject: 'Confirm that your e-mail address changes',
  heading: 'Your account is to get another e-mail address',
  paragraphs: [
    `From then on you log in with ${newAddress}. Confirm it here; a second mail goes to the new address.`,
  ],
  action: { label: 'Change my address', link },
  note: `The link works for an hour. ${NOT_YOU}`,
})

/** After what whoever has an account should hear of, whoever did it. */
export const securityLetter = ({ what, link }: SaidBy<'account_changed'>): Letter => ({
  subject: what,
  heading: what,
  paragraphs: [
    'If this was you, all is well. If not, choose a new password at once: that logs out everybody else.',
  ],
  action: { label: 'Look at my account', link },
})
