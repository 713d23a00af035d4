import type { Drawn, Look } from '#server/designer/follow-ups/blocks/draw.ts'

const GRID: Look = {
  display: 'grid',
  gap: '24px',
  marginTop: '32px',
  columns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
}
const CARD: Look = { padding: '24px', radius: '12px', borderWidth: '1px' }
const FIELD: Look = {
  display: 'block',
  width: '100%',
  marginTop: '4px',
  padding: '10px 12px',
  radius: '8px',
  borderWidth: '1px',
  background: 'transparent',
  color: 'inherit',
}

const text = (words: string): Drawn => ({
  tag: 'p',
  look: { marginTop: '12px', lineHeight: '1.6', maxWidth: '640px' },
  text: words,
})
const heading = (words: string): Drawn => ({
  tag: 'h2',
  look: { marginTop: '32px', fontSize: '20px', fontWeight: '600' },
  text: words,
})
const card = (title: string, words: string): Drawn => ({
  tag: 'article',
  look: CARD,
  children: [
    { tag: 'h2', look: { fontSize: '18px', fontWeight: '600' }, text: title },
    { tag: 'p', look: { marginTop: '8px', opacity: '0.8' }, text: words },
  ],
})
const cards = (...pairs: [string, string][]): Drawn => ({
  tag: 'div',
  look: GRID,
  children: pairs.map(([title, words]) => card(title, words)),
})
const field = (
  label: string,
  tag: 'input' | 'textarea',
  attributes: Record<string, string | true>,
): Drawn => ({
  tag: 'label',
  look: { display: 'block', marginTop: '16px', fontSize: '14px' },
  text: label,
  children: [{ tag, look: FIELD, attributes }],
})

const FORM: Drawn = {
  tag: 'form',
  look: { marginTop: '24px', maxWidth: '480px' },
  children: [
    field('Name', 'input', { name: 'name', type: 'text', required: true, autoComplete: 'name' }),
    field('Email', 'input', { name: 'email', type: 'email', required: true, autoComplete: 'email' }),
    field('Message', 'textarea', { name: 'message', rows: '5', required: true }),
    {
      tag: 'button',
      look: { marginTop: '20px', padding: '10px 20px', radius: '8px', borderWidth: '1px', fontWeight: '600' },
      attributes: { type: 'submit' },
      text: 'Send',
    },
  ],
}

/** What stands on a page of that name; words to be replaced by those who know better. */
const PAGES: [RegExp, string, () => Drawn[]][] = [
  [
    /\babout|story|company|mission\b/i,
    'Who we are, what we do and why we do it.',
    () => [
      text('We began small, with one idea: to do this one thing well, and to be honest about it.'),
      cards(
        ['Care', 'We look after the details that others leave for later.'],
        ['Clarity', 'We say what we do, and do what we say.'],
        ['Patience', 'Good things are allowed to take their time.'],
      ),
    ],
  ],
  [/\bcontact|support|help|get in touch\b/i, 'Write to us; we answer within one working day.', () => [FORM]],
  [
    /\bteam|people|staff|crew\b/i,
    'The people you will be working with.',
    () => [
      cards(
        ['Mara Lindqvist', 'Founder'],
        ['Tomás Rey', 'Design'],
        ['Aiko Mori', 'Engineering'],
        ['Jonas Weber', 'Customers'],
      ),
    ],
  ],
  [
    /\bpric|plans?\b/i,
    'Choose what fits; change it whenever you like.',
    () => [
      cards(
        ['Starter: $0', 'To try things out, for one person.'],
        ['Team: $24', 'For up to ten people, with everything shared.'],
        ['Company: $80', 'For everybody, with support by phone.'],
      ),
    ],
  ],
  [
    /\bfaq|questions?\b/i,
    'What people ask us most.',
    () => [
      heading('How does it begin?'),
      text('With a short message. We answer with the next step.'),
      heading('Can I change my mind?'),
      text('Yes, at any time and without giving a reason.'),
      heading('Who can help me?'),
      text('A person, by mail, on every working day.'),
    ],
  ],
  [
    /\bblog|news|articles?|journal\b/i,
    'Notes on what we make and what we learn.',
    () => [
      cards(
        ['What we learned this year', 'Three things we would do again, and one we would not.'],
        ['How we work', 'Small steps, shown early, finished properly.'],
        ['A look behind the scenes', 'Where an ordinary Tuesday goes.'],
      ),
    ],
  ],
  [
    /\bprivacy|terms|legal|imprint|cookies?\b/i,
    'A place for the text that your counsel gives you.',
    () => [
      heading('What this covers'),
      text('This is sample text. Put the words in its place that apply to you.'),
      heading('Whom to ask'),
      text('Name a person and an address here.'),
    ],
  ],
  [
    /\bgallery|portfolio|work|projects?|case stud\w+\b/i,
    'A selection of what we have made.',
    () => [
      cards(
        ['Harbour', 'Identity and signs for a small port.'],
        ['Meadow', 'A site for a seed company.'],
        ['Northline', 'An app for night trains.'],
      ),
    ],
  ],
]

export function contentsOf(title: string): { lead: string; parts: Drawn[] } {
  const found = PAGES.find(([pattern]) => pattern.test(title))
  if (found) return { lead: found[1], parts: found[2]() }
  return {
    lead: `Everything about ${title.toLowerCase()} in one place.`,
    parts: [
      cards(
        ['Overview', 'What there is, at a glance.'],
        ['Details', 'The parts that matter, one by one.'],
        ['Next steps', 'What to do from here.'],
      ),
    ],
  }
}
