import type { Subject } from '#server/designer/subjects/subject.ts'

export const photography: Subject = {
  word: 'photography',
  match:
    /\b(?:photograph\w*|cameras?|lens(?:es)?|film(?:s|maker)?|videograph\w*|weddings?|portraits?|image stream|instagram|cinema)\b/gi,
  names: ['Ida Holm', 'Grain & Light', 'Studio Reuter'],
  directions: ['luxe', 'swiss', 'technical'],
  hues: [70, 25, 220],
  art: 'aperture',
  eyebrow: 'Photographer, available from March',
  headlines: ['Light, and what it lands on', 'Pictures that stay quiet', 'Look longer'],
  lead: '{brand} photographs people, rooms and weather for magazines and for those who want to remember a day properly.',
  actions: ['Ask about a date', 'See the work'],
  facts: [
    ['14', 'years behind a camera'],
    ['2', 'bodies, 3 lenses'],
    ['48 h', 'to the first pictures'],
    ['31', 'countries'],
  ],
  featuresTitle: 'Commissions',
  features: [
    ['User', 'Portrait', 'An hour, one window, no smiling on command.'],
    ['Building2', 'Rooms and buildings', 'Shot at the two hours when they look like themselves.'],
    ['Heart', 'Weddings', 'Twelve a year. I eat with the guests and leave after the last dance.'],
    ['Newspaper', 'Editorial', 'Assignments on short notice, files the same night.'],
    ['Image', 'Prints', 'Editions of twenty on cotton paper, signed and framed.'],
    ['GraduationCap', 'Workshops', 'Two days, six people, one town.'],
  ],
  stepsTitle: 'How we work',
  steps: [
    ['Talk', 'What should somebody feel in ten years?'],
    ['Look', 'I come early and walk the place alone.'],
    ['Shoot', 'Few frames, natural light, a lot of waiting.'],
    ['Choose', 'Forty pictures in two days, the full set in three weeks.'],
  ],
  quotes: [
    ['She made our factory look like what it feels like to work there.', 'Henrik Voss', 'Voss Bearings'],
    ['I hate being photographed. I have the print above my desk.', 'Lara Mendel', 'Violinist'],
    ['Files at midnight, every one usable.', 'Picture desk', 'The Weekend Paper'],
  ],
  faq: [
    ['Do you travel?', 'Yes, at cost. By train where there is one.'],
    [
      'Who owns the pictures?',
      'You may use them as agreed; I keep the copyright and never sell them to anyone else.',
    ],
    ['Film or digital?', 'Both. Portraits on film when there is time.'],
    ['How far ahead should I ask?', 'Weddings a year, everything else three weeks.'],
  ],
  closing: ['March has four free days', 'Write with a date and a sentence. I answer every mail.'],
  list: {
    title: 'Recent work',
    note: 'Full stories on request.',
    rows: [
      ['The last ferry', 'Weekend Paper, 12 pages', '35 mm'],
      ['Voss Bearings', 'Annual report', '50 mm'],
      ['Miriam, 94', 'Personal', '6×7'],
      ['Salt works', 'Terra magazine', '24 mm'],
    ],
  },
  dataset: 'bookings',
  goods: 'camera',
  offer: 'retainer',
}
