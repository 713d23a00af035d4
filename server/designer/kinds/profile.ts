import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { profilePage } from '#server/designer/sections/social/profile-page.ts'

/** A person. */
export const profile: Kind = {
  name: 'profile',
  label: 'a profile page',
  shape: 'work',
  words:
    /\b(?:(?:user|public|author|member|personal|account)?\s*profiles? (?:page|screen|view|app)|user profile|resume (?:page|site|website)|cv (?:page|site|website)|about me page)\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Profile',
        icon: 'UserRound',
        says: 'a person with details that can be changed, and what happened lately',
        piece: profilePage(page, {
          name: page.brief.isBrandGiven ? page.brief.brand : 'Maren Okafor',
          role: 'Product designer, Lisbon',
          about:
            'Draws first, explains later, usually on a napkin. Has worked on tickets, trams and tableware.',
          facts: [
            ['Email', 'maren@example.com'],
            ['Location', 'Lisbon, Portugal'],
            ['Languages', 'English, Portuguese, German'],
            ['Available', 'From January'],
            ['Experience', '11 years'],
            ['Website', 'maren.example'],
          ],
          activity: [
            ['Published “A bench for two”', 'Yesterday'],
            ['Joined the jury of the city prize', '12 November'],
            ['Answered 14 questions', 'October'],
            ['Finished the tram project', 'September'],
          ],
        }),
      },
    ]),
}
