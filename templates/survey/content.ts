export interface Content {
  brand: string
  title: string
  lead: string
  questions: {
    name: string
    text?: string
    kind?: string
    options?: string[]
    low?: string
    high?: string
    isOptional?: boolean
  }[]
  noQuestions: string
  answer: {
    placeholder: string
    several: string
    scale: string
    question: string
    of: string
    answered: string
    open: string
    progress: string
  }
  scaleTo: number
  actions: {
    next: string
    back: string
    skip: string
    check: string
    send: string
    change: string
    again: string
  }
  error: string
  review: { title: string; none: string }
  sent: { title: string; text: string }
}

export const content: Content = {
  brand: 'Nocny tramwaj 64',
  title: 'When should the last tram leave?',
  lead: 'Kraków, line 64. Open until Sunday 21 June.',
  questions: [
    {
      name: 'Where do you get on, most nights?',
      kind: 'choice',
      options: ['Bronowice Małe', 'Teatr Bagatela', 'Dworzec Główny', 'Rondo Mogilskie', 'Os. Piastów'],
    },
    {
      name: 'What are you usually on the way home from?',
      text: 'A driver who knows it is a shift waits half a minute.',
      kind: 'several',
      options: ['A shift', 'Friends or a concert', 'Studying', 'The last train', 'Somewhere else'],
    },
    {
      name: 'How long do you wait at the stop?',
      kind: 'choice',
      options: ['Under 5 minutes', '5 to 15 minutes', '15 to 30 minutes', 'I walk instead'],
    },
    {
      name: 'How safe does the stop feel after midnight?',
      kind: 'scale',
      low: 'I would rather not',
      high: 'As by day',
    },
    {
      name: 'The last tram leaves at 00:40. When would be right?',
      text: 'A later one costs the early one: the tracks need three hours of quiet.',
      kind: 'choice',
      options: ['00:40 is right', '01:10', '01:40', '02:20, on Fridays and Saturdays only'],
    },
    {
      name: 'What should the planners come and see for themselves?',
      text: 'A stop, an hour, a corner.',
      kind: 'text',
      isOptional: true,
    },
  ],
  noQuestions: 'There are no questions yet. The survey begins as soon as the first is written.',
  answer: {
    placeholder: 'In your own words',
    several: 'Choose all that fit.',
    scale: 'Answer',
    question: 'Question',
    of: 'of',
    answered: 'answered',
    open: 'open',
    progress: 'Your ticket',
  },
  scaleTo: 7,
  actions: {
    next: 'Next question',
    back: 'Back',
    skip: 'Leave it open',
    check: 'Check the answers',
    send: 'Send the answers',
    change: 'Change',
    again: 'Answer for somebody else',
  },
  error: 'Choose an answer, or tell us that none fits by leaving it open.',
  review: { title: 'Your answers', none: 'left open' },
  sent: {
    title: 'Sent. Thank you for riding at night.',
    text: 'What comes of it hangs at every stop of the line from 14 September.',
  },
}
