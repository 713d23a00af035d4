import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { type InvitationWords, invitation } from '#server/designer/sections/content/invitation.ts'
import { suitsDiet } from '#server/designer/understanding/diet.ts'

/** An invitation that is answered. */
export const invitationKind: Kind = {
  name: 'invitation',
  label: 'an invitation with an answer',
  shape: 'site',
  words:
    /\b(?:(?:event |wedding |party )?rsvp(?! form)(?: (?:page|form|site|website|app))?|(?:birthday|wedding|party|event|dinner|anniversary|baby shower)?(?: party)? invit(?:e|ation)s?(?: page| site| website| card)?|save the date(?: page)?)\b/i,
  weight: 3,
  isHeadOnly: true,
  compose: page =>
    appDesign(page, [
      {
        label: 'Invitation',
        icon: 'PartyPopper',
        says: 'what, when and where, and an answer with guests and meals that checks itself',
        piece: invitation(page, wordsFor(page.brief.prompt)),
      },
    ]),
}

const MEALS = [
  'Roast chicken with lemon',
  'Trout, dill potatoes',
  'Mushroom risotto',
  'Black lentils, pumpkin',
  'Children’s plate',
]

function wordsFor(prompt: string): InvitationWords {
  const suits = suitsDiet(prompt)
  const words = OCCASIONS.find(([match]) => match.test(prompt))?.[1] ?? EVENING
  return { ...words, meals: MEALS.filter(suits), hasSong: /\bsong|music|playlist/i.test(prompt) }
}

type Occasion = Omit<InvitationWords, 'meals' | 'hasSong'>

const EVENING: Occasion = {
  eyebrow: 'You are invited',
  title: 'An evening with all of you',
  lead: 'Good food, short speeches and people you have not met yet.',
  facts: [
    ['Date', 'Saturday, 12 June'],
    ['Time', 'From 18:00 until late'],
    ['Place', 'The barn at Mill Lane 14'],
    ['Dress code', 'Whatever you dance in'],
  ],
}

const OCCASIONS: [RegExp, Occasion][] = [
  [
    /\bwedding|marri/i,
    {
      eyebrow: 'We are getting married',
      title: 'Elif and Jonas',
      lead: 'Come and stand beside us, eat well, and dance until the band goes home.',
      facts: [
        ['Date', 'Saturday, 12 June'],
        ['Ceremony', '15:00, the orchard'],
        ['Dinner', '18:00, the barn'],
        ['Place', 'Mill Lane 14, Northbridge'],
        ['Please answer', 'by 1 May'],
      ],
    },
  ],
  [
    /\bbirthday/i,
    {
      eyebrow: 'You are invited',
      title: 'Mila turns seven!',
      lead: 'Cake, a treasure map, and water balloons for those who dare.',
      facts: [
        ['Date', 'Saturday, 12 June'],
        ['Time', '14:00 to 18:00'],
        ['Place', 'The garden at Mill Lane 14'],
        ['Map', 'Tram 4 to Mill Lane, then follow the balloons'],
        ['Dress code', 'As colourful as you can'],
      ],
    },
  ],
]
