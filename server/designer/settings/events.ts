type Event = [name: string, note: string]

const BY_SUBJECT: Record<string, Event[]> = {
  photography: [
    ['Somebody comments on a picture', 'At once, or with the daily digest'],
    ['A new follower', 'With their latest three pictures'],
    ['An album is shared with you', 'Albums you can add to as well'],
    ['Backup finished', 'And when it could not'],
    ['On this day', 'A picture from years ago'],
  ],
  finance: [
    ['Money arrives', 'From any account'],
    ['A payment over €500', 'Before it leaves'],
    ['Tax is due', 'Two weeks and two days before'],
    ['A card is used abroad', 'With the place and the rate'],
    ['Monthly summary', 'On the first, at eight'],
  ],
  'developer tools': [
    ['A deploy fails', 'With the last twenty lines'],
    ['A rollback happened', 'Automatic or by hand'],
    ['Error rate leaves its band', 'For more than a minute'],
    ['A key expires', 'A week before'],
    ['Weekly usage', 'Mondays'],
  ],
  fitness: [
    ['Your class starts soon', 'Two hours before'],
    ['A place opens up', 'On the waiting list'],
    ['A new personal best', 'Because somebody should say it'],
    ['Coach left a note', 'On your last session'],
    ['Week in review', 'Sunday evening'],
  ],
  learning: [
    ['Feedback on your work', 'From your teacher'],
    ['A lesson begins', 'Fifteen minutes before'],
    ['Somebody answers you', 'In a discussion'],
    ['A deadline is near', 'Two days before'],
    ['Weekly plan', 'Sunday evening'],
  ],
  health: [
    ['Appointment tomorrow', 'With a way to move it'],
    ['Results are in', 'Never without an explanation'],
    ['Prescription ready', 'At your pharmacy'],
    ['Message from the practice', 'From a person'],
    ['Yearly check', 'Once a year, really'],
  ],
}

const USUAL: Event[] = [
  ['Somebody mentions you', 'In a comment or a note'],
  ['Something is assigned to you', 'With its date'],
  ['A date is near', 'The day before, at nine'],
  ['Something you follow changes', 'Bundled once an hour'],
  ['Weekly summary', 'Mondays at eight'],
]

/** What such an app would write about. */
export const eventsFor = (word: string): Event[] => BY_SUBJECT[word] ?? USUAL
