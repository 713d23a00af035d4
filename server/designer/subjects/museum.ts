import type { Subject } from '#server/designer/subjects/subject.ts'

export const museum: Subject = {
  word: 'museum',
  match:
    /\b(?:museums?|exhibitions?|exhibits?|curators?|curated|art galler(?:y|ies)|collections? of art|artworks?|heritage)\b/gi,
  names: ['Museum at the Lock', 'Kunsthaus Nord', 'The Long Gallery'],
  directions: ['swiss', 'editorial', 'luxe'],
  hues: [25, 262, 90],
  art: 'facade',
  eyebrow: 'On view until March',
  headlines: ['Look longer', 'Rooms worth a slow hour', 'Forty objects, one question'],
  lead: '{brand} shows less than others and explains it better: six rooms, forty objects and a bench in front of each.',
  actions: ['Book a ticket', 'See what is on'],
  facts: [
    ['6', 'rooms, one floor'],
    ['40', 'objects on view'],
    ['18:00', 'last entry on Thursdays'],
    ['€0', 'under eighteen'],
  ],
  featuresTitle: 'Good to know',
  features: [
    [
      'Ticket',
      'A ticket for the day',
      'Come in the morning, have lunch in town, come back with the same ticket.',
    ],
    [
      'Headphones',
      'A guide in your ear',
      'Fifty minutes by the people who hung the show, in five languages.',
    ],
    [
      'Accessibility',
      'Room for everybody',
      'No steps, seats in every room, large print and a loop at the desk.',
    ],
    ['Users', 'Tours with few people', 'Twelve at most, every Saturday at eleven and at two.'],
    ['BookOpen', 'A reading room', 'Every catalogue since 1961, and a window onto the garden.'],
    ['Baby', 'Children draw here', 'Paper and pencils are free, and the guards know where the dragons are.'],
  ],
  stepsTitle: 'Your visit',
  steps: [
    ['Book', 'Choose an hour; the rooms never hold more than eighty.'],
    ['Arrive', 'Five minutes from the tram, bags stay at the desk.'],
    ['Look', 'Follow the rooms in order or begin at the end.'],
    ['Stay', 'Soup and cake in the court until five.'],
  ],
  quotes: [
    ['I came for one painting and stayed for the labels.', 'Inga Thorsen', 'Member since 2019'],
    ['My son explained perspective to me on the way home.', 'Rashid Omar', 'Saturday visitor'],
    ['Quiet, bright and never too much of it.', 'Claire Aubert', 'Teacher'],
  ],
  faq: [
    ['May I take photographs?', 'Yes, without flash. A sign says where a lender asked us not to.'],
    ['How long does it take?', 'An hour for all rooms, two if you read everything.'],
    ['Is there a cloakroom?', 'Yes, free, with lockers for bags and prams.'],
    ['Can we come as a school?', 'Write two weeks ahead. The visit and the drawing hour are free.'],
  ],
  closing: ['Come and look', 'Tuesday to Sunday, ten to six. Thursdays until seven.'],
  list: {
    title: 'On view',
    note: 'Included in every ticket.',
    rows: [
      ['Harbour light', 'Rooms 1 to 3, until 14 March', 'Painting'],
      ['What hands know', 'Rooms 4 and 5, until 2 May', 'Craft'],
      ['The map room', 'Room 6, always', 'Collection'],
      ['Drawing hour', 'Court, Sundays at three', 'Free'],
    ],
  },
  dataset: 'bookings',
  goods: 'lamp',
  offer: 'membership',
}
