export interface Content {
  brand: string
  title: string
  lead: string
  navigation: { label: string }[]
  navigationName: string
  unit: string
  bar: { name: string; value: number }
  plates: number[]
  exercises: { name: string; text?: string; group?: string; value?: number; reps?: number; sets?: number }[]
  noExercises: string
  today: {
    done: string
    of: string
    sets: string
    each: string
    set: string
    reps: string
    perSide: string
    barOnly: string
    lighter: string
    heavier: string
    rest: string
    skip: string
    next: string
    finished: string
    finishedText: string
    again: string
    choose: string
  }
  restSeconds: number
  week: {
    title: string
    lead: string
    empty: string
    days: { name: string; time?: string; text?: string }[]
    going: string
    go: string
  }
  log: {
    title: string
    lead: string
    empty: string
    best: string
    lifts: { name: string; marks: { time: string; value: number }[] }[]
    pick: string
    date: string
    weight: string
  }
  nothing: string
}

export const content: Content = {
  brand: 'Halle Ost',
  title: 'Squat day',
  lead: 'Thursday 11 June, rack 3',
  navigation: [{ label: 'Today' }, { label: 'Week' }, { label: 'Log' }],
  navigationName: 'Screens',
  unit: 'kg',
  bar: { name: 'Bar', value: 20 },
  plates: [25, 20, 15, 10, 5, 2.5, 1.25],
  exercises: [
    { name: 'Back squat', text: 'Belt from the third set', group: 'Rack', value: 92.5, reps: 5, sets: 5 },
    {
      name: 'Romanian deadlift',
      text: 'Slow on the way down',
      group: 'Platform',
      value: 75,
      reps: 8,
      sets: 3,
    },
    { name: 'Overhead press', group: 'Rack', value: 42.5, reps: 5, sets: 4 },
    { name: 'Barbell row', text: 'Chest stays where it is', group: 'Platform', value: 60, reps: 8, sets: 3 },
    { name: 'Hanging knee raise', group: 'Wall', reps: 12, sets: 3 },
  ],
  noExercises: 'Nothing to lift today. Add the first exercise and its sets appear here.',
  today: {
    done: 'done',
    of: 'of',
    sets: 'sets',
    each: 'a set',
    set: 'Set',
    reps: 'reps',
    perSide: 'On each side',
    barOnly: 'The bar alone',
    lighter: 'Lighter',
    heavier: 'Heavier',
    rest: 'Rest',
    skip: 'Skip the rest',
    next: 'Set done',
    finished: 'All sets done',
    finishedText: 'Plates back on the tree, heaviest below.',
    again: 'Clear today’s ticks',
    choose: 'Today’s lifts',
  },
  restSeconds: 150,
  week: {
    title: 'This week',
    lead: 'The hall opens at 06:00. Say when you come, so that a rack is free.',
    empty: 'No days planned yet.',
    days: [
      { name: 'Monday', time: '06:30', text: 'Bench, rows, dips' },
      { name: 'Tuesday', text: 'Rest, or the river path' },
      { name: 'Thursday', time: '18:00', text: 'Squat day' },
      { name: 'Saturday', time: '10:00', text: 'Deadlift with Rafael, who needs a spotter' },
    ],
    going: 'Coming',
    go: 'I’ll come',
  },
  log: {
    title: 'Heaviest set',
    lead: 'One mark for each week, in kilograms.',
    empty: 'No lift written down yet.',
    best: 'heaviest so far',
    pick: 'Lift',
    date: 'Week of',
    weight: 'Weight',
    lifts: [
      {
        name: 'Back squat',
        marks: [
          { time: '6 Apr', value: 80 },
          { time: '13 Apr', value: 82.5 },
          { time: '20 Apr', value: 82.5 },
          { time: '27 Apr', value: 85 },
          { time: '4 May', value: 87.5 },
          { time: '11 May', value: 85 },
          { time: '18 May', value: 87.5 },
          { time: '25 May', value: 90 },
          { time: '1 Jun', value: 92.5 },
        ],
      },
      {
        name: 'Overhead press',
        marks: [
          { time: '20 Apr', value: 37.5 },
          { time: '27 Apr', value: 40 },
          { time: '11 May', value: 40 },
          { time: '25 May', value: 40 },
          { time: '1 Jun', value: 42.5 },
        ],
      },
      {
        name: 'Deadlift',
        marks: [
          { time: '13 Apr', value: 110 },
          { time: '27 Apr', value: 115 },
          { time: '18 May', value: 117.5 },
          { time: '1 Jun', value: 120 },
        ],
      },
    ],
  },
  nothing: 'Nothing has been put on this screen yet.',
}
