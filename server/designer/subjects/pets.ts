import type { Subject } from '#server/designer/subjects/subject.ts'

export const pets: Subject = {
  word: 'pets',
  match:
    /\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|vet(?:s|erinar\w*)?|kennel|animal|groom(?:ing|er)|horses?)\b/gi,
  names: ['Good Dog Club', 'Biscuit & Bean', 'Fern & Friends'],
  directions: ['soft', 'poster', 'organic'],
  hues: [40, 170, 15],
  art: 'paw',
  eyebrow: 'Day care with a garden',
  headlines: ['A good day for good dogs', 'Home happy, home tired', 'They run to the door. Ours.'],
  lead: '{brand} takes eighteen dogs a day, sorts them by temper rather than size and sends you one picture, of the right one.',
  actions: ['Book a trial day', 'Meet the team'],
  facts: [
    ['18', 'dogs a day'],
    ['1:4', 'people to dogs'],
    ['1,100 m²', 'of grass'],
    ['07:00', 'doors open'],
  ],
  featuresTitle: 'A day in good company',
  features: [
    ['PawPrint', 'Groups that fit', 'Shy with shy, daft with daft. We watch first and mix later.'],
    ['Trees', 'Out every hour', 'Grass, shade, a brook to stand in and a towel afterwards.'],
    ['Bone', 'Naps and snacks', 'Your food, your times, a bed each.'],
    ['HeartPulse', 'A vet next door', 'Two minutes on foot. They know our dogs by name.'],
    ['Camera', 'One good picture', 'A day, not forty. Usually of a tongue.'],
    ['Bus', 'Fetched and brought', 'A van with windows, north of the river.'],
  ],
  stepsTitle: 'The first week',
  steps: [
    ['Meet', 'Half an hour in the garden, you and the dog.'],
    ['Try', 'One morning. You may hide behind the hedge.'],
    ['Stay', 'A full day, with a note in the evening.'],
    ['Settle', 'By Friday they pull you here.'],
  ],
  quotes: [
    ['He used to cry at doors. Now he cries on Sundays.', 'Martha and Otto', 'Dachshund, 4'],
    ['They noticed the limp before I did.', 'Ali Reza', 'Greyhound, 7'],
    ['The picture of the day is the best part of mine.', 'Freya Lund', 'Mixed, 2'],
  ],
  faq: [
    ['Does my dog have to be neutered?', 'No. We decide by character, after a trial morning.'],
    ['What if it does not work out?', 'Then you pay nothing and we tell you who might suit better.'],
    ['Which vaccinations?', 'The usual three, and a worm test every season.'],
    ['Can I come at short notice?', 'Until eight in the morning, when there is a place.'],
  ],
  closing: ['Bring the ball', 'A trial morning is free, and the biscuits are good.'],
  list: {
    title: 'Days and prices',
    note: 'Food of your own, always.',
    rows: [
      ['Half day', 'Until 13:00', '€18'],
      ['Full day', '07:00 to 18:30', '€29'],
      ['Ten days', 'Use them when you like', '€250'],
      ['Night', 'In the house, by the stove', '€45'],
    ],
  },
  dataset: 'bookings',
  goods: 'backpack',
  offer: 'membership',
}
