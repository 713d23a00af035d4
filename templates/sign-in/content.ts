export interface Content {
  brand: string
  title: string
  lead: string
  board: { title: string; empty: string; free: string }
  tools: { name: string; text?: string; time?: string }[]
  tabs: { name: string; signIn: string; signUp: string }
  signIn: {
    title: string
    email: string
    password: string
    submit: string
    forgot: string
    show: string
    hide: string
    wrong: string
  }
  signUp: {
    title: string
    lead: string
    fields: { label: string; kind?: string; hint?: string; isOptional?: boolean }[]
    optional: string
    terms: string
    termsError: string
    submit: string
    empty: string
  }
  reset: { title: string; lead: string; submit: string; back: string; sent: string }
  errors: { empty: string; email: string; password: string }
  done: { signedIn: string; signedUp: string; text: string; leave: string }
  note: string
}

export const content: Content = {
  brand: 'Kumpula Tool Library',
  title: 'Borrow the drill, not the dust it gathers.',
  lead: 'Intiankatu 18, Helsinki. Open Tuesdays and Thursdays from 17 to 20, Saturdays from 11 to 15.',
  board: {
    title: 'On the board this evening',
    empty: 'The board is bare: everything is out. What comes back hangs here again.',
    free: 'free',
  },
  tools: [
    { name: 'Tile cutter, 600 mm', text: 'with spare wheel' },
    { name: 'Cordless drill', text: 'hook 4', time: 'back Thu 18 June' },
    { name: 'Pressure washer', text: 'needs a 16 A socket' },
    { name: 'Jam kettle, 20 litres', text: 'hook 11' },
    { name: 'Plunge saw and rail', text: 'after the Saturday lesson', time: 'back Sat 20 June' },
    { name: 'Wallpaper steamer' },
    { name: 'Ladder, 3 × 9 rungs', text: 'in the yard', time: 'back Tue 23 June' },
    { name: 'Soldering station', text: 'hook 22' },
    { name: 'Apple press', text: 'from August' },
  ],
  tabs: { name: 'Membership', signIn: 'Sign in', signUp: 'Join' },
  signIn: {
    title: 'Sign in to reserve',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    forgot: 'I have forgotten my password',
    show: 'Show',
    hide: 'Hide',
    wrong: 'This password does not belong to this address. Check for capitals, or ask for a new one.',
  },
  signUp: {
    title: 'Become a member',
    lead: '30 € a year, paid at the counter on your first visit.',
    fields: [
      { label: 'Name', kind: 'text' },
      { label: 'Email', kind: 'email' },
      { label: 'Phone', kind: 'tel', hint: 'Only when a tool is late.', isOptional: true },
      { label: 'Password', kind: 'password', hint: 'At least 10 characters; a sentence is fine.' },
    ],
    optional: 'optional',
    terms: 'I bring tools back clean, on the day I said, and say when one is broken.',
    termsError: 'Please agree; the library lives on it.',
    submit: 'Join the library',
    empty: 'Nothing needs to be filled in. Joining takes one click.',
  },
  reset: {
    title: 'A new password',
    lead: 'Write your email and we send a link that works for one hour.',
    submit: 'Send the link',
    back: 'Back to signing in',
    sent: 'If this address is a member’s, the link is in its inbox now.',
  },
  errors: {
    empty: 'Please fill this in.',
    email: 'Write an address such as name@example.fi.',
    password: 'Take at least 10 characters.',
  },
  done: {
    signedIn: 'You are signed in.',
    signedUp: 'You are a member.',
    text: 'Tools you reserve hang at the counter with your name until closing time.',
    leave: 'Sign out',
  },
  note: 'No account needed to look around on a Saturday.',
}
