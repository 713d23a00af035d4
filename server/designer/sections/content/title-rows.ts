import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** One title large, all others in rows under the names that were asked for, each to open and to keep. */
export function titleRows(page: Page, rows: string[]): Piece {
  const data = `export interface Title {
  name: string;
  kind: string;
  year: number;
  minutes: number;
  about: string;
}

export const rows = ${JSON.stringify(rows)};

export const titles: Title[] = [
${TITLES.map(([name, kind, year, minutes, about]) => `  { name: ${JSON.stringify(name)}, kind: "${kind}", year: ${year}, minutes: ${minutes}, about: ${JSON.stringify(about)} },`).join('\n')}
];
`
  const code = tsx`
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
    import { Input } from "@/components/ui/input";
    import { rows, type Title, titles } from "@/data/titles";

    const ON_A_SHELF = 4;
    const shelfOf = (row: string, at: number) => {
      const own = titles.filter((each) => row.toLowerCase().startsWith(each.kind.toLowerCase().slice(0, 6)));
      return own.length > 0 ? own : titles.map((_, spot) => titles[(spot + at * 3) % titles.length]).slice(0, ON_A_SHELF);
    };
    const PROFILES = ["Maren", "Jonas", "Children"];

    export function TitleRows() {
      const [open, setOpen] = useState<Title | null>(null);
      const [list, setList] = useState<string[]>([titles[2].name]);
      const [query, setQuery] = useState("");
      const [profile, setProfile] = useState(PROFILES[0]);
      const [playing, setPlaying] = useState<string | null>(null);
      const found = titles.filter((each) => \`\${each.name} \${each.kind}\`.toLowerCase().includes(query.toLowerCase()));
      const keep = (name: string) => setList(list.includes(name) ? list.filter((each) => each !== name) : [...list, name]);
      const shelves: [string, Title[]][] = query === ""
        ? [...rows.map((row, at): [string, Title[]] => [row, /^my list$/i.test(row) ? titles.filter((each) => list.includes(each.name)) : shelfOf(row, at)]), ...(rows.some((row) => /^my list$/i.test(row)) ? [] : [["My list", titles.filter((each) => list.includes(each.name))] as [string, Title[]]])]
        : [["Search results", found]];

      return (
        <div>
          <div className="flex flex-wrap items-center gap-2">
            <Input type="search" aria-label="Search titles" placeholder="Search titles" value={query} onChange={(event) => setQuery(event.target.value)} className="h-10 min-w-52 flex-1" />
            <select aria-label="Profile" value={profile} onChange={(event) => setProfile(event.target.value)} className="h-10 rounded-md border border-input bg-card px-3 text-sm text-card-foreground">
              {PROFILES.map((each) => <option key={each}>{each}</option>)}
            </select>
          </div>
          {query === "" && (
            <section className="mt-6 ${tileOf(page)}">
              <Still name={titles[0].name} />
              <p className="mt-4 text-sm text-muted-foreground">Featured film for {profile}</p>
              <h1 className="${page.look.h2}">{titles[0].name}</h1>
              <p className="mt-2 max-w-prose">{titles[0].about}</p>
              <div className="mt-4 flex flex-wrap gap-2"><Button onClick={() => setPlaying(titles[0].name)}>Play</Button><Button variant="outline" onClick={() => setOpen(titles[0])}>Details</Button></div>
            </section>
          )}
          {query !== "" && <h1 className="sr-only">Titles</h1>}
          <p role="status" className="mt-2 text-sm text-muted-foreground">{playing ? \`Now playing: \${playing}\` : ""}</p>
          {shelves.map(([name, shown]) => (
            <section key={name} className="mt-6">
              <h2 className="${page.look.h3}">{name}</h2>
              <ul className="mt-3 grid grid-cols-2 gap-4 lg:grid-cols-4">
                {shown.map((each) => (
                  <li key={each.name}>
                    <button type="button" onClick={() => setOpen(each)} className="w-full text-left"><Still name={each.name} /><span className="mt-2 block font-semibold">{each.name}</span><span className="block text-sm text-muted-foreground">{each.kind}, {each.year}</span></button>
                  </li>
                ))}
              </ul>
              {shown.length === 0 && <p className="mt-3 text-sm text-muted-foreground">{query === "" ? "Nothing here yet. Open a title and keep it." : "No title matches."}</p>}
            </section>
          ))}
          <Dialog open={open !== null} onOpenChange={(isOpen) => { if (!isOpen) setOpen(null); }}>
            <DialogContent>
              {open && (
                <>
                  <DialogHeader><DialogTitle>{open.name}</DialogTitle><DialogDescription>{open.kind}, {open.year}, {open.minutes} minutes</DialogDescription></DialogHeader>
                  <Still name={open.name} />
                  <p>{open.about}</p>
                  <div className="flex flex-wrap gap-2"><Button onClick={() => { setPlaying(open.name); setOpen(null); }}>Play</Button><Button variant="outline" aria-pressed={list.includes(open.name)} onClick={() => keep(open.name)}>{list.includes(open.name) ? "On my list" : "Add to my list"}</Button></div>
                </>
              )}
            </DialogContent>
          </Dialog>
        </div>
      );
    }

    function Still({ name }: { name: string }) {
      const turn = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
      return (
        <svg viewBox="0 0 320 150" aria-hidden="true" className="w-full rounded-md bg-accent">
          {turn % 3 === 0 && [30, 90, 150, 210, 270].map((x, at) => <rect key={x} x={x} y={40 + ((turn * (at + 3)) % 60)} width={34 + (turn % 12)} height="120" className={at % 2 === 0 ? "fill-primary" : "fill-muted-foreground"} />)}
          {turn % 3 === 1 && <circle cx={60 + (turn % 200)} cy={40 + (turn % 30)} r={18 + (turn % 22)} className="fill-primary" />}
          {turn % 3 === 1 && <path d={\`M0 \${110 - (turn % 30)} Q\${80 + (turn % 60)} \${60 + (turn % 40)} 170 \${105 - (turn % 20)} T320 90 V150 H0 Z\`} className="fill-muted-foreground" />}
          {turn % 3 === 2 && <path d={\`M0 150 L\${70 + (turn % 50)} \${30 + (turn % 30)} L180 150 Z\`} className="fill-muted-foreground" />}
          {turn % 3 === 2 && <path d={\`M120 150 L\${210 + (turn % 40)} \${50 + (turn % 30)} L320 150 Z\`} className="fill-primary" />}
        </svg>
      );
    }
  `
  return screenPiece('TitleRows', code, [{ name: 'data/titles.ts', code: data }])
}

const TITLES: [name: string, kind: string, year: number, minutes: number, about: string][] = [
  [
    'The Lighthouse Keepers',
    'Drama',
    2026,
    112,
    'Two sisters, one lamp, and a winter in which no boat comes.',
  ],
  ['Nine Floors Up', 'Thriller', 2025, 98, 'Somebody calls the lift every night at three.'],
  ['Below the Ice', 'Documentary', 2026, 84, 'Four divers count what lives where the light ends.'],
  ['Grandmother Steals a Bus', 'Comedy', 2024, 91, 'It was only meant to go to the market.'],
  ['Second Winter', 'Drama', 2025, 104, 'He comes back to the village and the language has moved on.'],
  ['Salt and Iron', 'Series', 2026, 48, 'A shipyard, three families, forty years.'],
  [
    'The Long Migration',
    'Documentary',
    2025,
    76,
    'Following the cranes from Sweden to the lakes of Ethiopia.',
  ],
  ['Paper Kings', 'Series', 2024, 52, 'A printer who can copy anything but his own name.'],
]
