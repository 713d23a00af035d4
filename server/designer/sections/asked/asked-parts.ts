import { tsx } from '#server/designer/code/tsx.ts'
import { kebab, type Page, type Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { CONTROLS } from '#server/designer/sections/asked/controls.ts'
import { FIGURES } from '#server/designer/sections/asked/figures.ts'
import { missingParts } from '#server/designer/sections/asked/missing-parts.ts'
import type { AskedPartWriter } from '#server/designer/sections/asked/part.ts'
import type { PartForm } from '#server/designer/sections/asked/part-form.ts'
import { READINGS } from '#server/designer/sections/asked/readings.ts'
import type { SourceFile } from '#shared/artifacts.ts'

export const ASKED_WRITERS: Record<PartForm, AskedPartWriter> = { ...FIGURES, ...CONTROLS, ...READINGS }

/** What was asked for and stands nowhere else, one tile each; null when all of it is there. */
export function askedParts(
  page: Page,
  files: readonly SourceFile[],
  where: 'section' | 'screen' = 'section',
): Piece | null {
  const parts = missingParts(page.brief, files)
  if (parts.length === 0) return null
  const forms = [...new Set(parts.map(({ form }) => form))].sort()
  const isSection = where === 'section'
  const title = page.brief.shape === 'site' ? 'Also here' : 'At hand'
  const code = tsx`
    ${forms.map(form => `import { ${ASKED_WRITERS[form].component} } from "@/components/parts/${kebab(ASKED_WRITERS[form].component.replace(/(?<=[a-z])(?=[A-Z])/g, '-'))}";`).sort()}

    export function AskedParts() {
      return (
        <section aria-labelledby="asked-parts" className="${isSection ? `${page.look.container} ${page.look.section}` : 'mt-10 print:hidden'}">
          <h2 id="asked-parts" className="${isSection ? page.look.h2 : `${page.look.h3} text-xl`}">${title}</h2>
          <ul className="${isSection ? 'mt-10' : 'mt-5'} grid grid-cols-[minmax(0,1fr)] gap-4 ${columnsOf(parts.length)}">
            ${parts.map(({ title: name, form }, at) => `<li className="${tileOf(page)}">\n  <h3 className="font-semibold">${name.replace(/[{}<>]/g, '')}</h3>\n  <${ASKED_WRITERS[form].component}${ASKED_WRITERS[form].props(name, page, at)} />\n</li>`)}
          </ul>
        </section>
      );
    }
  `
  const own = forms.flatMap(form => ASKED_WRITERS[form].files(page))
  return screenPiece('AskedParts', code, own)
}

/** What of a design is such a tile, for the last message. */
export const tilesIn = (files: readonly SourceFile[]): string[] => {
  const code = files.find(({ name }) => name === 'components/asked-parts.tsx')?.code ?? ''
  return [...code.matchAll(/<h3[^>]*>\s*([^<]+?)\s*<\/h3>/g)].map(match => (match[1] ?? '').toLowerCase())
}

/** No row is left with a hole: the last tile takes what remains of it. */
const columnsOf = (count: number): string => {
  if (count === 1) return 'max-w-2xl'
  if (count === 2 || count === 4) return 'sm:grid-cols-2'
  const rest = count % 3
  const last =
    rest === 1 ? ' xl:[&>:last-child]:col-span-3' : rest === 2 ? ' xl:[&>:last-child]:col-span-2' : ''
  const pairs = count % 2 === 1 ? ' sm:max-xl:[&>:last-child]:col-span-2' : ''
  return `sm:grid-cols-2 xl:grid-cols-3${pairs}${last}`
}
