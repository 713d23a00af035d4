interface Capability {
  icon: string
  body: string
}

/** What a named thing usually does for people, by a word in its name. */
const KNOWN: [RegExp, Capability][] = [
  [
    /search|find|lookup/i,
    { icon: 'Search', body: 'Type two letters. Results arrive as you go, the likeliest first.' },
  ],
  [
    /chat|messag|inbox|conversation/i,
    {
      icon: 'MessageCircle',
      body: 'Write to the right person from the place you are in, and find it again later.',
    },
  ],
  [
    /report|summary|statement/i,
    { icon: 'FileText', body: 'One page that says what happened, ready to print or to send on.' },
  ],
  [
    /analy|insight|statist|trend|chart/i,
    { icon: 'LineChart', body: 'See what moved since last time, and open the rows behind any figure.' },
  ],
  [
    /customer|client|contact|crm/i,
    { icon: 'Users', body: 'Everybody you work for, with the last thing said and the next thing due.' },
  ],
  [
    /polic|contract|document|file|record/i,
    { icon: 'FolderOpen', body: 'Kept in order, found in seconds, with every earlier version behind it.' },
  ],
  [
    /claim|case|ticket|request|issue/i,
    { icon: 'ClipboardCheck', body: 'From first report to closed, with an owner and a date at every step.' },
  ],
  [
    /pay|invoice|billing|checkout|price/i,
    { icon: 'CreditCard', body: 'Send, track and settle without leaving the page.' },
  ],
  [
    /book|reserv|schedul|calendar|appointment/i,
    { icon: 'CalendarCheck', body: 'Pick a time that is really free. Everybody gets the same reminder.' },
  ],
  [
    /notif|alert|remind/i,
    { icon: 'BellRing', body: 'One message when something needs you, none when it does not.' },
  ],
  [
    /profile|account|user|member|regist|login/i,
    { icon: 'UserRound', body: 'Your details in one place, yours to change and yours to delete.' },
  ],
  [
    /course|lesson|learn|train|class|enrol/i,
    { icon: 'GraduationCap', body: 'Look inside before you commit, then take a place in two clicks.' },
  ],
  [
    /certif|badge|award|reward/i,
    { icon: 'BadgeCheck', body: 'Earned, dated and easy to show to whoever asks.' },
  ],
  [
    /game|play|lobby|match|round/i,
    { icon: 'Gamepad2', body: 'Join a round in seconds, alone or with friends, and pick up where you left.' },
  ],
  [
    /leaderboard|score|rank|level/i,
    { icon: 'Trophy', body: 'See where you stand, by day, by week and among friends.' },
  ],
  [
    /table|list|board|lane/i,
    { icon: 'Table2', body: 'Everything at a glance, sorted the way you think about it.' },
  ],
  [
    /comment|repl|answer|question|forum|post|discuss/i,
    { icon: 'MessagesSquare', body: 'Ask, answer and come back to it. The good ones stay on top.' },
  ],
  [
    /categor|filter|tag|sort|browse/i,
    { icon: 'ListFilter', body: 'Narrow it down by what matters to you, and keep that view.' },
  ],
  [
    /favou?rite|save|collect|bookmark|wish/i,
    { icon: 'Bookmark', body: 'Keep what you like and find it on every device.' },
  ],
  [
    /share|invite|social/i,
    { icon: 'Share2', body: 'Send a link that shows exactly as much as you want it to.' },
  ],
  [
    /upload|photo|image|picture|gallery|media/i,
    { icon: 'ImagePlus', body: 'Drop them in. They are resized, sorted and dated by themselves.' },
  ],
  [
    /edit|writ|creat|add(?:ing)?\b|new/i,
    { icon: 'PenLine', body: 'Start from an example or from nothing. Changes are saved as you type.' },
  ],
  [
    /delet|remov|archiv/i,
    { icon: 'Archive', body: 'Put away what is done. Nothing is gone until you say so twice.' },
  ],
  [
    /renew|transfer|lease|subscri/i,
    { icon: 'Repeat', body: 'Renewed in time, moved without gaps, cancelled in one step.' },
  ],
  [
    /map|location|route|track|deliver/i,
    { icon: 'MapPin', body: 'Where it is now, where it goes next, and when it will be there.' },
  ],
  [
    /secur|encrypt|privacy|protect|access/i,
    { icon: 'ShieldCheck', body: 'Locked by default, logged always, opened only for whoever should see it.' },
  ],
  [
    /team|staff|barber|employee|people|teacher|doctor/i,
    { icon: 'Users', body: 'Who does what, when they are in, and how to reach them.' },
  ],
  [
    /service|product|item|catalog|inventory|stock/i,
    { icon: 'Package', body: 'What there is, what it costs and how much of it is left.' },
  ],
  [
    /recipe|meal|ingredient|food|nutrition/i,
    { icon: 'Salad', body: 'From what is in the cupboard to what is on the table.' },
  ],
  [
    /match|recommend|suggest/i,
    { icon: 'Sparkles', body: 'A short list that fits what you told us, with the reason beside each.' },
  ],
  [
    /hour|time|clock|deadline/i,
    { icon: 'Clock', body: 'Logged as you work, corrected when you forget, added up by Friday.' },
  ],
  [
    /market|stock|invest|financ|money|expense|budget/i,
    { icon: 'Wallet', body: 'In, out and left over, in the currency you think in.' },
  ],
]

const OTHER: Capability[] = [
  { icon: 'Compass', body: 'Easy to find, quick to finish, and out of the way afterwards.' },
  { icon: 'Layers', body: 'Built in from the start, so that it works with everything else here.' },
  { icon: 'Zap', body: 'Done in a few seconds, with nothing to set up first.' },
  { icon: 'CircleCheck', body: 'Clear about what happens next, and easy to undo.' },
]

/** An icon and a sentence for a thing the person named. */
export function capability(item: string): Capability {
  const known = KNOWN.find(([pattern]) => pattern.test(item))
  return known?.[1] ?? OTHER[item.length % OTHER.length] ?? { icon: 'Zap', body: '' }
}
