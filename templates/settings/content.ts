export interface Setting {
  name: string
  section?: string
  note?: string
  /** text, email, number, time, long, choice or switch; anything else is text. */
  kind?: string
  value?: string | boolean
  unit?: string
  options?: string[]
  isRequired?: boolean
}

export const content = {
  brand: 'Betlemi 7',
  title: 'House settings',
  lead: 'Guest house with nine rooms, Sololaki, Tbilisi. Changes reach the reception screen within a minute.',
  sections: [
    { name: 'The house', text: 'Stands on every confirmation.' },
    { name: 'Arrival', text: 'What guests are told three days before.' },
    { name: 'Money', text: 'Prices are kept in lari; other currencies are shown beside them.' },
    { name: 'Breakfast', text: 'On the terrace, indoors below 12 °C.' },
    { name: 'Messages to us', text: 'Who hears of what.' },
  ] as { name: string; text?: string }[],
  fields: [
    { name: 'Name of the house', section: 'The house', value: 'Betlemi 7', isRequired: true },
    { name: 'Street', section: 'The house', value: '7 Betlemi Rise', note: 'Below the two churches.' },
    { name: 'Reception phone', section: 'The house', value: '+995 555 01 07 07' },
    { name: 'House rules', section: 'The house', kind: 'long', value: 'Quiet after 23:00 in the yard.' },
    { name: 'Rooms ready from', section: 'Arrival', kind: 'time', value: '14:00' },
    { name: 'Rooms free until', section: 'Arrival', kind: 'time', value: '11:30' },
    {
      name: 'Late arrival',
      section: 'Arrival',
      kind: 'choice',
      value: 'Code for the gate',
      options: ['Code for the gate', 'Somebody waits', 'Not possible'],
    },
    { name: 'Airport lift', section: 'Arrival', kind: 'switch', value: true, note: 'Guram drives, 60 ₾.' },
    { name: 'Deposit', section: 'Money', kind: 'number', value: '30', unit: '% of the stay' },
    { name: 'City tax', section: 'Money', kind: 'number', value: '2', unit: '₾ a night' },
    { name: 'Also show', section: 'Money', kind: 'choice', value: 'Euro', options: ['Euro', 'US dollar'] },
    { name: 'Take cash', section: 'Money', kind: 'switch', value: true },
    { name: 'Breakfast begins', section: 'Breakfast', kind: 'time', value: '08:30' },
    { name: 'Ask about diets when booking', section: 'Breakfast', kind: 'switch', value: true },
    { name: 'Pack it for early flights', section: 'Breakfast', kind: 'switch', value: false },
    { name: 'New bookings to', section: 'Messages to us', kind: 'email', value: 'nino@betlemi7.example' },
    { name: 'Summary each evening', section: 'Messages to us', kind: 'switch', value: true },
    { name: 'Wake me for arrivals after midnight', section: 'Messages to us', kind: 'switch', value: false },
  ] as Setting[],
  labels: {
    sections: 'Sections',
    search: 'Find a setting',
    nothingFound: 'No setting of that name.',
    emptySection: 'Nothing to set here.',
    empty: 'There is nothing to set yet.',
    general: 'General',
    changed: 'changes not saved',
    changedOne: 'change not saved',
    save: 'Save',
    discard: 'Discard',
    saved: 'Saved',
    required: 'This cannot stay empty.',
    email: 'Write an address with an @.',
    number: 'Write a number.',
    fix: 'Look at the marked fields.',
    choose: 'Choose',
    on: 'On',
    off: 'Off',
  },
}
