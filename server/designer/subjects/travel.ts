import type { Subject } from '#server/designer/subjects/subject.ts'

export const travel: Subject = {
  word: 'travel',
  match:
    /\b(?:travel\w*|trips?|hotels?|hostels?|vacations?|holidays?|tours?|tourism|flights?|booking|hik(?:e|ing)|camping|cabins?|islands?|guest ?house|resorts?|adventure|ferry|train journeys?|airbnb|reise\w*|pousadas?|chambres? d['’]h[ôo]tes|ferienwohnung\w*|g[îi]tes?|chalets?|lodges?|bed (?:and|&) breakfast|agriturism\w*)\b/gi,
  names: ['Fjordhus', 'Slow Coast', 'Cabin & Pine'],
  directions: ['luxe', 'editorial', 'organic'],
  hues: [205, 150, 40],
  art: 'hills',
  eyebrow: 'Small houses, far out',
  headlines: ['Far enough to hear yourself', 'Take the slow road north', 'Nine rooms above the water'],
  lead: '{brand} keeps nine rooms between forest and water, with breakfast until eleven and nothing to do that you did not choose.',
  actions: ['Check dates', 'See the rooms'],
  facts: [
    ['9', 'rooms, all facing water'],
    ['2 h 40', 'by train and boat'],
    ['11:00', 'breakfast ends, if it must'],
    ['0', 'televisions'],
  ],
  featuresTitle: 'What the days are for',
  features: [
    ['Waves', 'Cold water, warm sauna', 'The jetty is forty steps from your bed. Robes are by the door.'],
    ['Utensils', 'One table for dinner', 'What the boat brought, cooked by Liv, at seven.'],
    ['Footprints', 'Walks from the door', 'Four marked loops, from forty minutes to a whole day.'],
    ['TrainFront', 'Come without a car', 'We meet the two o’clock train and carry the bags.'],
    ['BookOpen', 'A library, heated', 'Six hundred books, two armchairs, one cat.'],
    ['Snowflake', 'Open in winter', 'Skis in the shed, candles on the sills, half the price.'],
  ],
  stepsTitle: 'Getting here',
  steps: [
    ['Train', 'From the capital, two hours along the lake.'],
    ['Boat', 'Forty minutes across. Stand outside.'],
    ['Path', 'Ten minutes through pine. We take the bags.'],
    ['Here', 'Soup on the stove, key in the door.'],
  ],
  quotes: [
    ['I came for two nights and wrote a third of a book.', 'Kaspar Lund', 'Guest, October'],
    ['The children did not ask for a screen. I still do not know how.', 'Family Weber', 'Guests, July'],
    ['The best sleep of the year, by a distance.', 'Joanna Kerr', 'Guest, February'],
  ],
  faq: [
    [
      'How do I get there?',
      'Train to Lunden, boat at half past two, then a short walk. We carry the luggage.',
    ],
    ['Are children welcome?', 'Very. Two rooms have bunks, and there is a boat they may row.'],
    ['Can I bring a dog?', 'In the garden room, yes. The cat decides the rest.'],
    ['What if the weather turns?', 'Move your dates free of charge until two days before.'],
  ],
  closing: ['The boat leaves at half past two', 'Weekends go first. Weeknights are quieter anyway.'],
  list: {
    title: 'The rooms',
    note: 'For two, with breakfast.',
    rows: [
      ['Water room', 'Bay window, bath', '€190'],
      ['Gable room', 'Under the roof, small', '€130'],
      ['Garden room', 'Own door, dogs allowed', '€160'],
      ['Boathouse', 'For four, own stove', '€280'],
    ],
  },
  dataset: 'bookings',
  goods: 'backpack',
  offer: 'membership',
}
