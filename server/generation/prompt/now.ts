import { fittingLines } from '#server/generation/prompt/tokens.ts'
import type { Look } from '#shared/look.ts'

/** Counted low, as all of a prompt is. */
const MAX_TOKENS = 260
const FAULT_MAX_CHARACTERS = 240
const NAMED_MAX = 10

export interface Now {
  /** Milliseconds. */
  at: number
  look: Look | null
  /** Of their browser, where nothing was looked at. */
  language?: Look['language']
  /** What is known to be wrong with the version this begins with. */
  faults: readonly string[]
  pictures: readonly ToldPicture[]
  /** Files that people changed since the last answer. */
  changedByHand: readonly string[]
}

export interface ToldPicture {
  path: string
  /** With the request, or earlier in the talk. */
  isNew: boolean
  /** Why it cannot be put into the page; null where it can. */
  problem: string | null
}

const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** What holds for this request alone; it stands last, so that all before it can be kept. */
export function nowTold({ at, look, language = null, faults, pictures, changedByHand }: Now): string {
  const lines = [
    [`${DATE.format(at)}.`, look ? lookTold(look) : languageTold(language)].filter(Boolean).join(' '),
    ...picturesTold(pictures),
    ...(changedByHand.length > 0
      ? [`Changed by hand since your last answer: ${namesOf(changedByHand)}.`]
      : []),
    ...faults.map(fault => `Open fault: ${fault.replace(/\s+/g, ' ').slice(0, FAULT_MAX_CHARACTERS)}`),
  ]
  return ['# Now', ...fittingLines(lines, MAX_TOKENS)].join('\n')
}

function lookTold({ width, height, path, scheme, language }: Look): string {
  const where = `The person looks at \`${path}\`, ${width} × ${height} px${scheme ? `, ${scheme}` : ''}.`
  return [where, languageTold(language)].filter(Boolean).join(' ')
}

const languageTold = (language: Look['language']): string =>
  language ? `Language of their browser: ${language}.` : ''

function picturesTold(pictures: readonly ToldPicture[]): string[] {
  const usable = (isNew: boolean) =>
    pictures.filter(each => each.isNew === isNew && !each.problem).map(({ path }) => path)
  const lost = pictures.filter(({ problem }) => problem)
  return [
    ...(usable(true).length > 0
      ? [`Attached, in this order: ${namesOf(usable(true))}. Import one to put it into the page.`]
      : []),
    ...(usable(false).length > 0 ? [`Attached earlier, still there: ${namesOf(usable(false))}.`] : []),
    ...lost.map(({ path, problem }) => `${path} can be looked at, but not put into the page: ${problem}`),
  ]
}

const namesOf = (names: readonly string[]): string =>
  names.length > NAMED_MAX
    ? `${names.slice(0, NAMED_MAX).join(', ')} and ${names.length - NAMED_MAX} more`
    : names.join(', ')
