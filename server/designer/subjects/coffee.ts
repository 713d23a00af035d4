import type { Subject } from '#server/designer/subjects/subject.ts'

export const coffee: Subject = {
  word: 'coffee',
  match: /\b(?:coffee|espresso|caf[eé]s?|roaster[sy]?|roastery|barista|kaffee|latte|beans)\b/gi,
  names: ['Lantern Coffee', 'Pilot Roasters', 'Northside Coffee'],
  directions: ['swiss', 'editorial', 'organic'],
  hues: [45, 30, 195],
  art: 'cup',
  eyebrow: 'Small-lot roastery and bar',
  headlines: [
    'Coffee with a place and a name',
    'Roasted on Tuesday, in your cup by Friday',
    'Good coffee is mostly patience',
  ],
  lead: '{brand} buys from eleven farms it has visited, roasts twelve kilos at a time and prints the roast date large enough to read.',
  actions: ['Choose a coffee', 'Visit the bar'],
  facts: [
    ['11', 'farms we buy from directly'],
    ['12 kg', 'a batch, never more'],
    ['72 h', 'from roaster to doormat'],
    ['87.4', 'average cup score this season'],
  ],
  featuresTitle: 'From cherry to cup',
  features: [
    ['Leaf', 'Farms by name', 'Every bag says who grew it, how high and what they were paid per kilo.'],
    ['Flame', 'Roasted to order', 'Two roasting days a week. Nothing sits on a shelf waiting for you.'],
    [
      'Scale',
      'Recipes that work',
      'Dose, water and time for filter, espresso and moka on the back of the bag.',
    ],
    ['Repeat', 'A steady supply', 'Every two, three or four weeks. Skip one with a single tap.'],
    [
      'GraduationCap',
      'Saturday cuppings',
      'Taste six coffees with the roaster. Free, eight seats, no slurping shame.',
    ],
    ['Recycle', 'Bags that go back', 'Return ten empty bags and the eleventh coffee is on us.'],
  ],
  stepsTitle: 'How we work',
  steps: [
    ['Cup', 'Samples from every harvest are tasted blind by three of us.'],
    ['Buy', 'We agree a price before the season and pay half of it up front.'],
    ['Roast', 'Light enough to taste the place, long enough to be sweet.'],
    ['Send', 'Packed the same afternoon, in the post before six.'],
  ],
  quotes: [
    [
      'I can tell the two Ethiopians apart now. That is what their notes taught me.',
      'Jonas Beck',
      'Subscriber for two years',
    ],
    [
      'Reliable espresso for a bar that pulls 400 shots a day, and they answer the phone.',
      'Marta Silva',
      'Head barista, Quay',
    ],
    ['The roast date is printed bigger than the logo. That says it all.', 'Owen Park', 'Home brewer'],
  ],
  faq: [
    [
      'Which grind should I choose?',
      'Whole bean if you own a grinder. Otherwise tell us your brewer and we grind it that morning.',
    ],
    [
      'How fresh is it?',
      'Roasted Tuesday and Thursday, sent the same day. Best between day five and day thirty.',
    ],
    ['Do you supply cafés?', 'Yes, with training and a loan grinder. Ask for the wholesale list.'],
    ['Can I pause?', 'Any time, for as long as you like, without a phone call.'],
  ],
  closing: ['The next roast is on Tuesday', 'Order before Monday evening and it leaves with that batch.'],
  list: {
    title: 'On the shelf this week',
    note: 'Prices for 250 g, whole bean or ground.',
    rows: [
      ['Kayon Mountain', 'Ethiopia, natural. Blueberry, cacao', '€14'],
      ['La Esperanza', 'Colombia, washed. Panela, red apple', '€13'],
      ['Kirinyaga AB', 'Kenya, washed. Blackcurrant, tomato leaf', '€16'],
      ['House espresso', 'Brazil and Colombia. Hazelnut, toffee', '€11'],
      ['Half caf', 'For the afternoon. Milk chocolate, orange', '€12'],
    ],
  },
  dataset: 'counter',
  goods: 'coffee',
  offer: 'subscription',
}
