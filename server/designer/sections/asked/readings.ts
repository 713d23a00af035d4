import type { ArtName } from '#server/designer/art/art.ts'
import { depicted, depictedIn } from '#server/designer/art/depicting.ts'
import { picturesFile, relatedPictures } from '#server/designer/art/pictures.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { chooseDataset } from '#server/designer/datasets/choose-dataset.ts'
import { capability } from '#server/designer/page/capabilities.ts'
import { type Page, say } from '#server/designer/page/page.ts'
import { RECORDS } from '#server/designer/records/choose-records.ts'
import { recordRows } from '#server/designer/records/record-rows.ts'
import { KNOWN_ROWS, type Rows } from '#server/designer/sections/asked/known-rows.ts'
import { type AskedPartWriter, attributes, pairs } from '#server/designer/sections/asked/part.ts'

const rows: AskedPartWriter = {
  component: 'Rows',
  props: (title, page) => pairs('rows', rowsFor(title, page)),
  files: () => [{ name: 'components/parts/rows.tsx', code: ROWS }],
}

const rowsFor = (title: string, page: Page): Rows =>
  recordsNamed(title, page) ??
  KNOWN_ROWS.find(([words]) => words.test(title))?.[1] ??
  page.brief.subject.list.rows.slice(0, 3).map(([name, , aside]) => [name, aside])

/** A list that the trade itself keeps shows what stands in it: "selected token details" shows tokens. */
function recordsNamed(title: string, { brief, choices }: Page): Rows | null {
  const own = chooseDataset(brief).records
  const type = RECORDS.find(({ name, match }) => own.includes(name) && match.test(title))
  const [first] = type?.columns ?? []
  const state = type?.columns.find(({ kind }) => kind === 'status')
  if (brief.shape !== 'work' || !type || !first || !state) return null
  return recordRows(type, choices)
    .slice(0, 3)
    .map(row => [String(row[first.key]), String(row[state.key])])
}

const ROWS = tsx`
  export function Rows({ rows }: { rows: [string, string][] }) {
    return (
      <ul className="mt-3 divide-y">
        {rows.map(([label, note]) => (
          <li key={label} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2.5">
            <span className="font-medium">{label}</span>
            <span className="text-muted-foreground tabular-nums">{note}</span>
          </li>
        ))}
      </ul>
    );
  }
`

const checklist: AskedPartWriter = {
  component: 'Checklist',
  props: (_, { brief }) => pairs('steps', brief.subject.steps.slice(0, 4)),
  files: () => [{ name: 'components/parts/checklist.tsx', code: CHECKLIST }],
}

const CHECKLIST = tsx`
  import { useState } from "react";

  export function Checklist({ steps }: { steps: [string, string][] }) {
    const [done, setDone] = useState([steps[0][0]]);
    const toggle = (name: string, isDone: boolean) =>
      setDone(isDone ? [...done, name] : done.filter((each) => each !== name));

    return (
      <ol className="mt-4 grid gap-3">
        {steps.map(([name, note]) => (
          <li key={name}>
            <label className="flex items-start gap-3">
              <input type="checkbox" checked={done.includes(name)} onChange={(event) => toggle(name, event.target.checked)} className="mt-1 size-4 accent-primary" />
              <span>
                <span className="block font-medium">{name}</span>
                <span className="text-sm text-muted-foreground">{note}</span>
              </span>
            </label>
          </li>
        ))}
      </ol>
    );
  }
`

const quote: AskedPartWriter = {
  component: 'Quote',
  props: (_, { brief }, at) => {
    const [text, name, role] = brief.subject.quotes[at % brief.subject.quotes.length] ?? ['', '', '']
    return attributes({ text, name, role })
  },
  files: () => [{ name: 'components/parts/quote.tsx', code: QUOTE }],
}

const QUOTE = tsx`
  interface QuoteProps {
    text: string;
    name: string;
    role: string;
  }

  export function Quote({ text, name, role }: QuoteProps) {
    return (
      <figure className="mt-4">
        <blockquote className="text-lg text-pretty">“{text}”</blockquote>
        <figcaption className="mt-3 text-sm text-muted-foreground">{name}, {role}</figcaption>
      </figure>
    );
  }
`

const picture: AskedPartWriter = {
  component: 'Picture',
  props: (title, page, at) =>
    ` name="${pictureFor(title, page, at)}" className="mt-4 aspect-[4/3] max-h-72 w-full rounded-md bg-accent"`,
  files: page => [{ ...picturesFile(picturesOf(page)), name: 'components/parts/picture.tsx' }],
}

const picturesOf = ({ brief }: Page): ArtName[] => [
  ...new Set<ArtName>([
    ...relatedPictures(brief.subject.art).slice(0, 3),
    ...depictedIn(brief.prompt),
    'route',
  ]),
]

const pictureFor = (title: string, page: Page, at: number): ArtName => {
  const all = picturesOf(page)
  const named = depicted(title)
  if (named && all.includes(named)) return named
  return /\b(?:maps?|plans?|diagrams?)\b/i.test(title) ? 'route' : (all[at % (all.length - 1)] ?? 'route')
}

const note: AskedPartWriter = {
  component: 'Note',
  props: (title, page, at) => attributes({ text: noteFor(title, page, at) }),
  files: () => [{ name: 'components/parts/note.tsx', code: NOTE }],
}

const NOTES: [RegExp, string][] = [
  [/privacy|data|terms/i, 'We keep your address, use it for this, and delete it on request.'],
  [/guarantee|promise|refund/i, 'If it is not right, we make it right or give the money back.'],
  [/alert|warning|reminder|due/i, 'One thing is due on Friday. Everything else can wait until Monday.'],
  [/announcement|launch|banner/i, 'New since Monday: three things you asked for, and one you did not.'],
  [/hotline|emergency|phone|support line/i, 'Call +1 555 0142, day and night. A person answers.'],
  [/disclaimer|polic/i, 'Information, not advice. Checked in November 2026.'],
]

const noteFor = (title: string, page: Page, at: number): string =>
  NOTES.find(([words]) => words.test(title))?.[1] ??
  (/\b(?:tagline|slogan)\b/i.test(title) ? say(page, `${page.brief.subject.headlines.at(-1)}`) : null) ??
  (at % 2 === 0 ? say(page, page.brief.subject.lead) : say(page, page.brief.subject.closing[1]))

const NOTE = tsx`
  import { Info } from "lucide-react";

  export function Note({ text }: { text: string }) {
    return (
      <p className="mt-4 flex items-start gap-3 rounded-md bg-accent p-4 text-accent-foreground">
        <Info className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        <span className="text-pretty">{text}</span>
      </p>
    );
  }
`

const feature: AskedPartWriter = {
  component: 'Feature',
  props: title => attributes({ text: capability(title).body }),
  files: () => [{ name: 'components/parts/feature.tsx', code: FEATURE }],
}

const FEATURE = tsx`
  export function Feature({ text }: { text: string }) {
    return <p className="mt-2 text-pretty text-muted-foreground">{text}</p>;
  }
`

export const READINGS = { rows, checklist, quote, picture, note, feature }
