export interface Content {
  brand: string
  title: string
  lead: string
  navigation: { label: string }[]
  navigationName: string
  tracks: { name: string; text?: string; time?: string; person?: string; group?: string }[]
  by: string
  noTracks: string
  upNext: string
  lastOne: string
  controls: {
    play: string
    pause: string
    previous: string
    next: string
    back: string
    forward: string
    position: string
    of: string
    keep: string
    kept: string
    speed: string
    sleep: string
    current: string
  }
  speeds: { label: string; value: number }[]
  sleep: {
    title: string
    lead: string
    options: { label: string; minutes: number }[]
    off: string
    end: string
  }
  library: { title: string; search: string; all: string; groups: string; noMatch: string; reset: string }
  keptList: { title: string; empty: string; browse: string; remove: string }
  nothing: string
}

export const content: Content = {
  brand: 'Slack Water',
  title: 'Hours from the tidal flats',
  lead: 'Fanø, Denmark, recorded and left uncut',
  navigation: [{ label: 'Listening' }, { label: 'Recordings' }, { label: 'Kept' }],
  navigationName: 'Screens',
  tracks: [
    {
      name: 'Oystercatchers over Keldsand',
      text: 'Two hours before low water, wind south-west 3',
      time: '58:40',
      person: 'Birthe Mikkelsen',
      group: 'Ebb',
    },
    {
      name: 'The mud draining, very close',
      text: 'Contact microphone, 4 cm below the surface',
      time: '41:15',
      person: 'Jonas Thyssen',
      group: 'Low water',
    },
    {
      name: 'Albue Bay at slack water',
      text: 'Nothing moves for eleven minutes, then eiders',
      time: '52:05',
      person: 'Birthe Mikkelsen',
      group: 'Low water',
    },
    {
      name: 'First water in the Galgerev channel',
      text: 'Hydrophone on the channel floor',
      time: '36:30',
      person: 'Ane Søndergaard',
      group: 'Flood',
    },
    {
      name: 'Brent geese, leaving all at once',
      text: 'From the dyke at Sønderho, 06:10',
      time: '27:50',
      person: 'Jonas Thyssen',
      group: 'Flood',
    },
    {
      name: 'Groynes at high water, night',
      text: 'Wave on timber, wind north-west 6',
      time: '63:20',
      person: 'Ane Søndergaard',
      group: 'High water',
    },
    {
      name: 'Rain on the flats near Rindby',
      text: 'A shower from its first drop to its last',
      time: '19:45',
      person: 'Birthe Mikkelsen',
      group: 'Ebb',
    },
    {
      name: 'The last ferry, heard from the sand',
      text: 'Across 900 metres of wet sand',
      time: '12:10',
      person: 'Jonas Thyssen',
      group: 'High water',
    },
  ],
  by: 'Recorded by',
  noTracks: 'No recording here yet. The first one begins to play as soon as it is added.',
  upNext: 'After this',
  lastOne: 'This is the last one; then it starts over.',
  controls: {
    play: 'Play',
    pause: 'Pause',
    previous: 'Previous recording',
    next: 'Next recording',
    back: 'Back 15 seconds',
    forward: 'Forward 30 seconds',
    position: 'Position',
    of: 'of',
    keep: 'Keep',
    kept: 'Kept',
    speed: 'Speed',
    sleep: 'Stop later',
    current: 'playing',
  },
  speeds: [
    { label: '1×', value: 1 },
    { label: '1.5×', value: 1.5 },
    { label: '2×', value: 2 },
    { label: '½×', value: 0.5 },
  ],
  sleep: {
    title: 'Stop later',
    lead: 'Listening stops by itself.',
    options: [
      { label: 'After 10 minutes', minutes: 10 },
      { label: 'After 30 minutes', minutes: 30 },
      { label: 'After an hour', minutes: 60 },
    ],
    off: 'Do not stop',
    end: 'min left',
  },
  library: {
    title: 'Recordings',
    search: 'Search places, birds, people',
    all: 'All',
    groups: 'Part of the tide',
    noMatch: 'No recording matches.',
    reset: 'Show all',
  },
  keptList: {
    title: 'Kept',
    empty: 'Nothing kept yet. Keep a recording while it plays and it waits here.',
    browse: 'Choose a recording',
    remove: 'No longer keep',
  },
  nothing: 'Nothing has been put on this screen yet.',
}
