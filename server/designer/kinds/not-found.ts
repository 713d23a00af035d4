import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { type NothingWords, nothingHere } from '#server/designer/sections/content/nothing-here.ts'

/** A page that is not there. */
export const notFound: Kind = {
  name: 'not-found',
  label: 'a 404 page',
  shape: 'site',
  words:
    /\b(?:404|not[\s-]found|error (?:page|screen)|500 page|maintenance page|page not found)(?: (?:error )?page| error)?\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Not found',
        icon: 'SearchX',
        says: 'what happened, a search and the ways on',
        piece: nothingHere(page, {
          ...wordsFor(page.brief.prompt),
          suggestions: isOurs(page.brief.prompt)
            ? ['Current status', 'Contact support', 'Write to us']
            : page.brief.subject.features.slice(0, 5).map(([, title]) => title),
        }),
      },
    ]),
}

/** Whether it is the site that fails, and not the address. */
const isOurs = (prompt: string): boolean =>
  /\b(?:50\d|server error|maintenance|back soon|be right back|down\b)/i.test(prompt)

function wordsFor(prompt: string): Omit<NothingWords, 'suggestions'> {
  if (/\b(?:maintenance|be right back|back soon)\b/i.test(prompt)) return MAINTENANCE
  return isOurs(prompt) ? BROKEN : MISSING
}

const MISSING: Omit<NothingWords, 'suggestions'> = {
  mark: 'Error 404',
  title: 'This page is not here',
  body: 'The address may be old, or a letter is missing. Everything else is where you left it.',
  action: 'Go to the start page',
  done: 'Taking you to the start page …',
}

const BROKEN: Omit<NothingWords, 'suggestions'> = {
  mark: 'Error 500',
  title: 'Something broke on our side',
  body: 'Your data is safe, and people are on it already. Retry in a moment, or contact support.',
  action: 'Retry',
  done: 'Trying again … still down. We try again by ourselves every minute.',
}

const MAINTENANCE: Omit<NothingWords, 'suggestions'> = {
  mark: 'Maintenance',
  title: 'We’ll be right back',
  body: 'We are moving to faster machines. Estimated end time: today, 14:30. Latest status update, 13:50: half of it is done.',
  action: 'Check again',
  done: 'Checked: not yet. Estimated end time 14:30.',
}
