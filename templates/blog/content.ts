export type Post = {
  title: string
  paragraphs?: string[]
  recipe?: { name: string; amount?: string }[]
} & Partial<Record<'date' | 'topic' | 'summary' | 'minutes', string>>

export const content = {
  brand: 'Tulloch’s Vat',
  title: 'A year of colour out of one valley',
  lead: 'Maren Tulloch dyes wool above Motueka and writes down what went in the pot, also when it came out grey.',
  navigation: [
    { label: 'All posts', to: '/' },
    { label: 'About', to: '/about' },
  ] as { label: string; to?: string }[],
  list: {
    topics: 'Topic',
    all: 'All',
    search: 'Search',
    nothing: 'No post has these words in it. Try another, or take the filter off.',
    noPosts: 'The first post comes soon.',
    reset: 'Show all posts',
  },
  posts: [
    {
      title: 'Madder in its third autumn',
      date: '9 May',
      topic: 'Roots',
      minutes: '6 minutes',
      summary: 'Two kilos of root from one bed, and a red that only came when the river water went in.',
      paragraphs: [
        'You plant madder and then you wait until you have forgotten it. The bed by the tank went in the winter the bridge was out. On Saturday we lifted it with forks, three of us, and filled two buckets with roots the thickness of a pencil.',
        'The first pot was rainwater and it gave me salmon. A pretty salmon, but I have a drawer of that. Madder wants lime in the water, so the second pot was from the Motueka itself, below the marble. Within the hour the wool was the red of a letter box.',
        'Keep it under seventy degrees. At eighty the browns in the root let go, and nothing brings the red back. I sat with the thermometer from ten until three, and did the mending.',
      ],
      recipe: [
        { name: 'Merino, scoured', amount: '500 g' },
        { name: 'Madder root, chopped', amount: '400 g' },
        { name: 'Alum', amount: '75 g' },
        { name: 'River water', amount: '18 l' },
        { name: 'Never above', amount: '70 °C' },
      ],
    },
    {
      title: 'Broom flowers, the morning after frost',
      date: '22 April',
      topic: 'Flowers',
      minutes: '4 minutes',
      summary: 'A weed on every bank, and the cleanest yellow I know. It fades if you are greedy.',
      paragraphs: [
        'Nobody minds if you take broom. The council man stopped, looked at the sacks and asked whether I could come back for the rest.',
        'Equal weight of flower and wool is enough. I have tried three to one; it looks like a school bus for a month and then like old paper.',
      ],
      recipe: [
        { name: 'Flowers, fresh', amount: '300 g' },
        { name: 'Wool', amount: '300 g' },
        { name: 'Alum', amount: '45 g' },
      ],
    },
    {
      title: 'The woad vat has a temper',
      date: '3 April',
      topic: 'Vats',
      minutes: '8 minutes',
      summary: 'Four days of feeding it bran, a smell the dog liked, and blue on the fifth.',
      paragraphs: [
        'A vat is not a pot. A pot you heat and it does as it is told; a vat is alive and you keep it, like a neighbour’s goat.',
        'On the fourth evening the coppery skin came, and a ring of blue froth. A skein goes in yellow-green and turns in the air while you hold it.',
      ],
    },
    {
      title: 'Lichen I will not pick',
      date: '18 March',
      topic: 'Method',
      minutes: '3 minutes',
      summary: 'It grows a millimetre a year. What to do with windfall, and when to leave the tree alone.',
    },
    {
      title: 'Cochineal from a Nelson windowsill',
      date: '2 March',
      topic: 'Insects',
      minutes: '5 minutes',
      summary: 'Eleven cactus pads, one winter, forty grams. Enough for a hat, and the hat is pink.',
    },
    {
      title: 'Walnut hulls need no help',
      date: '20 February',
      topic: 'Method',
      minutes: '4 minutes',
      summary: 'No alum, no heat to speak of. Gloves, though, or it is your hands that are dyed.',
    },
  ] as Post[],
  post: {
    back: 'All posts',
    recipe: 'In short',
    next: 'Next post',
    missing: 'This post is not here any more.',
    noText: 'The rest of this post is still being written.',
  },
  letter: {
    title: 'One letter a month',
    lead: 'On paper if you like; then answer the first e-mail with your address.',
    email: 'Your e-mail',
    bad: 'Write the address like name@example.org.',
    send: 'Send me the letter',
    done: 'The next letter goes to',
    undo: 'Take me off again',
  },
  about: {
    title: 'About',
    paragraphs: [
      'I came to dyeing by a jersey. My grandmother’s was red, mine had gone brown, and the packet in the shop said “red” in four languages and was none of them.',
      'Everything here grows within a morning’s walk, except alum. Weights are for dry wool. Where a note says river, it means hard water; where it says tank, soft.',
    ] as string[],
    photo: { src: '/photos/drying-line.jpg', alt: 'Skeins in seven colours on a fence, hills behind' },
  },
  footer: { note: 'Written in Ngātīmoti, Tasman, New Zealand', contact: 'maren@tullochsvat.example' },
}
