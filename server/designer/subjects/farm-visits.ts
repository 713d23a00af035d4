import type { Subject } from '#server/designer/subjects/subject.ts'

export const farmVisits: Subject = {
  word: 'farm visits',
  match:
    /\b(?:goat(?:s| yoga)?|alpacas?|llamas?|petting (?:zoo|farm)|donkeys?|animal farm|(?:farm|pony) (?:visits?|tours?|experience)|bauernhof)\b/gi,
  names: ['Hillside Herd', 'Three Beards Farm', 'Clover & Kin'],
  directions: ['organic', 'soft', 'poster'],
  hues: [125, 85, 30],
  art: 'hills',
  eyebrow: 'A farm with opinions',
  headlines: [
    'They come when you call. Mostly.',
    'Bring boots and a sense of humour',
    'A long walk in better company',
  ],
  lead: '{brand} is home to twenty-three animals who like visitors more than grass. Small groups, real farm, tea afterwards.',
  actions: ['Book a visit', 'Meet the herd'],
  facts: [
    ['23', 'animals, all with names'],
    ['12', 'guests at most'],
    ['90 min', 'outside, in any weather'],
    ['1', 'snack stolen per visit, on average'],
  ],
  featuresTitle: 'What you can do here',
  features: [
    ['Footprints', 'Walk together', 'Along the brook, at their pace. There is no other.'],
    ['Sun', 'On the mat', 'Stretching outdoors, with somebody standing on your back.'],
    ['Users', 'For groups', 'Birthdays, hen parties, teams that need air.'],
    ['Baby', 'With children', 'Feeding, brushing, and why goats have square eyes.'],
    ['Camera', 'Pictures', 'They pose. We have stopped asking why.'],
    ['Coffee', 'Afterwards', 'Tea, cake and hay in your hair.'],
  ],
  stepsTitle: 'How it goes',
  steps: [
    ['Arrive', 'Boots on, phones away or full.'],
    ['Meet', 'Everybody gets introduced, by name.'],
    ['Go', 'Out to the field, they lead.'],
    ['Stay', 'Cake in the barn.'],
  ],
  quotes: [
    ['I laughed so much that I forgot to stretch.', 'Nina Petrov', 'With five friends'],
    ['Our team has never been so quiet, or so happy.', 'Devon Price', 'Company outing'],
    ['Bertha ate my map. Ten out of ten.', 'George Amadi', 'Visitor'],
  ],
  faq: [
    ['What if it rains?', 'We go anyway, with ponchos. In thunder we move to the barn.'],
    ['Do I need experience?', 'No. They have enough for all of us.'],
    ['Are children welcome?', 'From four years on, with a grown-up.'],
    ['What shall I wear?', 'Things that may be nibbled.'],
  ],
  closing: ['The herd has time on Saturday', 'Tell us how many you are. We bring the carrots.'],
  list: {
    title: 'Visits and prices',
    note: 'A head, with tea and cake.',
    rows: [
      ['Walk with the herd', 'Sat, Sun, 10:00', '$32'],
      ['On the mat', 'Sat, 17:00', '$38'],
      ['Family hour', 'Wed, Sun, 15:00', '$18'],
      ['Your own group', 'Up to twelve, any day', '$340'],
    ],
  },
  dataset: 'members',
  goods: 'parcel',
  offer: 'lessons',
}
