import type { ArtName } from '#server/designer/art/art.ts'
import { depict } from '#server/designer/art/depicting.ts'
import { picturesFile, relatedPictures } from '#server/designer/art/pictures.ts'
import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { SHOTS } from '#server/designer/sections/alone/works.ts'

/** Pictures in columns, the large view behind each. */
export const masonryCode = (
  heading: string,
  tile: string,
  { head = '', foot = '', says = 'Camera settings' }: { head?: string; foot?: string; says?: string } = {},
): string => tsx`
  import { useState } from "react";
  import { Picture } from "@/components/picture";
  import { Button } from "@/components/ui/button";
  import {
    Dialog,
    DialogContent,
    DialogDescription,
    DialogTitle,
  } from "@/components/ui/dialog";
  import { type Shot, shots } from "@/data/shots";

  const groups = ["All", ...new Set(shots.map((shot) => shot.group))];
  const SHAPES = ["aspect-[4/5]", "aspect-square", "aspect-[4/3]", "aspect-[3/4]"];

  export function Masonry() {
    const [group, setGroup] = useState("All");
    const [open, setOpen] = useState<Shot | null>(null);
    const shown = shots.filter((shot) => group === "All" || shot.group === group);

    function turn(by: number) {
      const at = shown.findIndex((shot) => shot.title === open?.title);
      setOpen(shown[(at + by + shown.length) % shown.length]);
    }

    return (
      <div className="w-full">
        ${head}
        <div role="group" aria-label="Filter by category" className="${head ? 'mt-6 ' : ''}flex flex-wrap gap-2">
          {groups.map((name) => (
            <button key={name} type="button" aria-pressed={name === group} onClick={() => setGroup(name)} className="rounded-full border px-4 py-1.5 text-sm aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-background">{name}</button>
          ))}
        </div>
        <ul className="mt-6 columns-1 gap-4 sm:columns-2 lg:columns-3">
          {shown.map((shot, index) => (
            <li key={shot.title} className="mb-4 break-inside-avoid">
              <button type="button" onClick={() => setOpen(shot)} className="group relative block w-full overflow-hidden ${tile.includes('rounded') ? 'rounded-lg' : ''} border text-left">
                <Picture name={shot.picture} className={\`w-full bg-accent transition-transform duration-500 group-hover:scale-105 \${SHAPES[index % SHAPES.length]}\`} />
                <span className="absolute inset-x-0 bottom-0 bg-black/80 p-4 text-white transition-opacity sm:opacity-0 sm:group-hover:opacity-100 sm:group-focus-visible:opacity-100">
                  <span className="block font-medium">{shot.title}</span>
                  <span title="${says}" className="block text-sm">{shot.note}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        ${foot}
        <Dialog open={open !== null} onOpenChange={() => setOpen(null)}>
          <DialogContent
            className="overflow-hidden p-0 sm:max-w-4xl"
            onKeyDown={(event) => {
              if (event.key === "ArrowRight") turn(1);
              if (event.key === "ArrowLeft") turn(-1);
            }}
          >
            {open && (
              <Picture name={open.picture} className="aspect-[4/3] w-full bg-accent" />
            )}
            <div className="flex flex-wrap items-center justify-between gap-3 p-5 pt-1">
              <div>
                <DialogTitle className="${heading}">{open?.title}</DialogTitle>
                <DialogDescription>{open?.note}</DialogDescription>
              </div>
              <div className="flex gap-2">
                <Button variant="outline" onClick={() => turn(-1)}>Previous</Button>
                <Button variant="outline" onClick={() => turn(1)}>Next</Button>
              </div>
            </div>
          </DialogContent>
        </Dialog>
      </div>
    );
  }
`

export function masonryFiles(art: ArtName, groups: string[] | null = null, works = SHOTS) {
  const pictures = depict(
    works.map(([title]) => title),
    relatedPictures(art),
  )
  const rows = works.map(([title, group, note], at) => ({
    title,
    group: groups?.[at % groups.length] ?? group,
    note,
    picture: pictures[at] ?? '',
  }))
  const code = `import type { PictureName } from "@/components/picture";

export interface Shot {
  title: string;
  group: string;
  note: string;
  picture: PictureName;
}

${constant('export const shots: Shot[]', rows)}
`
  return [{ name: 'data/shots.ts', code }, picturesFile([...new Set(pictures)])]
}
