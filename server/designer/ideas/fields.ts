import { groupsOf, isPerson, rowNames } from '#server/designer/ideas/known-rows-of.ts'
import type { Column } from '#server/designer/records/record-type.ts'
import { guessColumn } from '#server/designer/trades/guess-column.ts'
import { capital, keyOf } from '#server/designer/trades/sheet.ts'

/** Fields of everyday lists that tables of work do not have, the first that fits. */
const EVERYDAY: [RegExp, (label: string, thing: string) => Column][] = [
  [
    /^state$|^status$/i,
    (label, thing) => ({ key: keyOf(label), label, kind: 'status', values: statesOf(thing) }),
  ],
  [/\bbrought by$/i, label => ({ key: keyOf(label), label, kind: 'person' })],
  [/^place$|^where$/i, of('Hall', 'Small room', 'Garden', 'Upstairs')],

  [/\bseason\b/i, of('Spring', 'Summer', 'Autumn', 'All year')],
  [/\bcolou?rs?\b/i, of('White', 'Brown', 'Red', 'Yellow', 'Green', 'Grey')],
  [/\bage(?:s| group| range)?$/i, of('0–1 years', '1–2 years', '2–3 years', '3 and up')],
  [/\b(?:yarn )?weight$/i, of('Lace', 'Fingering', 'DK', 'Aran', 'Chunky')],
  [/\blight$/i, of('Bright', 'Half shade', 'Shade')],
  [/\b(?:clothes )?sizes?$/i, of('98/104', '110/116', '122/128', '134/140')],
  [/\b(?:part|voice)s?$/i, of('Soprano', 'Alto', 'Tenor', 'Bass')],
  [/\bterrain$/i, of('1.5', '2', '2.5', '3', '4')],
  [/\b(?:day|days|weekday)$/i, of('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday')],
  [/\bgravity(?: readings?)?$/i, of('1.048', '1.052', '1.012', '1.060', '1.010')],
  [/\bhigh scores?$/i, label => ({ key: keyOf(label), label, kind: 'count', range: [120_000, 980_000] })],
  [/\b(?:water values?|ph)\b/i, of('pH 6.8', 'pH 7.0', 'pH 7.2')],
  [/\btemperatures?$/i, of('21 °C', '22 °C', '24 °C', '25 °C')],
  [/\brise$|\bheight$/i, of('+60%', '+90%', '+110%', '+140%')],
  [/\bdelays?$/i, of('on time', '+3 min', '+6 min', 'on time')],
  [
    /\b(?:pick-?up|start|arrival|departure)?\s*times?$|\bhigh|low tides?\b/i,
    of('08:00', '09:30', '11:15', '14:00', '16:45', '18:30'),
  ],
  [
    /\b(?:late |overdue )?(?:fees?|fines?)$/i,
    label => ({ key: keyOf(label), label, kind: 'money', range: [1, 6] }),
  ],
  [/\b(?:prices?|costs?|value)\b/i, label => ({ key: keyOf(label), label, kind: 'money', range: [4, 60] })],
  [
    /\b(?:seats?|places?|open places|spaces?|copies)(?: left| open| free)?$|\b(?:left|remaining)$/i,
    label => ({ key: keyOf(label), label, kind: 'count', range: [0, 6] }),
  ],
  [/\bpoints?$/i, label => ({ key: keyOf(label), label, kind: 'count', range: [4, 60] })],
  [/\bratings?$/i, label => ({ key: keyOf(label), label, kind: 'count', range: [1_240, 2_080] })],
  [/\bresults?$|\bscores?$/i, of('1 – 0', '½ – ½', '0 – 1', '2 – 1')],
  [/\bkeys?$/i, of('Hook 1', 'Hook 2', 'With neighbour', 'At the door')],
  [/\bbar$|\bpub$/i, of('The Anchor', 'Blue Door', 'Station Bar', 'Old Mill')],
  [/\b(?:dates?|when)$/i, label => ({ key: keyOf(label), label, kind: 'date' })],
  [
    /\b(?:person|holders?|who|volunteers?|drivers?|stewards?)$/i,
    label => ({ key: keyOf(label), label: /^person$/i.test(label) ? 'Who' : label, kind: 'person' }),
  ],
  [
    /\b(?:tasting |\w+ )?notes$/i,
    of('Clear and dry', 'A little sweet', 'Needs two weeks', 'Better than the last'),
  ],
  [
    /\bavailability\b|\bfree\b/i,
    label => ({
      key: keyOf(label),
      label,
      kind: 'status',
      values: [
        ['Free', 'good'],
        ['Reserved', 'wait'],
        ['On loan', 'idle'],
      ],
    }),
  ],
  [/\b(?:difficulty|level)\b/i, of('Easy', 'Medium', 'Hard')],
  [/\b(?:category|kind|type|genre|group)\b/i, (label, thing) => of(...groupsOf(thing))(label)],
  [/\blanguages?$/i, of('Spanish', 'German', 'Turkish', 'French', 'Polish', 'Arabic')],
]

function statesOf(thing: string): [string, 'good' | 'wait' | 'bad' | 'idle'][] {
  if (/\b(?:permits?|cards?|licen[cs]es?)$/i.test(thing))
    return [
      ['Valid', 'good'],
      ['Expires soon', 'wait'],
      ['Expired', 'idle'],
    ]
  if (/\b(?:donations?|cakes?|gifts?)$/i.test(thing))
    return [
      ['Promised', 'wait'],
      ['Received', 'good'],
    ]
  if (/\b(?:loans?|borrowed \w+)$/i.test(thing))
    return [
      ['On loan', 'good'],
      ['Returned', 'idle'],
    ]
  return [
    ['Open', 'wait'],
    ['Confirmed', 'good'],
    ['Done', 'idle'],
  ]
}

function of(...values: string[]): (label: string) => Column {
  return label => ({ key: keyOf(label), label, kind: 'text', values })
}

/** A field by its name and by the thing that has it. */
export function fieldOf(said: string, thing: string): Column {
  const label = capital(singularField(said))
  const known = EVERYDAY.find(([words]) => words.test(said))?.[1]
  if (known) return known(label, thing)
  if (isPerson(said)) return { key: keyOf(label), label, kind: 'person' }
  const guess = guessColumn(label)
  const isUnknown = guess.kind === 'text' && guess.values[0] === `${label} 1`
  return isUnknown ? { ...guess, kind: 'text', values: rowNames(said.toLowerCase()) } : guess
}

/** What says something about a thing and is none itself: "due dates", "condition". */
export function isField(said: string): boolean {
  const plain = said.toLowerCase()
  if (/\b(?:opening|service|meeting)\b/.test(plain)) return false
  if (
    EVERYDAY.some(([words]) => words.test(plain)) &&
    !/^(?:dates|volunteers|drivers|stewards|results|keys)$/.test(plain)
  )
    return true
  if (/[^s]s$/.test(plain))
    return (
      /\b(?:due|expiry|start|end|pick-?up|return)\b/.test(plain) || /^(?:dates|results|keys)$/.test(plain)
    )
  const guess = guessColumn(capital(plain))
  return !(guess.kind === 'text' && guess.values[0] === `${capital(plain)} 1`)
}

const singularField = (said: string): string =>
  said.replace(/\b(date|fee|fine|price|time|rating|result|holder|value|reading|delay|score)s$/i, '$1')
