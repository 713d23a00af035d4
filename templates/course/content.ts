export interface Content {
  brand: string
  title: string
  lead: string
  by: { name: string; text?: string }
  lessons: {
    name: string
    text?: string
    time?: string
    group?: string
    parts?: { name: string; text?: string }[]
    question?: { name: string; options: string[]; right: number; why: string }
  }[]
  doneAtFirst: number
  noLessons: string
  noText: string
  words: {
    lesson: string
    of: string
    done: string
    lessonsDone: string
    keyboard: string
    list: string
    ungrouped: string
    finish: string
    finished: string
    next: string
    previous: string
    check: string
    right: string
    wrong: string
    again: string
    allDone: string
    allDoneText: string
    restart: string
  }
}

export const content: Content = {
  brand: 'Ladírna Veveří',
  title: 'Tune your own piano',
  lead: 'With one lever, two wedges and a strip of felt. An octave in the first week, the whole instrument by the fourth.',
  by: { name: 'Taught by Radka Horáčková', text: 'Piano tuner in Brno, workshop on Veveří 61' },
  lessons: [
    {
      name: 'Open the case',
      text: 'Lid, fall board, lower panel, in that order. What you see first is dust; what you look for is the row of tuning pins.',
      time: '9 min',
      group: 'Before the first turn',
    },
    {
      name: 'Lever on the pin',
      text: 'Press the head down until it stops, handle at one o’clock. Your elbow stays on the case.',
      time: '12 min',
      group: 'Before the first turn',
    },
    {
      name: 'Mute two of three',
      text: 'Most notes have three strings. You tune one and silence two.',
      time: '10 min',
      group: 'Before the first turn',
    },
    {
      name: 'Hear the beats',
      text: 'Two strings that nearly agree throb. The slower the throb, the nearer they are; when it stops, they are one. This is the whole craft, and everybody can hear it by Thursday.',
      time: '16 min',
      group: 'The first octave',
      parts: [
        {
          name: 'Strike and wait',
          text: 'Play A above middle C with the felt out. Count the throbs for five seconds after the hammer has gone.',
        },
        {
          name: 'Turn less than you think',
          text: 'The handle moves by the width of a pencil line. Pull a little above, then let the pin settle back.',
        },
        {
          name: 'Stop at the right moment',
          text: 'When the throb is longer than the note lasts, leave it. Silence between two strings is the goal, not a number.',
        },
      ],
      question: {
        name: 'You hear three throbs a second, then two. What do you do?',
        options: ['Go on the same way, slowly', 'Turn back at once', 'Change to the other string'],
        right: 0,
        why: 'Slower throbs mean that you are coming nearer.',
      },
    },
    {
      name: 'A from the fork',
      text: 'The fork on your knee, its foot on the case: 440, the only note you do not make yourself.',
      time: '11 min',
      group: 'The first octave',
    },
    {
      name: 'Fifths, a little narrow',
      text: 'Twelve pure fifths do not fit into an octave. Each gives up a hair, about one throb in two seconds.',
      time: '18 min',
      group: 'The first octave',
    },
    {
      name: 'Octaves upwards',
      text: 'From the middle to the top, each note from the one below it.',
      time: '14 min',
      group: 'The whole instrument',
    },
    {
      name: 'Octaves downwards',
      text: 'Long strings, slow throbs, patience. Listen to the twelfth, not to the ground note.',
      time: '15 min',
      group: 'The whole instrument',
    },
    {
      name: 'What to leave to a tuner',
      text: 'Loose pins, a cracked plate, a rise of more than a quarter tone.',
      time: '8 min',
      group: 'The whole instrument',
    },
  ],
  doneAtFirst: 3,
  noLessons: 'No lessons yet. The first one sounds here as soon as it is written.',
  noText: 'This lesson is still being written.',
  words: {
    lesson: 'Lesson',
    of: 'of',
    done: 'done',
    lessonsDone: 'lessons done',
    keyboard: 'Lessons as keys',
    list: 'All lessons',
    ungrouped: 'Lessons',
    finish: 'I have done this',
    finished: 'Done; take it back',
    next: 'Next',
    previous: 'Before',
    check: 'Check',
    right: 'Yes.',
    wrong: 'Not quite.',
    again: 'Try again',
    allDone: 'Every key is down.',
    allDoneText:
      'Play something slow. Tune again in six months, when the heating has been off for four weeks.',
    restart: 'Begin again',
  },
}
