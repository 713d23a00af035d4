export const content = {
  brand: 'Le Petit Octobre, box office',
  title: 'Dialogs',
  lead: 'Ask, fill in, warn. The same surface in each of its states.',
  stateName: 'State',
  states: { rest: 'At rest', working: 'Working', fault: 'With a fault', done: 'Done' },
  open: 'Open it',
  close: 'Close',
  confirm: 'Yes, go on',
  cancel: 'Not now',
  dialogs: [
    {
      name: 'Confirm',
      kind: 'confirm',
      title: 'Hold these seats until 18:30?',
      text: 'Friday 19 June, 20:00, “Les heures creuses”. Held for Mme Tremblay, without payment.',
      confirm: 'Hold the seats',
      cancel: 'Not now',
      working: 'Holding…',
      fault: 'F12 was sold a moment ago. Choose another seat, or hold the rest.',
      done: 'Held until 18:30 under Tremblay.',
      seats: ['F10', 'F11', 'F12', 'F13'],
    },
    {
      name: 'Form',
      kind: 'form',
      title: 'Add somebody to the guest list',
      text: 'The list goes to the door at 19:15.',
      confirm: 'Add to the list',
      cancel: 'Cancel',
      working: 'Adding…',
      fault: 'The list is closed for tonight; ask Élodie at the door.',
      done: 'On the list for Friday.',
      fields: [
        { label: 'Name at the door', value: 'Hugo Bélanger', error: 'Write the name the door will ask for.' },
        { label: 'Seats', kind: 'number', value: '2', hint: 'Four at most.', error: 'Between 1 and 4.' },
        { label: 'Invited by', value: 'Stage crew', error: 'Say who vouches for them.' },
      ],
    },
    {
      name: 'Danger',
      kind: 'danger',
      title: 'Cancel the matinee of 21 June?',
      text: '84 tickets are refunded and every holder is told by message. This cannot be taken back.',
      confirm: 'Cancel the matinee',
      cancel: 'Keep it on',
      working: 'Refunding…',
      fault: 'The bank refused 3 refunds. Nothing has been cancelled; try again after 14:00.',
      done: 'Cancelled. Holders have been told.',
      phrase: 'MATINEE',
      phraseLabel: 'Type MATINEE to go on',
    },
  ] as {
    title: string
    name?: string
    kind?: string
    text?: string
    confirm?: string
    cancel?: string
    working?: string
    fault?: string
    done?: string
    seats?: string[]
    phrase?: string
    phraseLabel?: string
    fields?: { label: string; kind?: string; hint?: string; value?: string; error?: string }[]
  }[],
  empty: 'No dialog has been described yet.',
  fieldError: 'Please fill this in.',
}
