import type { Dataset } from '#server/designer/datasets/dataset.ts'

export const students: Dataset = {
  word: 'students',
  match:
    /\b(?:students?|courses?|learn\w*|schools?|teachers?|classes|education|academy|training providers?|enrol\w*|lessons?|coles? de \w+|(?:musik|grund|sprach|fahr)?schulen?|escuelas?|scuol[ae])\b/gi,
  title: 'Term',
  note: 'Week seven of twelve',
  metrics: [
    { label: 'Students', unit: 'count', base: 486, growth: 0.24, over: 'last', good: 'up' },
    { label: 'Attendance', unit: 'percent', base: 86, growth: 0.05, over: 'mean', good: 'up' },
    { label: 'Work handed in', unit: 'count', base: 1_240, growth: 0.21, over: 'sum', good: 'up' },
    { label: 'Hours to feedback', unit: 'hours', base: 44, growth: -0.3, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Attendance',
    unit: 'percent',
    series: [
      { label: 'Evening', base: 86, growth: 0.05 },
      { label: 'Online', base: 78, growth: 0.09 },
    ],
  },
  split: {
    title: 'Students by course',
    unit: 'count',
    parts: [
      ['Information security', 128],
      ['Data with Python', 116],
      ['Interface design', 98],
      ['Writing for work', 84],
      ['Electronics', 60],
    ],
  },
  stack: {
    title: 'Work by result',
    unit: 'count',
    parts: [
      ['Passed', 860],
      ['To improve', 240],
      ['Not yet', 96],
    ],
  },
  gauge: {
    title: 'Will finish',
    value: 92,
    target: 'of those who began',
    note: 'Nine people have missed two evenings in a row.',
  },
  segment: {
    label: 'Level',
    values: [
      ['Beginners', 0.48],
      ['Advanced', 0.34],
      ['Certificate', 0.18],
    ],
  },
  feed: [
    ['Tariq Aziz', 'handed in “Cleaning data”', '5 min ago'],
    ['Josefine Krag', 'asked about exercise 4', '35 min ago'],
    ['Prof. Holm', 'gave feedback to six people', '2 h ago'],
    ['Room 2', 'is closed on Thursday', 'today'],
    ['Peter Nowak', 'enrolled in Information security', 'yesterday'],
  ],
  records: ['student', 'course', 'submission', 'provider', 'program', 'application', 'message'],
}

export const patients: Dataset = {
  word: 'patients',
  match:
    /\b(?:patients?|clinic|doctors?|medical|hospital|health|appointments?|nutrition|therap\w*|dental|vet|praxis|tierarzt\w*|arztpraxis|cl[ií]nica|clinique|dentiste)\b/gi,
  title: 'Practice',
  note: 'Today and the last twelve months',
  metrics: [
    { label: 'Visits', unit: 'count', base: 1_180, growth: 0.12, over: 'sum', good: 'up' },
    { label: 'Minutes waited', unit: 'hours', base: 17, growth: -0.3, over: 'mean', good: 'down' },
    { label: 'Seen the same day', unit: 'percent', base: 61, growth: 0.16, over: 'mean', good: 'up' },
    { label: 'Did not come', unit: 'percent', base: 6.8, growth: -0.35, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Visits',
    unit: 'count',
    series: [
      { label: 'With appointment', base: 740, growth: 0.08 },
      { label: 'Same day', base: 440, growth: 0.2 },
    ],
  },
  split: {
    title: 'Reason',
    unit: 'count',
    parts: [
      ['Check-up', 362],
      ['Acute', 291],
      ['Long condition', 248],
      ['Children', 162],
      ['Other', 117],
    ],
  },
  stack: {
    title: 'By doctor',
    unit: 'count',
    parts: [
      ['Dr. Osei', 420],
      ['Dr. Brandt', 390],
      ['Dr. Rao', 370],
    ],
  },
  gauge: {
    title: 'Letters out within a day',
    value: 89,
    target: 'goal 95%',
    note: 'Eleven are waiting for a signature.',
  },
  segment: {
    label: 'Doctor',
    values: [
      ['Dr. Osei', 0.36],
      ['Dr. Brandt', 0.33],
      ['Dr. Rao', 0.31],
    ],
  },
  feed: [
    ['Werner Adler', 'is in the waiting room', '1 min ago'],
    ['Lab', 'sent results for Leila Haddad', '22 min ago'],
    ['Dr. Rao', 'signed four letters', '1 h ago'],
    ['Phone', 'two people ask to be called back', 'today'],
    ['Joyce Mensah', 'moved to Thursday, 09:40', 'today'],
  ],
  records: ['appointment', 'patient', 'result'],
}

export const members: Dataset = {
  word: 'members',
  match:
    /\b(?:members?|gym|fitness|yoga|classes|training|workouts?|club|verein|fitnessstudio|gimnasio|palestra)\b/gi,
  title: 'Club',
  note: 'Doors, classes and payments',
  metrics: [
    { label: 'Members', unit: 'count', base: 612, growth: 0.23, over: 'last', good: 'up' },
    { label: 'Visits', unit: 'count', base: 5_480, growth: 0.26, over: 'sum', good: 'up' },
    { label: 'Classes filled', unit: 'percent', base: 78, growth: 0.1, over: 'mean', good: 'up' },
    { label: 'Left', unit: 'percent', base: 3.1, growth: -0.3, over: 'mean', good: 'down' },
  ],
  trend: {
    title: 'Visits',
    unit: 'count',
    series: [
      { label: 'Classes', base: 3_300, growth: 0.3 },
      { label: 'Open floor', base: 2_180, growth: 0.2 },
    ],
  },
  split: {
    title: 'Favourite classes',
    unit: 'count',
    parts: [
      ['Strength A', 1_020],
      ['Engine', 860],
      ['Strength B', 740],
      ['Olympic lifting', 410],
      ['Long Saturday', 270],
    ],
  },
  stack: {
    title: 'By hour',
    unit: 'count',
    parts: [
      ['Morning', 2_260],
      ['Midday', 940],
      ['Evening', 2_280],
    ],
  },
  gauge: {
    title: 'Capacity tonight',
    value: 81,
    target: '58 of 72 places',
    note: 'Olympic lifting is full, four on the list.',
  },
  segment: {
    label: 'Plan',
    values: [
      ['As you like', 0.5],
      ['Twice a week', 0.36],
      ['Now and then', 0.14],
    ],
  },
  feed: [
    ['Renate Kolb', 'lifted 100 kg for the first time', '30 min ago'],
    ['Sam Okafor', 'booked Engine on Thursday', '1 h ago'],
    ['Payment', 'failed for two members', '3 h ago'],
    ['Lena', 'blocked Wednesday, 17:00', 'today'],
    ['Lucía Ferrer', 'paused until January', 'yesterday'],
  ],
  records: ['member', 'class', 'invoice'],
}
