export const content = {
  brand: 'Gehlinie Graz',
  title: 'Start a walking bus',
  lead: 'Children walk to school together, two grown-ups go along. When the sign is full, it can go up.',
  progressName: 'Steps',
  stepWord: 'Step',
  of: 'of',
  done: 'done',
  steps: [
    {
      name: 'The line',
      text: 'Give it a name that a six-year-old can say.',
      fields: [
        { label: 'Name of the line', kind: 'text', value: 'Line Hedgehog' },
        {
          label: 'School',
          kind: 'choice',
          options: ['VS Waltendorf', 'VS Krones', 'VS Nibelungen'],
          value: 'VS Waltendorf',
        },
      ],
    },
    {
      name: 'The stops',
      text: 'Three to six corners with a wide pavement. Four minutes between two stops is right.',
      fields: [
        {
          label: 'Stops, in walking order',
          kind: 'list',
          hint: 'Corner and time, for example Plüddemanngasse 40, 7:18',
          value: 'Rudolfstraße 11, 7:10; Bakery Auer, 7:14; Ragnitzbach bridge, 7:19',
        },
      ],
    },
    {
      name: 'The days',
      text: 'Begin with two days. More can follow at half-term.',
      fields: [
        { label: 'It walks on', kind: 'several', options: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
        { label: 'First walk', kind: 'date', hint: 'Usually the second week of term.' },
      ],
    },
    {
      name: 'The grown-ups',
      text: 'One in front, one behind. The city lends the vests.',
      fields: [
        { label: 'Walks in front', kind: 'text' },
        { label: 'Walks behind', kind: 'text', isOptional: true },
        { label: 'Email for the vests', kind: 'email', hint: 'Vests are at Andritzer Reichsstraße 38.' },
      ],
    },
  ] as {
    name: string
    text?: string
    fields?: {
      label: string
      kind?: string
      hint?: string
      value?: string
      options?: string[]
      isOptional?: boolean
    }[]
  }[],
  optional: 'optional',
  noFields: 'Nothing to fill in here. Go on to the next step.',
  noSteps: 'No steps have been set up yet.',
  actions: {
    next: 'Continue',
    back: 'Back',
    finish: 'Finish',
    change: 'Change',
    add: 'Add',
    remove: 'Remove',
    restart: 'Start again',
  },
  errors: { empty: 'Please fill this in.', choose: 'Choose at least one.', list: 'Add at least one.' },
  review: {
    name: 'Check',
    title: 'Is this right?',
    text: 'Change what is not right, then finish.',
    none: 'not given',
  },
  finished: { title: 'All done.', text: 'Everything is set up.' },
  sign: { name: 'So far', unnamed: 'Without a name', waiting: 'Fills in as you answer' },
}
