import type { Column } from '#server/designer/records/record-type.ts'
import { capital, keyOf } from '#server/designer/trades/sheet.ts'

/** What a column of that name usually holds, the first that fits. */
const GUESSES: [RegExp, (key: string, label: string) => Column][] = [
  [/\b(?:status|state|stage|availability|condition|progress state)\b/i, statusOf],
  [
    /\be-?mails?\b/i,
    of(
      'ana@fieldnote.org',
      'bo@oreline.com',
      'carla@quartzo.net',
      'dan@marrow.org',
      'elif@sorrel.com',
      'finn@terravue.net',
    ),
  ],
  [
    /\b(?:phone|telephone|mobile)\b/i,
    of('+44 20 5550 0134', '+49 30 5550 0127', '+33 1 55 50 01 42', '+1 555 0110', '+39 06 5550 0186'),
  ],
  [/\b(?:priority|urgency|severity|risk)\b/i, of('High', 'Medium', 'Low')],
  [/\b(?:difficulty|level|grade)\b/i, of('Easy', 'Medium', 'Hard')],
  [
    /\b(?:country|nationality|origin)\b/i,
    of('Portugal', 'Kenya', 'Japan', 'Chile', 'Norway', 'Canada', 'Italy', 'Germany'),
  ],
  [
    /\b(?:city|location|place|address|region|district|venue|destination|branch|site|area name)\b/i,
    of('Lisbon', 'Berlin', 'Oslo', 'Ghent', 'Turin', 'Graz', 'Lyon', 'Cork'),
  ],
  [/\bdepartment|team\b/i, of('Design', 'Engineering', 'Sales', 'Operations', 'People', 'Finance')],
  [
    /\b(?:role|job|job title|profession)\b/i,
    of('Designer', 'Engineer', 'Manager', 'Analyst', 'Assistant', 'Lead'),
  ],
  [/\bposition\b/i, of('Goalkeeper', 'Defender', 'Midfielder', 'Forward')],
  [/\b(?:genre|style)\b/i, of('Drama', 'Comedy', 'History', 'Crime', 'Documentary')],
  [/\blanguages?\b/i, of('English', 'German', 'French', 'Spanish', 'Turkish', 'Polish')],
  [/\bcolou?rs?\b/i, of('Blue', 'Red', 'Green', 'Black', 'White', 'Yellow')],
  [/\b(?:grape|variety|varietal)\b/i, of('Riesling', 'Pinot Noir', 'Nebbiolo', 'Chardonnay', 'Tempranillo')],
  [/\b(?:breed|species)\b/i, of('Mixed', 'Collie', 'Siamese', 'Terrier', 'Shorthair')],
  [/\bpayment(?: method)?\b/i, of('Card', 'Invoice', 'Cash', 'Transfer')],
  [/\b(?:weekday|day of the week)\b/i, of('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')],
  [
    /\b(?:time|start|end|opening hours)\b(?! zone)/i,
    of('08:30', '09:15', '10:00', '11:45', '13:30', '15:00', '17:20'),
  ],
  [/\b(?:year|vintage|model year|built)\b/i, of('2014', '2016', '2018', '2019', '2021', '2022', '2024')],
  [
    /\b(?:date|due|deadline|since|birthday|born|expir\w*|deliver(?:y|ed)|created|updated|joined|check-?in|check-?out|return(?:ed)?|arrival|departure|last \w+|next \w+|hired|opened|published|released?)\b/i,
    (key, label) => ({ key, label, kind: 'date' }),
  ],
  [
    /\b(?:price|cost|amount|total|salary|fee|rent|budget|revenue|value|balance|income|sales|spend(?:ing)?|deposit|wage|tuition|prize|gdp)\b/i,
    (key, label) => ({ key, label, kind: 'money', range: [12, 1_800] }),
  ],
  [
    /\b(?:rate|share|occupancy|progress|completion|percent(?:age)?|humidity|margin|discount|attendance|accuracy|alcohol)\b|%/i,
    (key, label) => ({ key, label, kind: 'percent', range: [8, 98] }),
  ],
  [/\brating|stars\b/i, of('4.9', '4.7', '4.6', '4.4', '4.2', '3.9')],
  [/\bage\b/i, (key, label) => ({ key, label, kind: 'count', range: [6, 64] })],
  [
    /\b(?:goals|assists|wins|losses|draws|matches|seats|rooms|beds|children|copies|rank|laps)\b/i,
    (key, label) => ({ key, label, kind: 'count', range: [0, 24] }),
  ],
  [
    /\b(?:number of|count|quantity|qty|stock|points|score|size|area|weight|height|length|duration|hours|minutes|distance|mileage|views|plays|downloads|calories|population|temperature|altitude|elevation|capacity|visits|orders|km|kg|speed|users|votes|followers|protein|fat|carbs|diameter|mass|moons)\b/i,
    (key, label) => ({ key, label, kind: 'count', range: [4, 960] }),
  ],
  [
    /\b(?:company|supplier|vendor|employer|publisher|brand|manufacturer|organi[sz]ation|club|producer|account|sponsor|airline|carrier|make)\b/i,
    (key, label) => ({ key, label, kind: 'company' }),
  ],
  [
    /\b(?:owner|author|lender|teacher|doctor|customer|client|agent|manager|assignee|assigned to|contact|driver|coach|guest|employee|artist|director|person|patient|student|member|tenant|reader|borrower|parent|instructor|trainer|host|responsible|advisor|reporter|requester|vet|buyer|seller)\b/i,
    (key, label) => ({ key, label, kind: 'person' }),
  ],
  [
    /\b(?:id|code|number|no|isbn|sku|reference|plate|licen[cs]e)\b/i,
    (key, label) => ({ key, label, kind: 'code', prefix: '', from: 1_042 }),
  ],
  [/\b(?:type|kind|category|class|group|section|topic|tag)\b/i, of('Standard', 'Large', 'Small', 'Special')],
  [
    /\b(?:notes?|comments?|remarks?|description|summary)\b/i,
    of('As agreed', 'Please call first', 'None', 'See the file', 'Twice a week'),
  ],
]

/** A column by its name alone, with values that fit. */
export function guessColumn(said: string): Column {
  const label = capital(said.trim())
  const key = keyOf(label)
  const guess = GUESSES.find(([pattern]) => pattern.test(said))?.[1]
  if (guess) return guess(key, label)
  const values = [1, 2, 3, 4, 5, 6].map(at => `${label} ${at}`)
  return { key, label, kind: 'text', values }
}

function statusOf(key: string, label: string): Column {
  const values: [string, 'good' | 'wait' | 'bad' | 'idle'][] = /avail/i.test(label)
    ? [
        ['Available', 'good'],
        ['Reserved', 'wait'],
        ['Taken', 'bad'],
      ]
    : /condition/i.test(label)
      ? [
          ['Good', 'good'],
          ['Worn', 'wait'],
          ['Damaged', 'bad'],
        ]
      : [
          ['Active', 'good'],
          ['Waiting', 'wait'],
          ['Done', 'idle'],
          ['Overdue', 'bad'],
        ]
  return { key, label, kind: 'status', values }
}

function of(...values: string[]): (key: string, label: string) => Column {
  return (key, label) => ({ key, label, kind: 'text', values })
}
