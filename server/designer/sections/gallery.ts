import { DRAWINGS } from '#server/designer/art/drawings.ts'
import { picturesFile, relatedPictures } from '#server/designer/art/pictures.ts'
import { dataFile } from '#server/designer/code/data-file.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { type SectionWriter, say } from '#server/designer/page/page.ts'

/** Pictures of different height that open large. */
export const gallery: SectionWriter = (page, wish) => {
  const { brief, look } = page
  const { list, art, word } = brief.subject
  const count = Math.min(list.rows.length, Math.max(3, wish.count ?? 6))
  const pictures = relatedPictures(art).slice(0, count)
  const isWork = word === 'studio' || word === 'photography'
  const rows = pictures.map((picture, at) => {
    const [name = '', detail = ''] = list.rows[at % list.rows.length] ?? []
    const [title = '', note = ''] = DRAWINGS[picture].shows.split(/, (.+)/)
    return {
      picture,
      title: isWork ? name : title,
      note: say(page, isWork ? detail : note),
    }
  })
  const data = dataFile({
    file: 'data/works.ts',
    name: 'works',
    row: 'Work',
    fields: { picture: 'PictureName', title: 'string', note: 'string' },
    rows,
  })
  const code = tsx`
    import { useState } from "react";
    import { Picture } from "@/components/picture";
    import {
      Dialog,
      DialogContent,
      DialogDescription,
      DialogTitle,
    } from "@/components/ui/dialog";
    import { type Work, works } from "@/data/works";

    const SHAPES = ["aspect-[4/5]", "aspect-[4/3]", "aspect-square"];

    export function Gallery() {
      const [open, setOpen] = useState<Work | null>(null);

      return (
        <section id="gallery" className="${look.container} ${look.section}">
          <h2 className="${look.h2}">${isWork ? 'Selected work' : 'A closer look'}</h2>
          <ul className="mt-10 gap-5 sm:columns-2 lg:columns-3">
            {works.map((work, index) => (
              <li key={work.title} className="mb-5 break-inside-avoid">
                <button type="button" onClick={() => setOpen(work)} className="group block w-full text-left">
                  <span className="block overflow-hidden ${look.frame.replace(/rounded-\S+\[\S+\]|rounded-b-\S+/g, '').trim()}">
                    <Picture
                      name={work.picture}
                      className={\`w-full transition-transform duration-500 group-hover:scale-105 \${SHAPES[index % SHAPES.length]}\`}
                    />
                  </span>
                  <span className="mt-3 flex items-baseline justify-between gap-4">
                    <span className="font-medium">{work.title}</span>
                    <span className="text-right text-sm text-muted-foreground">{work.note}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <Dialog open={open !== null} onOpenChange={() => setOpen(null)}>
            <DialogContent className="overflow-hidden p-0 sm:max-w-3xl">
              {open && (
                <div>
                  <Picture name={open.picture} className="aspect-[4/3] w-full bg-accent" />
                  <div className="p-6">
                    <DialogTitle className="${look.h3}">{open.title}</DialogTitle>
                    <DialogDescription className="mt-1">{open.note}</DialogDescription>
                  </div>
                </div>
              )}
            </DialogContent>
          </Dialog>
        </section>
      );
    }
  `
  const withType = {
    ...data,
    code: `import type { PictureName } from "@/components/picture";\n\n${data.code}`,
  }
  return {
    component: 'Gallery',
    file: 'components/gallery.tsx',
    code,
    files: [picturesFile(pictures), withType],
    anchor: { id: 'gallery', label: isWork ? 'Work' : 'Gallery' },
  }
}
