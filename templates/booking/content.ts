export type Service = { name: string; minutes?: number } & Partial<
  Record<'price' | 'duration' | 'text' | 'group', string>
>

export type Day = { name: string; date?: string; closed?: boolean; taken: string[] }

export const content = {
  brand: 'Adjoa Plaits',
  title: 'Take a chair',
  lead: 'Four chairs on Ring Road East, Osu. Choose the style and see how much of the day it takes.',
  services: [
    { name: 'Knotless box braids', price: 'GH₵ 480', minutes: 330, text: 'Hair included', group: 'Braids' },
    { name: 'Knotless, shoulder', price: 'GH₵ 350', minutes: 240, text: 'Medium size', group: 'Braids' },
    { name: 'Fulani braids with beads', price: 'GH₵ 390', minutes: 270, text: 'Beads here', group: 'Braids' },
    { name: 'Straight-back cornrows', price: 'GH₵ 120', minutes: 90, text: 'Eight rows', group: 'Cornrows' },
    { name: 'Cornrows up into a bun', price: 'GH₵ 160', minutes: 120, group: 'Cornrows' },
    { name: 'Children under ten', price: 'GH₵ 80', minutes: 60, text: 'With a break', group: 'Cornrows' },
    { name: 'Take down and wash', price: 'GH₵ 90', minutes: 90, text: 'Braids of others too', group: 'Care' },
  ] as Service[],
  servicesTitle: 'What shall we do?',
  noServices: 'The list is being written. Call us until then.',
  people: [
    { name: 'Adjoa', role: 'fine partings' },
    { name: 'Esi', role: 'Fulani, beads' },
    { name: 'Maame Yaa', role: 'children' },
  ] as { name: string; role?: string }[],
  peopleTitle: 'With',
  anyone: 'whoever is free',
  dayTitle: 'Which day?',
  timeTitle: 'From when?',
  days: [
    { name: 'Tue', date: '8 June', taken: ['08:00', '08:30', '09:00', '16:30', '17:00'] },
    { name: 'Wed', date: '9 June', taken: ['12:00', '12:30', '13:00', '13:30'] },
    { name: 'Thu', date: '10 June', taken: [] },
    { name: 'Fri', date: '11 June', taken: ['08:00', '08:30', '09:00', '09:30', '10:00', '16:00', '16:30'] },
    { name: 'Sat', date: '12 June', taken: ['08:00', '08:30', '09:00', '13:00', '13:30', '14:00', '14:30'] },
    { name: 'Sun', date: '13 June', closed: true, taken: [] },
    { name: 'Mon', date: '14 June', taken: ['17:00', '17:30'] },
  ] as Day[],
  noDays: 'No free days at the moment. New ones are put up here.',
  opens: '08:00',
  closes: '18:00',
  slotMinutes: 30,
  ruler: {
    pickService: 'Choose first, then the free hours show here.',
    closed: 'We are closed on this day.',
    taken: 'taken',
    short: 'not enough time before the next',
    full: 'This does not fit into what is left of the day. Another day may have room.',
    start: 'Start at',
    until: 'until about',
    after: 'closing time',
  },
  form: {
    title: 'Your time',
    pick: 'Choose a time, and it stands here.',
    name: 'Your name',
    phone: 'Telephone',
    note: 'Anything we should know? (optional)',
    missing: 'Fill this in, please.',
    badPhone: 'Write the number with at least nine digits.',
    send: 'Book this time',
    terms:
      'Come with hair washed and combed out. You may move the time until the evening before; after that we keep GH₵ 50.',
  },
  done: {
    title: 'The time is yours',
    text: 'We call the day before on',
    change: 'Change something',
    again: 'Book another one',
  },
  visit: {
    title: 'How to find us',
    lines: ['Ring Road East 41, Osu, Accra', 'Above the fabric shop', 'Mon to Sat, 08:00–18:00'] as string[],
  },
}
