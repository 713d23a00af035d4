import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { flushTileOf, screenHead, screenPiece } from '#server/designer/page/screen-parts.ts'

export interface Places {
  title: string
  note: string
  group: string
  items: [title: string, note: string, group: string, aside: string][]
}

/** Pins on a drawn map beside the list they belong to. */
export function mapList(page: Page, { title, note, group, items }: Places): Piece {
  const spots = [
    [18, 34],
    [43, 22],
    [66, 38],
    [82, 24],
    [30, 66],
    [54, 58],
    [74, 72],
    [12, 74],
    [90, 54],
  ]
  const rows = items.map(([name, text, kind, aside], at) => {
    const [x = 50, y = 50] = spots[at % spots.length] ?? []
    return { title: name, note: text, group: kind, aside, x, y }
  })
  const data = `export interface Place {
  title: string;
  note: string;
  group: string;
  aside: string;
  x: number;
  y: number;
}

${constant('export const spots: Place[]', rows)}
`
  const code = tsx`
    import { MapPin } from "lucide-react";
    import { useState } from "react";
    import { spots } from "@/data/spots";

    const groups = [...new Set(spots.map((spot) => spot.group))];

    export function MapList() {
      const [group, setGroup] = useState("All");
      const [chosen, setChosen] = useState(spots[0].title);
      const shown = spots.filter((spot) => group === "All" || spot.group === group);

      return (
        <div>
          ${screenHead(page, title, note)}
          <div role="group" aria-label="${group}" className="mt-6 flex flex-wrap gap-2">
            {["All", ...groups].map((name) => (
              <button key={name} type="button" aria-pressed={group === name} onClick={() => setGroup(name)} className="rounded-full border px-3.5 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{name}</button>
            ))}
          </div>
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
            <div className="${flushTileOf(page)} relative aspect-[4/3] border bg-accent lg:aspect-auto lg:min-h-[36rem]">
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
                <path d="M0 58 C 18 50 24 70 42 66 S 70 40 100 46 V100 H0Z" className="fill-primary/15" />
                <path d="M0 18 C 26 30 40 8 62 16 S 88 26 100 14" fill="none" strokeWidth="0.6" className="stroke-foreground/25" />
                <path d="M24 0 C 30 34 22 60 36 100 M70 0 C 64 30 78 62 70 100" fill="none" strokeWidth="0.5" className="stroke-foreground/20" />
              </svg>
              {shown.map((spot) => (
                <button key={spot.title} type="button" aria-label={spot.title} aria-pressed={chosen === spot.title} onClick={() => setChosen(spot.title)} className="absolute -translate-x-1/2 -translate-y-full rounded-full border-2 border-background bg-foreground p-2 text-background shadow-md transition-transform hover:scale-110 aria-pressed:z-10 aria-pressed:scale-125 aria-pressed:bg-primary aria-pressed:text-primary-foreground" style={{ left: \`\${spot.x}%\`, top: \`\${spot.y}%\` }}>
                  <MapPin className="size-4" aria-hidden="true" />
                </button>
              ))}
            </div>
            <ul className="grid content-start gap-3">
              {shown.map((spot) => (
                <li key={spot.title}>
                  <button type="button" aria-pressed={chosen === spot.title} onClick={() => setChosen(spot.title)} className="w-full rounded-xl border bg-card p-4 text-left transition-colors hover:border-foreground/40 aria-pressed:border-primary aria-pressed:ring-1 aria-pressed:ring-primary">
                    <span className="flex items-baseline justify-between gap-4">
                      <span className="font-semibold">{spot.title}</span>
                      <span className="shrink-0 text-sm text-muted-foreground">{spot.aside}</span>
                    </span>
                    <span className="mt-1 block text-sm text-muted-foreground">{spot.note}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      );
    }
  `
  return screenPiece('MapList', code, [{ name: 'data/spots.ts', code: data }])
}
