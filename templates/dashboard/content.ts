export interface Figure {
  label: string
  value?: string
  unit?: string
  note?: string
  /** What the figure was over the day; without it the chart compares the figures. */
  trend?: number[]
  compare?: number[]
  compareName?: string
}

export type Need = { name: string; isUrgent?: boolean } & Partial<
  Record<'note' | 'since' | 'place' | 'area' | 'person', string>
>

export const content = {
  brand: 'Landet Fjernvarme',
  title: 'Plant and network',
  lead: 'Tuesday 9 February, 14:20. Straw boiler on, oil boiler warm.',
  navigation: [
    { name: 'Overview' },
    { name: 'Boiler house' },
    { name: 'Network' },
    { name: 'Customers' },
  ] as { name: string }[],
  figures: [
    {
      label: 'Flow',
      value: '78.4',
      unit: '°C',
      note: 'set to 78',
      trend: [74, 74, 73.6, 73.5, 74.2, 76.8, 80.1, 82.3, 82, 81.2, 80.4, 79.8, 79.1, 78.6, 78.4],
      compare: [38.2, 38.1, 38, 38.3, 38.9, 40.2, 42.6, 43.8, 43.1, 42.4, 41.8, 41.3, 41.2, 41.1, 41],
      compareName: 'Return',
    },
    {
      label: 'Heat delivered',
      value: '6.2',
      unit: 'MW',
      note: '0.7 more than Monday',
      trend: [4.1, 4, 4, 4.2, 4.9, 6.3, 7.6, 7.9, 7.4, 6.9, 6.6, 6.4, 6.3, 6.2, 6.2],
      compare: [3.7, 3.6, 3.6, 3.7, 4.3, 5.7, 6.8, 7.1, 6.6, 6.2, 5.9, 5.7, 5.6, 5.5, 5.5],
      compareName: 'Monday',
    },
    {
      label: 'Outside',
      value: '−4.1',
      unit: '°C',
      note: 'lowest at 04:00',
      trend: [-6.1, -6.6, -7, -7.3, -7.6, -7.4, -7, -6.7, -6.2, -5.6, -5, -4.6, -4.3, -4.2, -4.1],
      compare: [-2.2, -2.4, -2.8, -3.1, -3.4, -3.5, -3.3, -3, -2.6, -2.1, -1.8, -1.5, -1.4, -1.6, -1.9],
      compareName: 'Monday',
    },
    {
      label: 'Straw in store',
      value: '212',
      unit: 'bales',
      note: 'lorry due 16:00',
      trend: [268, 265, 262, 259, 256, 251, 246, 241, 236, 231, 227, 223, 219, 215, 212],
    },
    {
      label: 'Make-up water',
      value: '1.9',
      unit: 'm³',
      note: 'usual is 0.6',
      trend: [0, 0, 0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 0.4, 0.6, 0.9, 1.2, 1.5, 1.7, 1.9],
      compare: [0, 0, 0, 0.1, 0.1, 0.1, 0.2, 0.2, 0.2, 0.3, 0.3, 0.3, 0.4, 0.4, 0.4],
      compareName: 'Monday',
    },
  ] as Figure[],
  items: [
    {
      name: 'Pressure falls in the Bregninge branch',
      note: 'Down 0.4 bar since ten. Make-up water rises with it, so look for a leak at the pit first.',
      since: '10:05',
      place: 'Pit 14, Sundbrovej',
      area: 'Network',
      isUrgent: true,
    },
    {
      name: 'No heat at the school gym',
      note: 'The caretaker rang twice. Training begins at 17:00.',
      since: '12:40',
      place: 'Bregninge Skole',
      area: 'Customers',
      isUrgent: true,
    },
    {
      name: 'Flue gas above 160 °C',
      note: 'Sweep the economiser at the next change of shift.',
      since: '09:15',
      place: 'Boiler 1',
      area: 'Boiler house',
      person: 'Mads Friis',
    },
    { name: 'Conveyor stopped', note: 'Twine in the chain.', since: '13:02', area: 'Boiler house' },
    { name: 'Meter silent for two days', since: 'Sunday', place: 'Elvira Madigans Vej 8', area: 'Customers' },
  ] as Need[],
  people: [
    { name: 'Mads Friis', role: 'Boiler house', time: 'until 15:00' },
    { name: 'Karen Lund', role: 'Network, van 2', time: 'until 18:00' },
    { name: 'Jonas Rask', role: 'On call from Svendborg', time: 'until 07:00' },
  ] as { name: string; role?: string; time?: string }[],
  needs: {
    title: 'Needs somebody',
    give: 'Give to',
    done: 'Done',
    undo: 'Open again',
    doneTitle: 'Done today',
    since: 'since',
    nobody: 'Nobody yet',
    empty: 'Nothing is open. What comes up next shows here.',
    emptySection: 'Nothing open in this part.',
  },
  chart: {
    over: 'since midnight',
    sideBySide: 'The figures side by side',
    ticks: ['00', '02', '04', '06', '08', '10', '12', '14'] as string[],
    empty: 'No values yet.',
    pick: 'Show the course of',
    at: 'at',
  },
  duty: { title: 'Who is here', none: 'free', has: 'open', empty: 'Nobody is listed.' },
  labels: { navigation: 'Parts of the plant', urgent: 'Urgent' },
}
