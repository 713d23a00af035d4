/** What rows are called whose thing nobody knows, by what sort of thing its last word is; the first that fits. */
const TABLE = String.raw`
offers?|packages?|deals?|experiences?|vouchers?|choices?|options?|types? ~ Taster · Standard · Full day · For two · For a group · Weekend
faults?|issues?|bugs?|problems?|incidents?|complaints?|defects?|alerts?|warnings? ~ Does not start · Stops halfway · Too loud since Monday · Door does not close · Shows the wrong time · Reading too high · Lost the connection · Came back after the repair
comments?|replies|messages?|opinions?|reactions? ~ “Exactly what I looked for.” · “Works, with one wish.” · “Please keep the old view too.” · “Used it for a week now.” · “Who else has tried this?” · “Thank you for the quick answer.”
launch(?:es)?|products?|startups?|inventions? ~ Lanternly · Tally Board · Quiet Inbox · Fold · Nightjar · Paperplane · Stillwater · Kettle
reports?|summar(?:y|ies)|statements?|records? of \w+ ~ November · October · Third quarter · September · August · Second quarter · Half-year · Last year
cycles?|sprints?|iterations?|releases? ~ Cycle 24 · Cycle 23 · Cycle 22 · Cycle 21 · Cycle 20 · Cycle 19
levels?|readings?|measurements?|values?|scores?|ratings? ~ Station North · Station South · Harbour · Hillside · Old mill · Bridge · Park gate · Airport road
vintages?|years?|seasons? ~ 2024 · 2022 · 2021 · 2019 · 2018 · 2016 · 2015 · 2012
hours?|windows?|slots?|times? ~ Early morning · Late morning · Midday · Afternoon · Early evening · Night
fabrics?|materials?|cloths? ~ Wool flannel, grey · Linen, natural · Cotton poplin · Tweed, moss · Silk twill · Denim, raw · Corduroy, rust · Jersey, navy
notes?|observations?|entries|memories|ideas?|wishes ~ Found on the way home · Ask again in spring · Better than last time · Worth a second look · Heard from a neighbour · For the long weekend
tags?|labels?|categor(?:y|ies)|topics?|symbols? ~ Water · Houses · Journeys · Voices · Animals · Light
hearts?|points?|badges?|rewards?|upvotes?|streaks? ~ First day · Three in a row · A whole week · Without a mistake · Before breakfast · Helped somebody
burials?|funerals?|ceremon(?:y|ies) ~ Voss, 2 December · Adler, 4 December · Costa, 5 December · Lindh, 9 December · Haddad, 11 December · Okafor, 12 December
routes?|lines?|rounds? ~ North ring · South ring · Harbour road · Hospital first · School streets · Hill district · Old town · Airport road
locations?|sites?|venues?|branches|depots?|stations? ~ Mill Lane · Harbour · Old market · North park · Chapel Hill · Station Road
calls?|requests?|enquir(?:y|ies)|questions? ~ Wants a date this week · Asks for a price · Needs it before Friday · Has a question about the bill · Would like to change the day · Recommended by a friend
status(?:es)?|states?|stages? ~ Requested · Accepted · On the way · Arrived · Finished · Cancelled
`

const NATURES = TABLE.trim()
  .split('\n')
  .map(line => {
    const [words = '', names = ''] = line.split(' ~ ')
    return { words: new RegExp(`(?:^|\\s)(?:${words})$`, 'i'), names: names.split(' · ') }
  })

const NUMBERED = 8

/** Names by the nature of the thing; else its own noun with a number, which promises nothing. */
export function namesByNature(thing: string): string[] {
  const nature = NATURES.find(({ words }) => words.test(thing))
  if (nature) return nature.names
  const noun = `${thing.charAt(0).toUpperCase()}${thing.slice(1)}`
  return Array.from({ length: NUMBERED }, (_, at) => `${noun} ${at + 1}`)
}
