import { dataFile } from '#server/designer/code/data-file.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Look } from '#server/designer/direction/direction.ts'
import { type SectionWriter, say } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A list in rows: a menu, a timetable, dates, courses. */
export const schedule: SectionWriter = (page, wish) => {
  const { brief, look, choices } = page
  const { list } = brief.subject
  const data = dataFile({
    file: 'data/list.ts',
    name: 'list',
    row: 'ListRow',
    fields: { name: 'string', detail: 'string', aside: 'string' },
    rows: list.rows
      .slice(0, wish.count ?? undefined)
      .map(([name, detail, aside]) => ({ name, detail: say(page, detail), aside })),
  })
  const layout = choices.pick('schedule', [beside, wide])
  return {
    component: 'Schedule',
    file: 'components/schedule.tsx',
    code: layout(look, jsxText(list.title), jsxText(list.note)),
    files: [data],
    anchor: { id: 'list', label: list.title },
  }
}

type Layout = (look: Look, title: string, note: string) => string

const beside: Layout = (look, title, note) => tsx`
  import { list } from "@/data/list";

  export function Schedule() {
    return (
      <section id="list" className="${look.section} bg-accent/60">
        <div className="${look.container} grid gap-10 lg:grid-cols-[0.7fr_1.3fr] lg:gap-20">
          <div>
            <h2 className="${look.h2}">${title}</h2>
            <p className="mt-3 text-muted-foreground">${note}</p>
          </div>
          <ul>
            {list.map((row) => (
              <li
                key={row.name}
                className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-t border-foreground/20 py-5 last:border-b"
              >
                <span className="${look.h3}">{row.name}</span>
                <span className="font-medium tabular-nums">{row.aside}</span>
                <span className="text-muted-foreground">{row.detail}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    );
  }
`

const wide: Layout = (look, title, note) => tsx`
  import { list } from "@/data/list";

  export function Schedule() {
    return (
      <section id="list" className="${look.container} ${look.section}">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 className="${look.h2}">${title}</h2>
          <p className="text-muted-foreground">${note}</p>
        </div>
        <ul className="mt-8">
          {list.map((row) => (
            <li
              key={row.name}
              className="group grid grid-cols-[1fr_auto] items-baseline gap-x-8 ${look.rule} py-5 transition-colors last:border-b hover:bg-accent/60 md:grid-cols-[1.2fr_1.4fr_auto]"
            >
              <span className="${look.h3} transition-transform group-hover:translate-x-2">{row.name}</span>
              <span className="order-3 col-span-2 text-muted-foreground md:order-none md:col-span-1">
                {row.detail}
              </span>
              <span className="min-w-20 text-right font-medium tabular-nums">{row.aside}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  }
`
