export interface Role {
  name: string
  team?: string
  place?: string
  kind?: string
  pay?: string
  text?: string
  tasks?: string[]
  needs?: string[]
}

export interface Content {
  brand: string
  navigation: { label: string; href?: string }[]
  hero: { title: string; lead: string }
  rope: { title: string; more: string; empty: string }
  list: {
    title: string
    team: string
    place: string
    all: string
    nothing: string
    reset: string
    tasks: string
    needs: string
    apply: string
  }
  roles: Role[]
  give: { title: string; lines: { name: string; text?: string }[] }
  wayTitle: string
  way: { name: string; time?: string; text?: string }[]
  form: {
    title: string
    lead: string
    role: string
    anyRole: string
    name: string
    contact: string
    why: string
    missing: string
    send: string
    doneTitle: string
    done: string
    again: string
  }
  questionsTitle: string
  questions: { question: string; answer?: string }[]
  footer: { address?: string; contact?: string }
}

export const content: Content = {
  brand: 'Chiatura Sabagiro',
  navigation: [
    { label: 'Open posts', href: '#posts' },
    { label: 'What we give', href: '#give' },
    { label: 'How it goes', href: '#way' },
    { label: 'Apply', href: '#apply' },
  ],
  hero: {
    title: 'We carry a town up its own mountain',
    lead: 'Four new cableways over the Kvirila gorge, from six in the morning until midnight. Now we need the people who keep them running.',
  },
  rope: {
    title: 'Posts on the rope',
    more: 'Read about this post',
    empty: 'No cabin is waiting at the moment. Write to us all the same.',
  },
  list: {
    title: 'Open posts',
    team: 'Team',
    place: 'Station',
    all: 'All',
    nothing: 'No open post fits both. Take one of the two off.',
    reset: 'Show all posts',
    tasks: 'What you do',
    needs: 'What you bring',
    apply: 'Apply for this post',
  },
  roles: [
    {
      name: 'Cabin attendant',
      team: 'Operation',
      place: 'Central station',
      kind: 'Full time, shifts',
      pay: '1,450 lari a month',
      text: 'You know who needs a hand at the step, and when the doors have to close.',
      tasks: [
        'Doors, step and headcount',
        'Radio to the engine house',
        'Sweeping out the cabin, four times a day',
      ],
      needs: ['Georgian, some Russian or English', 'No fear of 160 metres'],
    },
    {
      name: 'Rope inspector',
      team: 'Engineering',
      place: 'Naguti',
      kind: 'Full time, nights',
      pay: '2,600 lari a month',
      text: 'Between half past midnight and five the rope is yours: every strand of six kilometres in a month.',
      tasks: [
        'Magnetic test of the haul rope',
        'Greasing the track rope from the carriage',
        'Writing down what you found, by hand and in the system',
      ],
      needs: ['Training as a fitter or in the mine', 'Working at height, certificate or willing'],
    },
    {
      name: 'Machinist, engine house',
      team: 'Engineering',
      place: 'Central station',
      kind: 'Full time, shifts',
      pay: '2,250 lari a month',
      text: 'One lever, four screens, and the ear for a bearing that is not happy.',
      tasks: ['Driving and braking', 'Wind watch: you alone decide when it stands still'],
      needs: ['Technical college', 'Calm'],
    },
    {
      name: 'Apprentice fitter',
      team: 'Engineering',
      place: 'Mukhadze',
      kind: 'Three years, paid',
      pay: '900 lari a month',
      text: 'From splicing to hydraulics, with an old hand at your side who worked on the ropeways of 1954.',
      tasks: ['Four days in the workshop, one at school in Zestaponi'],
      needs: ['Nine years of school', 'Seventeen or older'],
    },
    {
      name: 'Timetable and tickets',
      team: 'Office',
      place: 'Central station',
      kind: 'Half time',
      pay: '1,100 lari a month',
      text: 'The last cabin has to wait for the train from Kutaisi. You see to it that it does.',
      tasks: ['Timetable and notices', 'Season tickets for schools and the mine'],
      needs: ['Exact with figures', 'Friendly at the counter'],
    },
    {
      name: 'Cabin painter',
      team: 'Workshop',
      place: 'Lezhubani',
      kind: 'Six months',
      pay: '1,900 lari a month',
      text: 'Eight cabins, four colours, chosen by the schools. Rust first.',
      tasks: ['Sanding, priming, two coats', 'Numbers and station names by stencil'],
      needs: ['Spray gun and mask are yours, or we buy them'],
    },
  ],
  give: {
    title: 'What we give',
    lines: [
      {
        name: 'Shifts four weeks ahead',
        text: 'Swaps only if you agree. Nights are paid at one and a half.',
      },
      { name: 'Every ride free', text: 'For you and the people you live with, on all four lines.' },
      { name: 'A warm meal', text: 'In the canteen of Central station, also at two in the morning.' },
      {
        name: 'Doctor and ropes',
        text: 'Yearly check, harness and boots on us, and the insurance of the mine workers’ union.',
      },
    ],
  },
  wayTitle: 'How it goes',
  way: [
    {
      name: 'You write a few lines',
      time: 'today',
      text: 'No letter, no photograph. What you did last is enough.',
    },
    { name: 'We call', time: 'within five days', text: 'Nino or Gela, about twenty minutes.' },
    {
      name: 'You come up for a shift',
      time: 'the week after',
      text: 'Beside somebody who does the work. It is paid.',
    },
    { name: 'Both decide', time: 'two days later', text: 'You hear yes or no, and why.' },
  ],
  form: {
    title: 'Write a few lines',
    lead: 'We read everything ourselves.',
    role: 'Post',
    anyRole: 'Wherever I fit',
    name: 'Your name',
    contact: 'Telephone or e-mail',
    why: 'What did you do last?',
    missing: 'Fill this in, please.',
    send: 'Send to Central station',
    doneTitle: 'It has arrived at the top',
    done: 'We call within five days:',
    again: 'Write once more',
  },
  questionsTitle: 'Often asked on the platform',
  questions: [
    {
      question: 'I worked on the old ropeways. Does that count?',
      answer: 'Very much. Bring your work book; years before 2017 count for the pay.',
    },
    {
      question: 'Is there a flat?',
      answer: 'Two rooms above Lezhubani station for the first three months, 200 lari with heating.',
    },
    {
      question: 'What if the wind stops the line?',
      answer: 'You are paid. Above 17 metres a second nobody goes anywhere, including us.',
    },
  ],
  footer: { address: 'Ninoshvili 1, Chiatura, Imereti', contact: '+995 479 55 01 20' },
}
