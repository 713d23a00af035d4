export const content = {
  brand: 'Breiband Røldal',
  title: 'State of the net',
  lead: 'Fibre from the power station up to the last farm, kept by the 212 who own it.',
  states: [
    { name: 'Working', also: 'operational, up, online, ok', tone: 'good' },
    { name: 'Disturbed', also: 'degraded, slow, partial outage, maintenance', tone: 'fair' },
    { name: 'Down', also: 'outage, major outage, offline, failed', tone: 'bad' },
  ] as { name: string; also: string; tone: 'good' | 'fair' | 'bad' }[],
  components: [
    { name: 'Power station, head end', state: 'Working', note: 'Two lines to Odda', value: '99.99 %' },
    { name: 'Village ring', state: 'Working', note: '118 houses, school, shop', value: '99.97 %' },
    { name: 'Hordadalen', state: 'Disturbed', note: '31 houses, on the spare fibre', value: '99.81 %' },
    { name: 'Elvershaug and the upper farms', state: 'Down', note: '9 houses', value: '98.40 %' },
    { name: 'Telephone', state: 'Working', note: 'Emergency calls go by radio', value: '99.95 %' },
  ] as { name: string; state?: string; note?: string; value?: string }[],
  incidents: [
    {
      name: 'Cable torn off below Elvershaug',
      place: 'Elvershaug and the upper farms',
      time: 'Today, 06:40',
      text: 'A slide took pole 41. Knut splices from noon, if the slope holds.',
      isOpen: true,
    },
    {
      name: 'Slow in the evening',
      place: 'Hordadalen',
      time: 'Since yesterday, 19:10',
      text: 'All houses share the spare fibre until the card from Bergen is here, on Thursday.',
      isOpen: true,
    },
    {
      name: 'Ring open for new fuses',
      place: 'Village ring',
      time: '28 April, 02:00',
      text: 'For 35 minutes.',
    },
    { name: 'No calls from abroad', place: 'Telephone', time: '11 April, 07:15', text: 'Until 08:50.' },
  ] as ({ name: string; isOpen?: boolean } & { [field in 'text' | 'time' | 'place']?: string })[],
  summary: { good: 'Everything works', bad: 'not working as they should', of: 'of' },
  labels: {
    components: 'Components',
    open: 'Going on now',
    incidents: 'Incidents',
    nothing: 'Nothing here yet.',
  },
}
