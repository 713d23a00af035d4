import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { plural } from '#server/designer/ideas/about.ts'
import type { IdeaPart } from '#server/designer/ideas/idea.ts'
import { componentOf, ideaPiece } from '#server/designer/ideas/idea-piece.ts'
import { rowNames } from '#server/designer/ideas/known-rows-of.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

type Rows = [name: string, text: string][]

/** Opening hours, ticket prices, how to join: names with a line each. */
export function ideaNotes(page: Page, part: IdeaPart, id: string): Piece {
  const rows = notesFor(part)
  const isTwo = part.form === 'hours' || part.form === 'prices'
  const code = tsx`
    ${constant('const ROWS: [string, string][]', rows)}

    export function ${componentOf(id)}() {
      return (
        <section id="${id}" className="${page.look.section} bg-accent/60">
          <div className="${page.look.container} grid gap-8 lg:grid-cols-[0.8fr_1.2fr] lg:gap-16">
            <h2 className="${page.look.h2}">${jsxText(part.title)}</h2>
            <dl>
              {ROWS.map(([name, text]) => (
                <div key={name} className="${isTwo ? 'flex flex-wrap justify-between gap-x-6 gap-y-1' : 'grid gap-1'} border-t border-foreground/20 py-4 last:border-b">
                  <dt className="font-medium">{name}</dt>
                  <dd className="${isTwo ? 'tabular-nums' : 'text-muted-foreground'}">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      );
    }
  `
  return ideaPiece(id, part.title, code)
}

/** What the person has to write is said to be a place for it. */
const NOTES: [RegExp, Rows][] = [
  [
    /\bservice times?\b/i,
    [
      ['Sunday', '10:00'],
      ['Wednesday', '18:30'],
      ['First Saturday of the month', '17:00'],
    ],
  ],
  [
    /\b(?:meeting|club|practice)\s+(?:nights?|days?|times?)\b/i,
    [
      ['Tuesday', '19:00 – 21:30'],
      ['First Friday of the month', '19:30 – 22:00'],
      ['Open day, second Sunday', '14:00 – 17:00'],
    ],
  ],
  [
    /\b(?:hours|times|open)\b/i,
    [
      ['Monday', 'Closed'],
      ['Tuesday to Friday', '9:00 – 18:00'],
      ['Saturday', '9:00 – 14:00'],
      ['Sunday', 'Closed'],
    ],
  ],
  [
    /\b(?:ticket|entry|entrance|admission)\b/i,
    [
      ['Adults', '$8'],
      ['Reduced', '$5'],
      ['Families', '$18'],
      ['Children under 6', 'Free'],
    ],
  ],
  [
    /\bprices?|fees|costs\b/i,
    [
      ['First visit', '$45'],
      ['Standard', '$60'],
      ['Extended', '$85'],
      ['Way there, outside of town', '$12'],
    ],
  ],
  [
    /\b(?:directions|get there|find us|getting here)\b/i,
    [
      ['By bus', 'Name the line and the stop, and how far it is on foot.'],
      ['By bicycle', 'Say where the stands are.'],
      ['By car', 'Say where to park.'],
    ],
  ],
  [
    /\b(?:join|member|take part|sign up)\b/i,
    [
      ['Come by', 'Visit us once, without obligation.'],
      ['Sign up', 'Leave your name and an address.'],
      ['Take part', 'You hear from us before the next date.'],
    ],
  ],
  [
    /\b(?:warnings?|poison|dangers?|caution)\b/i,
    [
      ['When in doubt, leave it', 'A page can never replace an expert who sees it.'],
      ['Emergency', 'Write the number to call here.'],
    ],
  ],
  [
    /\breminders?\b/i,
    [
      ['Next', 'Sunday, 22 November'],
      ['Again', 'Every second Sunday'],
      ['How', 'By email, in the morning'],
    ],
  ],
  [
    /\ballowed\b/i,
    [
      ['Allowed', 'List here what may be brought.'],
      ['Not allowed', 'List here what may not.'],
      ['Ask first', 'List here what depends.'],
    ],
  ],
]

const notesFor = ({ title, form, thing }: IdeaPart): Rows => {
  const known = NOTES.find(([words]) => words.test(title))?.[1]
  if (known) return known
  if (form === 'prices' && thing)
    return rowNames(thing)
      .slice(0, 4)
      .map((name, at): [string, string] => [name, `$${12 + at * 6}`])
  return [
    ['In short', `Write here what people should know about ${title.toLowerCase()}.`],
    ['Questions', 'Say whom to ask, and how.'],
  ]
}

