import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

export interface CareWish {
  title: string
  note: string
  singular: string
  /** What is done: "Water", and how it is told: "watered". */
  action: [verb: string, told: string]
  factLabels: string[]
  things: [name: string, kind: string, every: number, ago: number, facts: string[]][]
  log: [day: string, text: string][]
}

/** What needs care and when: what is due comes first, a press says that it was done, and the log keeps it. */
export function careList(page: Page, wish: CareWish): Piece {
  const { title, note, singular, action, factLabels, things, log } = wish
  const [verb, told] = action
  const data = `export interface Thing {
  name: string;
  kind: string;
  /** Days between two times, and days since the last one. */
  every: number;
  ago: number;
  facts: string[];
}

${constant('export const factLabels', factLabels)}

${constant(
  'export const things: Thing[]',
  things.map(([name, kind, every, ago, facts]) => ({ name, kind, every, ago, facts })),
)}

${constant(
  'export const log',
  log.map(([day, text]) => ({ day, text })),
)}
`
  const code = tsx`
    import { Bell, BellOff, Check, Plus } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { factLabels, log as initialLog, things as initial } from "@/data/care";
    import { cn } from "@/lib/utils";

    const SHOWN = ["All", "Due today"];

    const dueOf = (days: number) =>
      days < 0 ? \`\${-days} \${days === -1 ? "day" : "days"} late\` : days === 0 ? "Due today" : days === 1 ? "Tomorrow" : \`In \${days} days\`;
    const lastOf = (ago: number) => (ago === 0 ? "Today" : ago === 1 ? "Yesterday" : \`\${ago} days ago\`);

    export function CareList() {
      const [things, setThings] = useState(initial);
      const [log, setLog] = useState(initialLog);
      const [muted, setMuted] = useState<string[]>([]);
      const [shown, setShown] = useState("All");
      const [draft, setDraft] = useState("");
      const due = things.filter((thing) => thing.ago >= thing.every);
      const sorted = [...(shown === "All" ? things : due)].sort((a, b) => a.every - a.ago - (b.every - b.ago));

      function care(name: string) {
        setThings(things.map((thing) => (thing.name === name ? { ...thing, ago: 0 } : thing)));
        setLog([{ day: "Today", text: \`\${name}: ${told}\` }, ...log]);
      }

      function add() {
        const name = draft.trim();
        if (!name || things.some((thing) => thing.name === name)) return;
        setThings([...things, { name, kind: "New", every: 7, ago: 0, facts: factLabels.map(() => "Not said yet") }]);
        setDraft("");
      }

      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div>
            ${screenHead(page, title, note)}
            <div role="group" aria-label="Show" className="mt-6 flex flex-wrap gap-2">
              {SHOWN.map((name) => (
                <button key={name} type="button" aria-pressed={shown === name} onClick={() => setShown(name)} className="rounded-full border px-3.5 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">
                  {name} ({name === "All" ? things.length : due.length})
                </button>
              ))}
            </div>
            <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
              {sorted.map((thing) => {
                const isDue = thing.ago >= thing.every;
                return (
                  <li key={thing.name} className="flex flex-col ${tileOf(page)}">
                    <div className="flex items-start justify-between gap-3">
                      <div>
                        <h2 className="${page.look.h3}">{thing.name}</h2>
                        <p className="text-sm text-muted-foreground">{thing.kind}</p>
                      </div>
                      <Button size="icon" variant="ghost" aria-pressed={!muted.includes(thing.name)} aria-label={\`Reminder for \${thing.name}\`} onClick={() => setMuted(muted.includes(thing.name) ? muted.filter((name) => name !== thing.name) : [...muted, thing.name])}>
                        {muted.includes(thing.name) ? <BellOff /> : <Bell />}
                      </Button>
                    </div>
                    <p className={cn("mt-3 w-fit rounded-full border px-3 py-1 text-sm", isDue && "border-primary bg-primary text-primary-foreground")}>{dueOf(thing.every - thing.ago)}</p>
                    <div className="mt-4 h-2 overflow-hidden rounded-full bg-muted">
                      <div className="h-full bg-primary" style={{ width: \`\${Math.max(4, 100 - (thing.ago / thing.every) * 100)}%\` }} />
                    </div>
                    <dl className="mt-4 grid grid-cols-2 gap-3 text-sm">
                      <div><dt className="text-muted-foreground">Last ${told}</dt><dd>{lastOf(thing.ago)}</dd></div>
                      <div><dt className="text-muted-foreground">Every</dt><dd>{thing.every === 1 ? "day" : \`\${thing.every} days\`}</dd></div>
                      {thing.facts.map((fact, at) => (
                        <div key={factLabels[at]}><dt className="text-muted-foreground">{factLabels[at]}</dt><dd>{fact}</dd></div>
                      ))}
                    </dl>
                    <Button className="mt-5 self-start" variant={isDue ? "default" : "outline"} disabled={thing.ago === 0} onClick={() => care(thing.name)}>
                      <Check />
                      {thing.ago === 0 ? "Done today" : "${verb}"}
                    </Button>
                  </li>
                );
              })}
            </ul>
            {sorted.length === 0 && <p role="status" className="mt-6 text-muted-foreground">Nothing is due. Come back tomorrow.</p>}
          </div>
          <aside className="grid content-start gap-5">
            <section className="${tileOf(page)}">
              <h2 className="${page.look.h3}">A new ${singular}</h2>
              <form className="mt-4 flex gap-2" onSubmit={(event) => { event.preventDefault(); add(); }}>
                <Input value={draft} onChange={(event) => setDraft(event.target.value)} aria-label="Name" placeholder="Name" />
                <Button type="submit" variant="outline" aria-label="Add ${singular}">
                  <Plus />
                </Button>
              </form>
            </section>
            <section className="${tileOf(page)}">
              <h2 className="${page.look.h3}">Care log</h2>
              <ol className="mt-4">
                {log.map((entry, at) => (
                  <li key={\`\${entry.text} \${log.length - at}\`} className="border-t py-2.5 text-sm">
                    <span className="block text-muted-foreground">{entry.day}</span>
                    {entry.text}
                  </li>
                ))}
              </ol>
            </section>
          </aside>
        </div>
      );
    }
  `
  return screenPiece('CareList', code, [{ name: 'data/care.ts', code: data }])
}
