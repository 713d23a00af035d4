import { depicted } from '#server/designer/art/depicting.ts'
import { illustrationFile } from '#server/designer/art/drawings.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Idea } from '#server/designer/ideas/idea.ts'
import { motifFile } from '#server/designer/ideas/motif.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

interface Link {
  label: string
  id: string
}

/** The first view: what it is in the person's words, and ways into its parts. */
export function ideaIntro({ brief, look }: Page, idea: Idea, links: Link[]): Piece {
  const main = idea.parts.find(({ form }) => form === 'cards' || form === 'prices' || form === 'table')
  const art = depicted([main?.thing, idea.about, brief.topic, ...links.map(({ label }) => label)].join(' '))
  const listed = links.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1))
  const lead =
    listed.length > 1 ? `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}` : (listed[0] ?? '')
  const code = tsx`
    ${art ? 'import { Illustration } from "@/components/illustration";' : 'import { Motif } from "@/components/motif";'}
    import { Button } from "@/components/ui/button";

    export function Hero() {
      return (
        <section className="${look.container} grid items-center gap-10 pt-12 pb-4 lg:grid-cols-[1.3fr_0.7fr] lg:pt-20">
          <div className="min-w-0">
            <h1 className="${look.h1} break-words hyphens-auto">${jsxText(brief.headline ?? headlineOf(idea))}</h1>
            ${lead ? `<p className="mt-6 max-w-[52ch] ${look.lead}">${jsxText(`On this page: ${lead}.`)}</p>` : ''}
            <div className="mt-8 flex flex-wrap gap-3">
              ${links.slice(0, 2).map(({ label, id }, at) => `<Button size="lg"${at === 0 ? '' : ' variant="outline"'} className="${at === 0 ? look.button : look.quietButton} h-auto min-h-11 max-w-full py-2.5 whitespace-normal" asChild>\n  <a href="#${id}">${jsxText(label)}</a>\n</Button>`)}
            </div>
          </div>
          ${art ? `<Illustration className="w-full rounded-xl bg-accent" />` : `<Motif name=${JSON.stringify(brief.brand)} rows={3} className="aspect-[4/3] rounded-xl" />`}
        </section>
      );
    }
  `
  return {
    component: 'Hero',
    file: 'components/hero.tsx',
    code,
    files: [art ? illustrationFile(art) : motifFile()],
    anchor: null,
  }
}

/** The phrase of the request as it stands, with a capital. */
const headlineOf = ({ about, name }: Idea): string => {
  const text = about.replace(/\s+(?:for|in|at|to|of|on)$/i, '') || name
  return text.charAt(0).toUpperCase() + text.slice(1)
}
