export interface Content {
  brand: string
  title: string
  lead: string
  action: string
  add: { label: string; submit: string; cancel: string; error: string; clear: string; remove: string }
  unit: string
  firings: { name: string; text?: string }[]
  statesTitle: string
  states: { name?: string; kind?: string; title: string; text?: string; action?: string; after?: string }[]
  noStates: string
  again: string
}

export const content: Content = {
  brand: 'Firings',
  title: 'The kiln has not been lit yet.',
  lead: 'Write down the first firing: the cone, the hours, who closed the door. The next one begins from it.',
  action: 'Log the first firing',
  add: {
    label: 'What was fired?',
    submit: 'Log it',
    cancel: 'Not now',
    error: 'Write a word or two, for example “Bowls, cone 6”.',
    clear: 'Log another',
    remove: 'Remove',
  },
  unit: 'in the log',
  firings: [],
  statesTitle: 'The other times when there is nothing',
  states: [
    {
      name: 'Filtered to nothing',
      kind: 'filtered',
      title: 'No firing above cone 8 in May.',
      text: 'The hottest one was cone 6, on the 14th.',
      action: 'Show all of May',
      after: 'All of May is shown again.',
    },
    {
      name: 'All done',
      kind: 'done',
      title: 'Every shelf is unloaded.',
      text: 'Nothing waits for you. Nino lights the kiln again on Thursday at 16:00.',
    },
    {
      name: 'Something failed',
      kind: 'failed',
      title: 'The log does not answer.',
      text: 'The studio’s line is down. What you wrote today is kept on this device.',
      action: 'Try again',
      after: 'Connected. Two notes have been sent.',
    },
    {
      name: 'Not allowed yet',
      kind: 'locked',
      title: 'Gas firings are for keyholders.',
      text: 'Ask Levan for the safety hour; it is held on the first Saturday.',
      action: 'Ask for the safety hour',
      after: 'Asked. Levan answers by Friday.',
    },
    {
      name: 'Still loading',
      kind: 'loading',
      title: 'Fetching the log from Vera street.',
      text: 'Usually two seconds.',
    },
  ],
  noStates: 'No further states.',
  again: 'Show it as it was',
}
