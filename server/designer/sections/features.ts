import { dataFile, icon } from '#server/designer/code/data-file.ts'
import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { FeaturesName, Look } from '#server/designer/direction/direction.ts'
import { featureRows } from '#server/designer/page/feature-rows.ts'
import { type Piece, type SectionWriter, say } from '#server/designer/page/page.ts'
import { featureTour } from '#server/designer/sections/feature-tour.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** What it offers, in the arrangement the direction likes. */
export const features: SectionWriter = (page, wish): Piece => {
  const { brief, direction, look, choices } = page
  const rows = featureRows(page, wish.count)
  const isTour = /\b(?:feature )?tour\b|interactive/i.test(brief.prompt)
  const name = isTour ? 'tour' : choices.pick('features', direction.features)
  const title = jsxText(say(page, brief.subject.featuresTitle))
  const data = dataFile({
    file: 'data/features.ts',
    name: 'features',
    row: 'Feature',
    fields: { icon: 'LucideIcon', title: 'string', body: 'string' },
    rows: rows.map(row => ({ ...row, icon: icon(row.icon) })),
  })
  return {
    component: 'Features',
    file: 'components/features.tsx',
    code: LAYOUTS[name](look, title, rows.length),
    files: [data],
    anchor: { id: 'features', label: LABELS[brief.subject.offer] ?? 'What we do' },
  }
}

const LABELS: Record<string, string> = {
  software: 'Features',
  donation: 'Where it goes',
  retainer: 'Services',
}

type Layout = (look: Look, title: string, count: number) => string

const HEAD = `import { features } from "@/data/features";`

/** A numbered index: rules, no boxes. */
const index: Layout = (look, title) => tsx`
  ${HEAD}

  export function Features() {
    return (
      <section id="features" className="${look.container} ${look.section}">
        <div className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
          <h2 className="${look.h2} lg:sticky lg:top-24 lg:self-start">${title}</h2>
          <ol>
            {features.map((feature, index) => (
              <li
                key={feature.title}
                className="grid gap-x-8 gap-y-2 ${look.rule} py-7 last:border-b md:grid-cols-[3rem_1fr_1.4fr]"
              >
                <span className="text-sm text-muted-foreground tabular-nums">
                  {String(index + 1).padStart(2, "0")}
                </span>
                <h3 className="${look.h3}">{feature.title}</h3>
                <p className="text-pretty text-muted-foreground">{feature.body}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    );
  }
`

/** Two columns of large rows with an icon, for strict pages. */
const rows: Layout = (look, title) => tsx`
  ${HEAD}

  export function Features() {
    return (
      <section id="features" className="${look.section} ${look.rule}">
        <div className="${look.container}">
          <h2 className="max-w-[18ch] ${look.h2}">${title}</h2>
          <ul className="mt-12 grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {features.map(({ icon: Icon, ...feature }) => (
              <li key={feature.title} className="${look.card}">
                <Icon className="size-6 text-brand" strokeWidth={1.75} aria-hidden="true" />
                <h3 className="mt-6 ${look.h3}">{feature.title}</h3>
                <p className="mt-2 max-w-[38ch] text-pretty text-muted-foreground">{feature.body}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    );
  }
`

/** Boxes of unequal size; the first one carries colour. */
const bento: Layout = (look, title, count) => tsx`
  import { cn } from "@/lib/utils";
  ${HEAD}

  ${constant('const SPANS', spansFor(count))}

  export function Features() {
    return (
      <section id="features" className="${look.container} ${look.section}">
        <h2 className="max-w-[20ch] ${look.h2}">${title}</h2>
        <ul className="mt-10 grid gap-4 md:grid-cols-6">
          {features.map(({ icon: Icon, ...feature }, index) => (
            <li
              key={feature.title}
              className={cn(
                "flex min-h-52 flex-col justify-between gap-8 ${look.card}",
                SPANS[index % SPANS.length],
                index === 0 && "bg-primary text-primary-foreground",
                index === 4 && "bg-highlight text-highlight-foreground",
              )}
            >
              <Icon className="size-7" strokeWidth={1.75} aria-hidden="true" />
              <div>
                <h3 className="${look.h3}">{feature.title}</h3>
                <p className="mt-1.5 max-w-[44ch] text-pretty ">{feature.body}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    );
  }
`

/** How many of six columns each box takes: every row is full. */
const BENTO: Record<number, number[]> = {
  1: [6],
  2: [3, 3],
  3: [2, 2, 2],
  4: [4, 2, 2, 4],
  5: [3, 3, 2, 2, 2],
  6: [4, 2, 2, 4, 3, 3],
  7: [3, 3, 2, 2, 2, 3, 3],
  8: [4, 2, 2, 4, 3, 3, 4, 2],
}

const spansFor = (count: number): string[] =>
  (BENTO[count] ?? [2, 2, 2]).map(columns => `md:col-span-${columns}`)

/** Plain columns under a wide heading. */
const columns: Layout = (look, title) => tsx`
  ${HEAD}

  export function Features() {
    return (
      <section id="features" className="${look.container} ${look.section}">
        <h2 className="max-w-[22ch] ${look.h2}">${title}</h2>
        <ul className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {features.map((feature) => (
            <li key={feature.title} className="${look.card}">
              <feature.icon className="size-6 text-brand" strokeWidth={1.5} aria-hidden="true" />
              <h3 className="mt-5 ${look.h3}">{feature.title}</h3>
              <p className="mt-2 text-pretty text-muted-foreground">{feature.body}</p>
            </li>
          ))}
        </ul>
      </section>
    );
  }
`

const LAYOUTS: Record<FeaturesName, Layout> = { index, rows, bento, columns, tour: featureTour }
