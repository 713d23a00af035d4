import type { Subject } from '#server/designer/subjects/subject.ts'

export const music: Subject = {
  word: 'music',
  match:
    /\b(?:music\w*|bands?|concerts?|festivals?|podcasts?|albums?|records?(?: label| store)|dj|beats?(?: maker)?|synth\w*|gigs?|venues?|tickets?|theatre|theater|nightclub|audio|headphones|speakers?|events?(?! log))\b/gi,
  names: ['Night Ferry', 'Low Ceiling', 'Parade'],
  directions: ['poster', 'technical', 'swiss'],
  hues: [15, 285, 350],
  art: 'vinyl',
  eyebrow: 'Three nights in the old depot',
  headlines: ['Play it louder', 'Three nights, two rooms, no VIP', 'Dance until the trams run'],
  lead: '{brand} fills the old tram depot with twenty-eight acts, two sound systems built by hand and a garden for when your ears need one.',
  actions: ['Get tickets', 'See the line-up'],
  facts: [
    ['28', 'acts'],
    ['2', 'rooms and a garden'],
    ['1,400', 'people, never more'],
    ['06:00', 'last record'],
  ],
  featuresTitle: 'What makes the nights',
  features: [
    ['Speaker', 'Sound first', 'Two hand-built systems, tuned for the room, earplugs at the door.'],
    ['Ticket', 'Fair tickets', 'One price, names on tickets, resale at face value only.'],
    ['Shield', 'Looked after', 'A trained team in yellow, water for free, a quiet room.'],
    ['TrainFront', 'Trams all night', 'Line 4 runs until six. Your ticket rides too.'],
    ['Mic', 'Daytime programme', 'Talks, a record fair and a workshop on building speakers.'],
    ['Recycle', 'Nothing thrown away', 'Deposit cups, repaired stages, leftover food to the shelter.'],
  ],
  stepsTitle: 'The night, hour by hour',
  steps: [
    ['20:00', 'Doors and garden. Eat something.'],
    ['22:00', 'Live acts in the hall.'],
    ['01:00', 'Both rooms open, phones away.'],
    ['06:00', 'Last record, first tram.'],
  ],
  quotes: [
    ['The best sound I have ever danced to, and I could still hear on Monday.', 'Noa Perez', 'Guest'],
    ['No barriers, no VIP, everybody in the same sweat.', 'Kim Sato', 'Resident'],
    ['A festival that still fits into a tram.', 'Groove Letter', 'Review'],
  ],
  faq: [
    ['Can I bring somebody under 18?', 'Until ten in the evening, together with an adult. After that, no.'],
    ['Can I get a refund?', 'Put it back on resale at face value until noon on the day.'],
    ['Is it accessible?', 'Step-free everywhere, platforms in both rooms, companions come free.'],
    ['May I take pictures?', 'In the garden. In the rooms we tape the lenses, kindly.'],
  ],
  closing: ['See you under the disco ball', 'Second release on Friday at noon. It will not last.'],
  list: {
    title: 'Line-up',
    note: 'Order may change, quality will not.',
    rows: [
      ['Otis Farrow (live)', 'Hall', 'Fri 23:00'],
      ['Marla B2B Juno K', 'Depot', 'Sat 02:00'],
      ['Kassettenkinder', 'Hall', 'Sat 22:00'],
      ['DJ Tramline', 'Depot', 'Sun 04:00'],
      ['Selva Orchestra', 'Garden', 'Sun 17:00'],
    ],
  },
  dataset: 'bookings',
  goods: 'headphones',
  offer: 'membership',
}
