import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { titleRows } from '#server/designer/sections/content/title-rows.ts'
import { askedNames } from '#server/designer/understanding/asked-names.ts'

/** Films and series in rows. */
export const streamingKind: Kind = {
  name: 'streaming',
  label: 'the home of a streaming service',
  shape: 'site',
  words:
    /\b(?:(?:netflix|disney ?(?:\+|plus)|hbo max|prime video|hulu)(?:[\s-](?:clone|like|style|homepage|ui))?|(?:movies?|films?|videos?|series|anime|documentary|tv) streaming(?: (?:service|platform|site|website|app|home ?page))?|streaming (?:home ?page|home ?screen) (?:for|of|with) (?:movies|films|series|videos)|(?<!\b(?:music|audio|podcast|game|radio) )streaming (?:service|platform|app|home ?page|home ?screen)s?(?! for (?:music|audio|podcasts?|games?)))/i,
  weight: 3,
  isHeadOnly: true,
  fronts: /\bhome[\s-]?(?:page|screen)s?\b/i,
  compose: page =>
    appDesign(
      page,
      [
        {
          label: 'Watch',
          icon: 'Clapperboard',
          says: 'a featured title, rows of titles with details, a list of one’s own, profiles and a search',
          piece: titleRows(page, rowsIn(page.brief.prompt)),
        },
      ],
      { frame: 'site' },
    ),
}

const rowsIn = (prompt: string): string[] =>
  askedNames(prompt, /\b(?:rows|shelves|carousels|categories)\b/) ?? [
    'Trending now',
    'New releases',
    'Documentaries',
  ]
