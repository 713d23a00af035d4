export const content = {
  brand: 'Ballycrane Harbour',
  title: 'Summer berth 2027',
  lead: 'The pink form. One for each boat, in by 28 February. Places go by length first, then by the day the form came in.',
  facts: [
    { name: 'Season', text: '1 May to 30 September' },
    { name: 'Office', text: 'The Old Weighhouse, Strand Quay, Co. Cork' },
    { name: 'Ask Nuala', text: '021 555 0148, weekdays 9 to 1' },
  ] as { name: string; text?: string }[],
  fields: [
    { label: 'Name of the boat', group: 'The boat', kind: 'text', hint: 'As painted on the stern.' },
    { label: 'Type', group: 'The boat', kind: 'choice', options: ['Sail', 'Motor', 'Open boat', 'Working'] },
    { label: 'Length over all', group: 'The boat', kind: 'number', unit: 'm', hint: 'With the bowsprit.' },
    { label: 'Beam', group: 'The boat', kind: 'number', unit: 'm' },
    { label: 'Draught', group: 'The boat', kind: 'number', unit: 'm', hint: 'Over 1.9 m: north wall.' },
    { label: 'Your name', group: 'The owner', kind: 'text' },
    { label: 'Address', group: 'The owner', kind: 'long', hint: 'With Eircode.' },
    { label: 'Email', group: 'The owner', kind: 'email' },
    { label: 'Phone on board', group: 'The owner', kind: 'tel', hint: 'We ring it when she drags.' },
    {
      label: 'Where you would like to lie',
      group: 'The berth',
      kind: 'select',
      options: ['North wall', 'Strand pontoon', 'Swinging mooring', 'Wherever there is room'],
    },
    { label: 'From', group: 'The berth', kind: 'date' },
    { label: 'Until', group: 'The berth', kind: 'date' },
    {
      label: 'You will need',
      group: 'The berth',
      kind: 'several',
      options: ['Water', 'Electricity, 16 A', 'A dinghy rack', 'Winter storage after'],
      isOptional: true,
    },
    { label: 'Insurer and policy number', group: 'Papers', kind: 'text', hint: 'At least €3 million cover.' },
    { label: 'Anything we should know', group: 'Papers', kind: 'long', isOptional: true },
    { label: 'I have read the harbour rules, halyards at night too', group: 'Papers', kind: 'check' },
  ] as {
    label: string
    kind?: string
    hint?: string
    group?: string
    options?: string[]
    unit?: string
    isOptional?: boolean
  }[],
  groups: [
    { name: 'The boat', text: 'The figures decide where she fits. Measure; do not remember.' },
    { name: 'The owner' },
    { name: 'The berth', text: 'Your wish, not yet a promise.' },
    { name: 'Papers' },
  ] as { name: string; text?: string }[],
  ungrouped: 'Details',
  noFields: 'This form has no questions yet.',
  optional: 'optional',
  choose: 'Choose',
  yes: 'yes',
  no: 'no',
  rail: { name: 'Parts of the form', of: 'of', filled: 'filled in', faults: 'to mend' },
  errors: {
    title: 'Before it can go in, please mend:',
    empty: 'Please fill this in.',
    email: 'Write an address such as name@example.ie.',
    tel: 'Write at least six digits.',
    number: 'Write a number above zero, for example 8.4.',
    choose: 'Please choose.',
    check: 'Please tick this.',
  },
  submit: 'Hand in the form',
  note: 'Answered by post or email before 20 March.',
  receipt: {
    title: 'Handed in.',
    text: 'Keep the number. Nuala reads the forms on Mondays and writes back when something is missing.',
    number: 'BC-27-0093',
    numberName: 'Form number',
    none: 'left open',
    again: 'Fill in one for another boat',
    back: 'Change an answer',
  },
}