/** Figures that were named, as numbers; what is counted by the year or the month, as bars too. */
export function ideaFigures(page: Page, parts: IdeaPart[]): Piece {
  const bars = parts.find(({ title }) => /\bper (?:year|month|week|day)\b/i.test(title))
  const code = tsx`
    ${constant(
      'const FIGURES: [string, string][]',
      parts.map(({ title }, at) => [title, figureOf(title, page, at)]),
    )}
    ${
      bars
        ? `${constant('const BARS: [string, number][]', barsOf(bars, page))}
const MOST = Math.max(...BARS.map(([, value]) => value));`
        : ''
    }

    export function Figures() {
      return (
        <section id="figures" aria-label="In figures" className="${page.look.container} ${page.look.section}">
          <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {FIGURES.map(([label, value]) => (
              <div key={label} className="${tileOf(page)} flex flex-col-reverse justify-end gap-2">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="${page.look.figure}">{value}</dd>
              </div>
            ))}
          </dl>
          ${
            bars
              ? `<figure className="${tileOf(page)} mt-4">
  <figcaption className="font-medium">${jsxText(bars.title)}</figcaption>
  <ul className="mt-5 grid gap-3">
    {BARS.map(([label, value]) => (
      <li key={label} className="grid grid-cols-[3.5rem_1fr_3.5rem] items-center gap-3 text-sm">
        <span className="text-muted-foreground">{label}</span>
        <span className="h-3 overflow-hidden rounded-full bg-accent">
          <span className="block h-full rounded-full bg-primary" style={{ width: \`\${(value / MOST) * 100}%\` }} />
        </span>
        <span className="text-right tabular-nums">{value}</span>
      </li>
    ))}
  </ul>
</figure>`
              : ''
          }
        </section>
      );
    }
  `
  return {
    component: 'Figures',
    file: 'components/figures.tsx',
    code,
    files: [],
    anchor: { id: 'figures', label: bars?.title ?? parts[0]?.title ?? 'Figures' },
  }
}

const figureOf = (title: string, { choices }: Page, at: number): string => {
  const value = choices.between(`figure ${title}`, 3, 24)
  if (/\b(?:revenue|raised|income|takings|sales|money|costs?|spent)\b/i.test(title))
    return `$${(value * 40 + at * 5).toLocaleString('en')}`
  if (/\b(?:food|harvest|honey|waste|weight|compost)\b/i.test(title)) return `${value * 4} kg`
  if (/\bvisitors\b/i.test(title)) return String(value * 9)
  return String(value)
}

function barsOf({ title }: IdeaPart, { choices }: Page): [string, number][] {
  const labels = /year/i.test(title)
    ? ['2022', '2023', '2024', '2025', '2026']
    : /month/i.test(title)
      ? ['Jul', 'Aug', 'Sep', 'Oct', 'Nov']
      : ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  return labels.map(label => [label, choices.between(`bar ${title} ${label}`, 18, 64)])
}

/** A drawn map with a pin for each place, and the places beside it. */
export function ideaMap(page: Page, part: IdeaPart, id: string): Piece {
  const names = rowNames(part.thing).slice(0, 5)
  const pins = names.map((_, at): [number, number] => [60 + ((at * 137) % 280), 40 + ((at * 83) % 150)])
  const code = tsx`
    import { useState } from "react";

    ${constant(
      'const PLACES: [string, number, number][]',
      names.map((name, at) => [name, ...(pins[at] ?? [0, 0])]),
    )}

    export function ${componentOf(id)}() {
      const [chosen, setChosen] = useState(PLACES[0][0]);
      return (
        <section id="${id}" className="${page.look.container} ${page.look.section}">
          <h2 className="${page.look.h2}">${jsxText(part.title)}</h2>
          <div className="mt-8 grid gap-6 lg:grid-cols-[1.4fr_0.6fr]">
            <svg viewBox="0 0 400 240" role="img" aria-label=${JSON.stringify(`A drawn map with ${names.length} ${plural(part.thing)}`)} className="w-full rounded-xl border bg-accent">
              <path d="M0 170 C90 120 150 220 240 150 S360 90 400 120" className="fill-none stroke-border" strokeWidth="18" />
              <path d="M60 0 L130 240 M250 0 L210 240 M0 60 L400 40" className="fill-none stroke-background" strokeWidth="6" />
              {PLACES.map(([name, x, y]) => (
                <circle key={name} cx={x} cy={y} r={name === chosen ? 11 : 7} className="fill-primary stroke-background" strokeWidth="3" />
              ))}
            </svg>
            <ul className="grid content-start gap-2">
              {PLACES.map(([name]) => (
                <li key={name}>
                  <button type="button" aria-pressed={name === chosen} onClick={() => setChosen(name)} className="w-full rounded-md border px-4 py-3 text-left aria-pressed:border-primary aria-pressed:bg-accent">{name}</button>
                </li>
              ))}
            </ul>
          </div>
        </section>
      );
    }
  `
  return ideaPiece(id, part.title, code)
}
