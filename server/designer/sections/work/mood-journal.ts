import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

export interface JournalWish {
  title: string
  note: string
  placeholder: string
  marks: [face: string, name: string][]
  tags: string[]
  entries: [day: number, mark: number, tag: string, text: string][]
}

/** One mark and a note a day, the month in marks, what comes back, and a search. */
export function moodJournal(
  page: Page,
  { title, note, placeholder, marks, tags, entries }: JournalWish,
): Piece {
  const data = `export interface Entry {
  day: number;
  mark: number;
  tag: string;
  text: string;
}

${constant(
  'export const marks',
  marks.map(([face, name]) => ({ face, name })),
)}

${constant('export const tags', tags)}

/** Days of November. */
${constant(
  'export const entries: Entry[]',
  entries.map(([day, mark, tag, text]) => ({ day, mark, tag, text })),
)}
`
  const code = tsx`
    import { useState } from "react";
    import { MonthOfMarks } from "@/components/month-of-marks";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { type Entry, entries as initial, marks, tags } from "@/data/journal";

    const TODAY = 20;

    export function MoodJournal() {
      const [entries, setEntries] = useState<Entry[]>(initial);
      const [mark, setMark] = useState<number | null>(null);
      const [tag, setTag] = useState(tags[0]);
      const [text, setText] = useState("");
      const [query, setQuery] = useState("");
      const shown = entries
        .filter((entry) => \`\${entry.text} \${entry.tag} \${marks[entry.mark].name}\`.toLowerCase().includes(query.toLowerCase()))
        .sort((a, b) => b.day - a.day);

      function save() {
        if (mark === null) return;
        const made = { day: TODAY, mark, tag, text: text.trim() };
        setEntries([...entries.filter((entry) => entry.day !== TODAY), made]);
        setMark(null);
        setText("");
      }

      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            ${screenHead(page, title, note)}
            <form className="mt-6 grid gap-5 ${tileOf(page)}" onSubmit={(event) => { event.preventDefault(); save(); }}>
              <fieldset>
                <legend className="font-semibold">Today</legend>
                <div className="mt-3 flex flex-wrap gap-2">
                  {marks.map((each, index) => (
                    <button key={each.name} type="button" aria-pressed={mark === index} onClick={() => setMark(index)} className="grid min-w-20 justify-items-center gap-1 rounded-xl border-2 px-3 py-3 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">
                      <span className="text-3xl" aria-hidden="true">{each.face}</span>
                      {each.name}
                    </button>
                  ))}
                </div>
              </fieldset>
              <div role="group" aria-label="Tag" className="flex flex-wrap gap-2">
                {tags.map((name) => (
                  <button key={name} type="button" aria-pressed={tag === name} onClick={() => setTag(name)} className="rounded-full border px-3.5 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{name}</button>
                ))}
              </div>
              <textarea value={text} onChange={(event) => setText(event.target.value)} aria-label="Note" placeholder="${placeholder}" rows={3} className="rounded-lg border border-input bg-card p-3 text-card-foreground" />
              <Button type="submit" className="justify-self-start" disabled={mark === null}>Save the day</Button>
            </form>
            <Input value={query} onChange={(event) => setQuery(event.target.value)} aria-label="Search the journal" placeholder="Search the journal" className="mt-8 h-11 max-w-sm" />
            <ul className="mt-4 grid gap-3">
              {shown.map((entry) => (
                <li key={entry.day} className="flex gap-4 ${tileOf(page)}">
                  <span className="text-3xl" role="img" aria-label={marks[entry.mark].name}>{marks[entry.mark].face}</span>
                  <div>
                    <p className="text-sm text-muted-foreground">{entry.day} November · {entry.tag}</p>
                    <p className="mt-1">{entry.text || marks[entry.mark].name}</p>
                  </div>
                </li>
              ))}
              {shown.length === 0 && <li className="text-muted-foreground">No day says that.</li>}
            </ul>
          </div>
          <MonthOfMarks entries={entries} />
        </div>
      );
    }
  `
  const month = tsx`
    import { type Entry, marks, tags } from "@/data/journal";

    const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

    /** November as marks, and how often each of them and each tag came. */
    export function MonthOfMarks({ entries }: { entries: Entry[] }) {
      const faceOn = (day: number) => {
        const entry = entries.find((each) => each.day === day);
        return entry && marks[entry.mark];
      };
      const most = tags
        .map((tag) => ({ tag, count: entries.filter((entry) => entry.tag === tag).length }))
        .sort((a, b) => b.count - a.count);

      return (
        <aside className="grid content-start gap-5">
          <section className="${tileOf(page)}">
            <h2 className="${page.look.h3}">November</h2>
            <ol className="mt-4 grid grid-cols-7 gap-1 text-center">
              {WEEKDAYS.map((day) => (
                <li key={day} className="text-xs text-muted-foreground">{day}</li>
              ))}
              {Array.from({ length: 6 }, (_, at) => <li key={\`before-\${at}\`} />)}
              {Array.from({ length: 30 }, (_, at) => (
                <li key={at} className="grid aspect-square place-items-center rounded-md bg-muted text-sm text-muted-foreground">
                  {faceOn(at + 1) ? <span role="img" aria-label={\`\${at + 1} November: \${faceOn(at + 1)?.name}\`}>{faceOn(at + 1)?.face}</span> : at + 1}
                </li>
              ))}
            </ol>
          </section>
          <section className="${tileOf(page)}">
            <h2 className="${page.look.h3}">Patterns of the month</h2>
            <dl className="mt-4 grid gap-3">
              {marks.map((each, index) => {
                const count = entries.filter((entry) => entry.mark === index).length;
                return (
                  <div key={each.name} className="grid gap-1">
                    <dt className="flex justify-between text-sm">
                      <span>{each.name}</span>
                      <span className="text-muted-foreground tabular-nums">{count}</span>
                    </dt>
                    <dd className="h-2.5 overflow-hidden rounded-full bg-muted">
                      <span className="block h-full bg-primary" style={{ width: \`\${(count / entries.length) * 100}%\` }} />
                    </dd>
                  </div>
                );
              })}
            </dl>
            <p className="mt-4 text-sm text-muted-foreground">Recurring most: {most[0].tag.toLowerCase()}, {most[0].count} days.</p>
          </section>
        </aside>
      );
    }
  `
  return screenPiece('MoodJournal', code, [
    { name: 'components/month-of-marks.tsx', code: month },
    { name: 'data/journal.ts', code: data },
  ])
}
