import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { type CareWish, careList } from '#server/designer/sections/work/care-list.ts'

/** What has to be looked after every few days: plants, tanks, starters, animals, medicine. */
export const care: Kind = {
  name: 'care',
  label: 'a care list with reminders',
  shape: 'work',
  words:
    /\b(?:(?:house ?)?plant[\s-]?(?:care|watering|parent)|watering (?:reminders?|schedule|tracker)|plants? (?:tracker|journal|diary|reminders?)|(?:aquarium|fish tank|terrarium) (?:log|tracker|app|journal|care|maintenance)|sourdough(?: starter)? (?:tracker|log|app|journal)|starter (?:tracker|feeding)|pet care|(?:medication|medicine|pill) (?:reminders?|tracker)|(?:baby|newborn) (?:trackers?|log|tracking)|beehive (?:log|tracker))(?: app| page| dashboard)?\b/i,
  weight: 3,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Care',
          icon: 'HeartHandshake',
          says: 'what is due first, a press when it is done, reminders to switch, and a log',
          piece: careList(page, careFor(page.brief.prompt)),
        },
      ]),
    ),
}

const careFor = (prompt: string): CareWish => CARES.find(([match]) => match.test(prompt))?.[1] ?? PLANTS

const PLANTS: CareWish = {
  title: 'Your plants today',
  note: 'What is thirsty comes first.',
  singular: 'plant',
  action: ['Water now', 'watered'],
  factLabels: ['Light needs', 'Stands in'],
  things: [
    ['Monstera', 'Monstera deliciosa', 7, 8, ['Bright, indirect', 'Living room']],
    ['Fern', 'Nephrolepis', 3, 3, ['Half shade', 'Bathroom']],
    ['Aloe', 'Aloe vera', 21, 6, ['Full sun', 'Kitchen']],
    ['Basil', 'Ocimum basilicum', 1, 1, ['Full sun', 'Window sill']],
    ['Calathea', 'Goeppertia', 5, 2, ['Shade', 'Bedroom']],
    ['Olive', 'Olea europaea', 10, 4, ['Full sun', 'Balcony']],
  ],
  log: [
    ['Yesterday', 'Calathea: brown tips, moved from the heater'],
    ['2 days ago', 'Calathea: watered'],
    ['4 days ago', 'Olive: watered, two new leaves'],
    ['6 days ago', 'Aloe: repotted'],
  ],
}

const CARES: [RegExp, CareWish][] = [
  [
    /\b(?:aquarium|fish tank|terrarium)/i,
    {
      title: 'The tank this week',
      note: 'Values, fish and what is to be done.',
      singular: 'task',
      action: ['Mark as done', 'done'],
      factLabels: ['Water value', 'Aim'],
      things: [
        ['Water change', 'Maintenance, a third', 7, 7, ['Nitrate 22 mg/l', 'Under 25']],
        ['Test the water', 'Water values', 3, 2, ['pH 7.1, 25 °C', 'pH 6.8–7.4']],
        ['Clean the filter', 'Maintenance', 28, 20, ['Flow 480 l/h', '500 l/h']],
        ['Neon tetras', 'Fish list: 14', 1, 1, ['Fed a pinch', 'Twice a day']],
        ['Corydoras', 'Fish list: 6', 2, 1, ['Fed two tablets', 'At night']],
        ['Trim the plants', 'Maintenance', 14, 5, ['CO₂ 20 mg/l', '20 mg/l']],
      ],
      log: [
        ['Yesterday', 'Test the water: pH 7.1, 25 °C'],
        ['5 days ago', 'Trim the plants: done'],
        ['7 days ago', 'Water change: 40 litres'],
      ],
    },
  ],
  [
    /\bsourdough|starter/i,
    {
      title: 'Starters and their feedings',
      note: 'Hungry ones come first.',
      singular: 'starter',
      action: ['Feed now', 'fed'],
      factLabels: ['Flour ratio', 'Rise'],
      things: [
        ['Bruno', 'Whole rye, room', 1, 1, ['1 : 2 : 2', 'Doubles in 5 h']],
        ['Clint Yeastwood', 'White wheat, fridge', 7, 5, ['1 : 3 : 3', 'Doubles in 8 h']],
        ['Spelta', 'Spelt, fridge', 7, 8, ['1 : 5 : 5', 'Doubles in 10 h']],
      ],
      log: [
        ['Yesterday', 'Bruno: fed at 21:00, rose 110% by morning'],
        ['5 days ago', 'Clint Yeastwood: fed, smells of apples'],
        ['8 days ago', 'Spelta: fed, slow rise'],
      ],
    },
  ],
  [
    /\b(?:baby|newborn)/i,
    {
      title: 'The baby’s day',
      note: 'Feeding, sleep and diapers, with the last time of each.',
      singular: 'entry',
      action: ['Log it now', 'logged'],
      factLabels: ['Last time', 'Today'],
      things: [
        ['Feeding', 'Left side, 14 minutes', 1, 1, ['06:40', '5 times']],
        ['Sleep', 'Nap in the pram', 1, 1, ['09:10, 50 min', '4 h 20 min']],
        ['Diapers', 'Wet', 1, 1, ['08:55', '4 changed']],
        ['Vitamin D', 'One drop', 1, 0, ['08:00', 'Given']],
        ['Weight', 'Kitchen scale', 7, 3, ['5,240 g', '+180 g a week']],
      ],
      log: [
        ['Today, 09:10', 'Sleep: fell asleep in the pram'],
        ['Today, 08:55', 'Diapers: wet'],
        ['Today, 08:00', 'Vitamin D: one drop'],
        ['Today, 06:40', 'Feeding: left, 14 minutes'],
        ['Today, 03:15', 'Feeding: right, 11 minutes'],
      ],
    },
  ],
  [
    /\b(?:medication|medicine|pill)/i,
    {
      title: 'Medicine today',
      note: 'What is due comes first.',
      singular: 'medicine',
      action: ['Taken', 'taken'],
      factLabels: ['Dose', 'When'],
      things: [
        ['Levothyroxine', 'Tablet', 1, 1, ['50 µg', '07:00, before breakfast']],
        ['Vitamin B12', 'Drops', 1, 0, ['5 drops', 'With lunch']],
        ['Ibuprofen', 'If needed', 3, 1, ['400 mg', 'With food']],
        ['Hay fever spray', 'Nasal', 2, 2, ['1 puff', 'Evening']],
      ],
      log: [
        ['Today, 12:40', 'Vitamin B12: taken'],
        ['Yesterday, 07:05', 'Levothyroxine: taken'],
      ],
    },
  ],
  [
    /\bpet care/i,
    {
      title: 'Who needs what today',
      note: 'What is due comes first.',
      singular: 'task',
      action: ['Done', 'done'],
      factLabels: ['How much', 'Who does it'],
      things: [
        ['Walk with Otis', 'Dog', 1, 1, ['40 minutes', 'Maren']],
        ['Feed Pepper', 'Cat', 1, 1, ['70 g', 'Noah']],
        ['Worm tablet', 'Dog', 90, 88, ['1 tablet', 'Maren']],
        ['Clean the litter', 'Cat', 2, 1, ['All of it', 'Zoe']],
      ],
      log: [
        ['Yesterday', 'Walk with Otis: done'],
        ['Yesterday', 'Clean the litter: done'],
      ],
    },
  ],
]
