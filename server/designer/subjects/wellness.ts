import type { Subject } from '#server/designer/subjects/subject.ts'

export const wellness: Subject = {
  word: 'wellness',
  match:
    /\b(?:yoga|pilates|meditat\w*|wellness|spa|massage|mindful\w*|retreats?|breathwork|sauna|sleep app)\b/gi,
  names: ['Stillroom', 'Low Tide', 'Harbour Yoga'],
  directions: ['organic', 'soft', 'luxe'],
  hues: [155, 25, 200],
  art: 'sun',
  eyebrow: 'Movement, breath and rest',
  headlines: ['An hour that belongs to you', 'Slow down without falling behind', 'Room to breathe out'],
  lead: '{brand} is a bright room with warm floors, teachers who know your back, and classes small enough to be quiet in.',
  actions: ['Book your first class', 'Meet the teachers'],
  facts: [
    ['14', 'mats in the room'],
    ['32', 'classes a week'],
    ['60 min', 'of quiet at a time'],
    ['28°', 'warm oak floor'],
  ],
  featuresTitle: 'Ways to arrive',
  features: [
    ['Sunrise', 'Early flow', 'Forty-five minutes before the street wakes up. Tea afterwards.'],
    ['Moon', 'Evening restore', 'Bolsters, blankets and very little talking.'],
    ['Wind', 'Breath', 'A weekly hour on one thing you do twenty thousand times a day.'],
    ['Heart', 'Before and after birth', 'Small groups led by a midwife, babies welcome.'],
    ['Users', 'One to one', 'A teacher, your body, no choreography.'],
    ['Leaf', 'Weekends away', 'Three days in the hills, twice a year, fifteen people.'],
  ],
  stepsTitle: 'Your first visit',
  steps: [
    ['Come early', 'Ten minutes is enough to take your shoes off and look around.'],
    ['Tell us', 'Backs, knees, bad nights: one word is all the teacher needs.'],
    ['Do less', 'Nobody watches. Lying down is a posture too.'],
    ['Stay', 'There is ginger tea and no hurry.'],
  ],
  quotes: [
    ['I sleep on Tuesdays now. That is the whole review.', 'Miriam Falk', 'Evening restore'],
    ['The only studio where I have never felt too old or too stiff.', 'George Amadi', 'Member'],
    ['It made the third trimester bearable and the fourth one funny.', 'Elif Demir', 'Prenatal class'],
  ],
  faq: [
    [
      'Do I need to be flexible?',
      'No. You need to be able to get down on the floor, and we help with that too.',
    ],
    ['What do I bring?', 'Comfortable clothes. Mats, blankets and blocks are here and clean.'],
    ['Which class first?', 'Slow flow on Monday or Evening restore on Thursday.'],
    ['What if I am late?', 'The door closes with the first breath, five minutes past the hour.'],
  ],
  closing: ['The room is warm', 'Two weeks of everything for newcomers, once, for €29.'],
  list: {
    title: 'This week’s classes',
    note: 'All levels unless it says otherwise.',
    rows: [
      ['Early flow', 'Mon to Fri, 06:45', '45 min'],
      ['Slow flow', 'Mon, Wed, 18:00', '75 min'],
      ['Breath', 'Tue, 19:30', '60 min'],
      ['Evening restore', 'Thu, Sun, 20:00', '75 min'],
      ['Handstands, gently', 'Sat, 10:00', '90 min'],
    ],
  },
  dataset: 'members',
  goods: 'candle',
  offer: 'membership',
}
