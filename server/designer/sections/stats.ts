import { tsx } from '#server/designer/code/tsx.ts'
import { type SectionWriter, say } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A band of figures. */
export const stats: SectionWriter = (page, wish) => {
  const { brief, look } = page
  const facts = brief.subject.facts.slice(0, wish.count ?? 4)
  const code = tsx`
    export function Stats() {
      return (
        <section id="stats" aria-label="In figures" className="bg-panel text-panel-foreground">
          <dl className="${look.container} grid gap-x-8 gap-y-10 py-14 sm:grid-cols-2 md:py-20 lg:grid-cols-${Math.max(2, facts.length)}">
            ${facts.map(
              ([figure, label]) => `<div className="flex flex-col-reverse justify-end gap-2">
  <dt className="max-w-[24ch] text-panel-muted">${jsxText(say(page, label))}</dt>
  <dd className="${look.figure}">${jsxText(figure)}</dd>
</div>`,
            )}
          </dl>
        </section>
      );
    }
  `
  return { component: 'Stats', file: 'components/stats.tsx', code, files: [], anchor: null }
}
