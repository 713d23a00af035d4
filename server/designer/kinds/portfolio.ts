import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import type { Page } from '#server/designer/page/page.ts'
import { flushTileOf, screenHead, screenPiece } from '#server/designer/page/screen-parts.ts'
import { masonryCode, masonryFiles } from '#server/designer/sections/alone/masonry.ts'
import { DESIGNS, SHOTS } from '#server/designer/sections/alone/works.ts'
import { profilePage } from '#server/designer/sections/social/profile-page.ts'
import { askedNames } from '#server/designer/understanding/asked-names.ts'

/** Work, and who did it. */
export const portfolio: Kind = {
  name: 'portfolio',
  label: 'a portfolio',
  shape: 'site',
  words:
    /\b(?:portfolios?(?: (?:page|site|website|homepage))?|photograph(?:er|y)['’s]* (?:portfolio|site|website|page)|showcase (?:site|page|website)|behance clone|dribbble clone)\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Work',
          icon: 'Images',
          says: 'works in columns with filters, a hover note and a large view',
          piece: workPiece(page),
        },
        {
          label: 'About',
          icon: 'UserRound',
          says: 'who did it: background, experience and contact',
          piece: profilePage(page, {
            name: page.brief.isBrandGiven ? page.brief.brand : 'Maren Okafor',
            role: isOfPhotos(page) ? 'Photographer, Lisbon' : 'Designer, Lisbon',
            about:
              'Eleven years of work for museums, magazines and people who marry in barns. Taking new work from January.',
            facts: [
              ['Email', 'hello@maren.example'],
              ['Phone', '+351 555 0142'],
              ['Studio', 'Rua das Flores 12, Lisbon'],
              ['Availability', 'From January'],
              ['Background', 'School of Design, Porto'],
              ['Experience', '11 years'],
            ],
            activity: [
              ['Exhibition “Low tide”', 'October'],
              ['Book cover for Lowland Press', 'September'],
              ['Talk at the city library', 'June'],
            ],
          }),
        },
      ]),
      { frame: 'site' },
    ),
}

function workPiece(page: Page) {
  const isPhotos = isOfPhotos(page)
  const code = masonryCode(page.look.h3, flushTileOf(page), {
    head: screenHead(page, page.brief.brand, 'Selected work from eleven years of experience.'),
    foot: FOOT,
    says: isPhotos ? 'Camera settings' : 'For whom, and when',
  })
  return screenPiece(
    'Masonry',
    code,
    masonryFiles(page.brief.subject.art, askedNames(page.brief.prompt, GROUPS), isPhotos ? SHOTS : DESIGNS),
  )
}

const isOfPhotos = ({ brief }: Page): boolean => /\bphoto/i.test(brief.prompt)

const FOOT = `<footer className="mt-6 border-t pt-5 text-sm text-muted-foreground">
  Availability: new projects from January 2027.
</footer>`

const GROUPS = /\b(?:categories|filters?|albums|groups)\b/
