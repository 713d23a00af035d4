import type { NotLooked } from '#server/generation/look/look-port.ts'
import type { PagePicture } from '#server/generation/look/page-picture.ts'
import { LOOK_WITHIN_MS, LOOKED_AT, type LookAsk, type Looked, PICTURED } from '#shared/page-look.ts'
import { oneLine } from '#shared/text.ts'

/** What a browser was shown, in few words: other pages, what clicks open and the other scheme were not. */
export function scopeTold({ route, at, isDark }: Pick<LookAsk, 'route' | 'at' | 'isDark'>): string {
  const widths = at.map(size => LOOKED_AT[size].width).join(' and ')
  return `\`${oneLine(route).replaceAll('`', '')}\` as it first stands, ${isDark ? 'dark' : 'light'} scheme, at ${widths} px`
}

/** Why a picture that was wanted is missing. */
export const NO_PICTURE: Record<NonNullable<Looked['whyNoPicture']>, string> = {
  portMode:
    'There is no picture: this browser gets pages from a second port (port mode), where they have no origin and cannot be pictured.',
  failed: 'There is no picture: the browser that looked could not take one.',
}

/** How much of a page its pictures show, in their order. */
export function shownTold(pictures: readonly PagePicture[]): string {
  const shown = pictures.map(({ at, isCut }) => {
    const { width } = LOOKED_AT[at]
    if (isCut === null) return `at ${width} px`
    return isCut ? `its first ${PICTURED[at].height} px at ${width}` : `all of it at ${width}`
  })
  return `In order: ${shown.join(', then ')}.`
}

/** One order for what is listed and for what is seen. */
export function lookAtIt(scope: string, pictures: readonly PagePicture[], hasList: boolean): string {
  const what = hasList ? 'what is listed above and what the pictures show' : 'what the pictures show'
  return [
    `This is the page as a browser shows it: ${scope}. ${shownTold(pictures)}`,
    'Look at it as the person will: what is crowded, empty, out of line, or not what was asked for?',
    `Mend ${what}, by edits alone; everything else is kept.`,
    'With nothing to mend one short sentence is enough, without `finish`.',
  ].join(' ')
}

export type Unseen = NotLooked | 'unshown'

/** Why nobody has looked, as it stands in the chat and in the run's record. */
export const NOT_LOOKED: Readonly<Record<Unseen, string>> = {
  nobody: 'The page was not looked at: nobody had the design open.',
  declined: 'The page was not looked at: no open tab with the design was free to show it.',
  late: `The page was not looked at: the browser that was to show it did not answer within ${LOOK_WITHIN_MS / 1_000} s.`,
  unshown: 'The page was not looked at: the browser could not show it in time.',
}
