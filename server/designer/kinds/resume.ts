import { lifeFor } from '#server/designer/datasets/lives.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { resume as resumeSheet } from '#server/designer/sections/content/resume.ts'

/** What somebody has done, on one page. */
export const resume: Kind = {
  name: 'resume',
  label: 'a résumé',
  shape: 'site',
  words:
    /\b(?:r[ée]sum[ée]s?(?! (?:builder|parser|upload))|curriculum vitae|cv|lebenslauf|curr[íi]culum)(?:\s*\/\s*cv)?(?: (?:page|site|website|template|design))?\b/i,
  weight: 3,
  compose: page =>
    appDesign(
      page,
      [
        {
          label: 'Résumé',
          icon: 'FileUser',
          says: 'experience, education, skills, languages and contact on a page that prints',
          piece: resumeSheet(page, lifeFor(page.brief)),
        },
      ],
      { isWhole: false },
    ),
}
