import { depict } from '#server/designer/art/depicting.ts'
import { picturesFile } from '#server/designer/art/pictures.ts'
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
  const hasPictures = /\b(?:photos?|pictures?|images?|cards)\b/i.test(page.brief.prompt)
  const pictures = hasPictures
    ? depict(
        items.map(([name, text]) => `${name}. ${text}`),
        ['waves', 'facade', 'house', 'route'],
      )
    : []
  const rows = items.map(([name, text, kind, aside], at) => {
    const [x = 50, y = 50] = spots[at % spots.length] ?? []
    return {
      title: name,
      note: text,
      group: kind,
      aside,
      x,
      y,
      ...(hasPictures ? { picture: pictures[at] ?? '' } : {}),
    }
  })
  const data = `${hasPictures ? 'import type { PictureName } from "@/components/picture";\n\n' : ''}export interface Place {
  title: string;
  note: string;
  group: string;
  aside: string;
  x: number;
  y: number;
${hasPictures ? '  picture: PictureName;\n' : ''}}

${constant('export const spots: Place[]', rows)}
`
  const code = tsx`
    import { MapPin } from "lucide-react";
    import { useState } from "react";
    ${hasPictures ? 'import { Picture } from "@/components/picture";' : ''}
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
                <path d="M0 0H100V100H0Z" className="fill-primary/15" />
                <path d="M0 0H46C42 8 50 12 47 20S34 28 37 36 52 42 46 52 24 58 22 68 32 82 24 92 10 96 8 100H0Z" className="fill-card" />
                <path d="M58 0H100V100H62C60 90 70 88 72 80S62 70 65 60 82 54 80 44 62 38 60 28 66 10 58 0Z" className="fill-card" />
                <path d="M40 70C46 64 55 68 54 76S44 88 39 82 35 75 40 70Z" className="fill-card" />
                <path d="M8 20C16 12 28 14 28 22S18 34 11 30 4 26 8 20ZM84 66C92 62 98 70 95 78S84 86 81 78 79 69 84 66Z" className="fill-brand/20" />
                <g fill="none" className="stroke-foreground/20" strokeWidth="0.5">
                  <path d="M0 44C14 40 22 46 30 40S40 24 38 0M12 100C16 80 10 60 14 44M64 0C70 14 82 18 100 16M100 52C90 50 84 56 82 66S90 88 88 100M82 66C76 68 72 66 68 64" />
                </g>
                <path d="M48 20C54 22 56 26 60 30M46 54C50 60 50 64 48 70M54 78C60 80 66 80 70 82" fill="none" strokeWidth="0.5" strokeDasharray="1.4 1.2" className="stroke-foreground/40" />
              </svg>
              {shown.map((spot) => (
                <button key={spot.title} type="button" aria-label={spot.title} aria-pressed={chosen === spot.title} onClick={() => setChosen(spot.title)} className="absolute -translate-x-1/2 -translate-y-full rounded-full border-2 border-background bg-foreground p-2 text-background shadow-md transition-transform hover:scale-110 aria-pressed:z-10 aria-pressed:scale-125 aria-pressed:bg-primary aria-pressed:text-primary-foreground" style={{ left: \`\${spot.x}%\`, top: \`\${spot.y}%\` }}>
                  <MapPin className="size-4" aria-hidden="true" />
                </button>
              ))}
            </div>
            <ul${hasPictures ? ' aria-label="Photo cards"' : ''} className="grid content-start gap-3">
              {shown.map((spot) => (
                <li key={spot.title}>
                  <button type="button" aria-pressed={chosen === spot.title} onClick={() => setChosen(spot.title)} className="${hasPictures ? 'flex items-center gap-4 ' : ''}w-full rounded-xl border bg-card p-4 text-left transition-colors hover:border-foreground/40 aria-pressed:border-primary aria-pressed:ring-1 aria-pressed:ring-primary">
                    ${hasPictures ? `<Picture name={spot.picture} className="size-20 shrink-0 rounded-lg bg-accent" />\n<span className="min-w-0 flex-1">\n${LINES}\n</span>` : LINES}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      );
    }
  `
  return screenPiece('MapList', code, [
    { name: 'data/spots.ts', code: data },
    ...(hasPictures ? [picturesFile(pictures)] : []),
  ])
}

const LINES = `<span className="flex items-baseline justify-between gap-4">
  <span className="font-semibold">{spot.title}</span>
  <span className="shrink-0 text-sm text-muted-foreground">{spot.aside}</span>
</span>
<span className="mt-1 block text-sm text-muted-foreground">{spot.note}</span>`
