export interface Content {
  brand: string
  code: string
  title: string
  lead: string
  asked: { name: string; path?: string }
  search: { label: string; none: string; reset: string }
  pages: { name: string; text?: string; group?: string }[]
  pagesTitle: string
  noPages: string
  empty: string
  back: string
  report: { action: string; title: string; label: string; send: string; error: string; done: string }
}

export const content: Content = {
  brand: 'Zetterij De Linde',
  code: '404',
  title: 'This piece is not in the case.',
  lead: 'The page was melted down, renamed or never cast. Everything we do have lies beside, each in its compartment.',
  asked: { name: 'You asked for', path: '/prints/1911/circus-poster' },
  search: {
    label: 'Find a page',
    none: 'No compartment holds that.',
    reset: 'Show the whole case',
  },
  pages: [
    { name: 'Workshop days', text: 'Saturdays in Borgerhout' },
    { name: 'Wood type', text: '61 alphabets, to borrow' },
    { name: 'Posters for sale' },
    { name: 'Evening class', text: 'Six Tuesdays from 15 September' },
    { name: 'Presses', text: 'Three, all running' },
    { name: 'Invitations', text: 'Paper, price, time' },
    { name: 'Opening hours', text: 'Wed to Sat, 10 to 18' },
    { name: 'Find us', text: 'Turnhoutsebaan 214, Antwerp' },
    { name: 'Ink and paper' },
    { name: 'Letters to the printer' },
    { name: 'Archive', text: '1898 to 1974' },
  ],
  pagesTitle: 'What is in the case',
  noPages: 'The case is being filled. Come back on Saturday.',
  empty: 'missing',
  back: 'Back to the case',
  report: {
    action: 'Tell the compositor',
    title: 'Where did the link stand?',
    label: 'A page, a poster, a newsletter',
    send: 'Send',
    error: 'Write where you found it, in a word or two.',
    done: 'Noted. Joris looks for it on Wednesday.',
  },
}
