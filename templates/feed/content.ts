export interface Post {
  name: string
  count?: number
  person?: string
  time?: string
  place?: string
  kind?: string
  text?: string
  photo?: string
  alsoSeen?: number
  replies?: { person: string; text: string }[]
}

export interface Content {
  brand: string
  title: string
  lead: string
  me: string
  posts: Post[]
  labels: {
    kinds: string
    all: string
    also: string
    answer: string
    answers: string
    yourAnswer: string
    send: string
    empty: string
    filtered: string
    places: string
    noPlaces: string
    someone: string
    now: string
    at: string
    clear: string
  }
  form: {
    title: string
    name: string
    count: string
    place: string
    text: string
    add: string
    required: string
  }
}

export const content: Content = {
  brand: 'Vogelwacht Texel',
  title: 'Seen today',
  lead: 'Sunday 2 May, wind north-east 4, high water in Oudeschild at 13:10.',
  me: 'You',
  posts: [
    {
      name: 'Spoonbill',
      count: 64,
      person: 'Jikke Bakker',
      time: '11:42',
      place: 'De Slufter',
      kind: 'Waders',
      text: 'Whole group came in from Vlieland on the flood. Nine with colour rings, list follows tonight.',
      alsoSeen: 3,
      replies: [
        { person: 'Wout Eelman', text: 'Is white-over-green L among them? She bred here last year.' },
        { person: 'Jikke Bakker', text: 'Yes! Left leg, second from the gully.' },
      ],
    },
    {
      name: 'Montagu’s harrier',
      count: 1,
      person: 'Dirk-Jan Kuip',
      time: '11:05',
      place: 'Eierland',
      kind: 'Birds of prey',
      text: 'Male, hunting low over the barley along Stengweg. Please stay on the road, the farmer is sowing.',
      alsoSeen: 7,
    },
    {
      name: 'Eurasian dotterel',
      count: 12,
      person: 'Annelies Vlaming',
      time: '10:20',
      place: 'Eierland',
      kind: 'Waders',
      photo: 'Twelve dotterels in a bare bulb field, seen from the car',
      text: 'In the ploughed strip behind the third barn. Still there when I left at half past.',
      alsoSeen: 5,
      replies: [{ person: 'Sem Koorn', text: 'Gone at 12:15, a dog ran through.' }],
    },
    {
      name: 'Little tern',
      count: 31,
      person: 'Wout Eelman',
      time: '9:50',
      place: 'De Hors',
      kind: 'Gulls and terns',
      text: 'First pairs displaying. The rope is up, so walk along the tideline.',
    },
    {
      name: 'Bluethroat',
      count: 2,
      person: 'Sem Koorn',
      time: '8:15',
      place: 'De Muy',
      kind: 'Songbirds',
      text: 'Both singing from the willows by the second bench.',
      alsoSeen: 2,
    },
    {
      name: 'Arctic skua',
      count: 4,
      person: 'Jikke Bakker',
      time: '7:30',
      place: 'De Hors',
      kind: 'Gulls and terns',
      text: 'Northbound, far out, two dark and two pale.',
    },
    {
      name: 'Short-eared owl',
      count: 1,
      person: 'Annelies Vlaming',
      time: '6:05',
      place: 'De Slufter',
      kind: 'Birds of prey',
    },
  ],
  labels: {
    kinds: 'Which birds',
    all: 'Everything',
    also: 'Seen it too',
    answer: 'Answer',
    answers: 'Answers',
    yourAnswer: 'Your answer',
    send: 'Send',
    empty: 'Nothing reported yet today. Be the first.',
    filtered: 'None of these today.',
    places: 'Where it was',
    noPlaces: 'No places named yet.',
    someone: 'Somebody',
    now: 'just now',
    at: 'at',
    clear: 'Show everything',
  },
  form: {
    title: 'Report',
    name: 'What',
    count: 'How many',
    place: 'Where',
    text: 'What others should know',
    add: 'Post it',
    required: 'Say what it was.',
  },
}
