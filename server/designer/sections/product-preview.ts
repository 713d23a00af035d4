import { literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { namedThings } from '#server/designer/page/feature-rows.ts'
import { heading, type Page } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A small working picture of the product: its places, its figures and its list, which can be filtered. */
export function productPreview(page: Page): string {
  const { brief, choices } = page
  const { subject } = brief
  const named = namedThings(page)
  const places = named.length >= 4 ? named.map(heading) : subject.features.map(([, title]) => title)
  const bars = Array.from({ length: 14 }, (_, at) => 34 + at * 3 + choices.between(`bar ${at}`, 0, 22))
  const rows = subject.list.rows.map(([name, detail, aside]) => ({ name, detail, aside }))
  const facts = subject.facts.slice(0, 3).map(([figure, label]) => ({ figure, label }))
  return tsx`
    import { Search } from "lucide-react";
    import { useState } from "react";
    import { Input } from "@/components/ui/input";

    const PLACES = ${literal(places.slice(0, 5), 0, 16)};
    const FACTS = ${literal(facts, 0, 15)};
    const BARS = ${literal(bars, 0, 14)};
    const ROWS = ${literal(rows, 0, 14)};

    export function ProductPreview() {
      const [place, setPlace] = useState(PLACES[0]);
      const [query, setQuery] = useState("");
      const shown = ROWS.filter((row) =>
        \`\${row.name} \${row.detail}\`.toLowerCase().includes(query.toLowerCase()),
      );

      return (
        <div className="overflow-hidden rounded-t-2xl border border-b-0 bg-card shadow-[0_-1px_0_var(--border),0_24px_60px_-24px_rgb(0_0_0/0.25)]">
          <div className="grid md:grid-cols-[13.5rem_1fr]">
            <div className="hidden border-r bg-muted/60 p-4 md:block">
              <p className="px-2.5 pb-4 text-sm font-semibold">${jsxText(brief.brand)}</p>
              <ul className="grid gap-0.5">
                {PLACES.map((name) => (
                  <li key={name}>
                    <button
                      type="button"
                      aria-pressed={name === place}
                      onClick={() => setPlace(name)}
                      className="w-full truncate rounded-lg px-2.5 py-2 text-left text-sm text-muted-foreground hover:text-foreground aria-pressed:bg-primary/10 aria-pressed:font-medium aria-pressed:text-foreground"
                    >
                      {name}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
            <div className="p-5 md:p-7">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="text-lg font-semibold tracking-tight">{place}</p>
                <div className="relative">
                  <Search className="absolute top-2.5 left-2.5 size-4 text-muted-foreground" />
                  <Input
                    value={query}
                    onChange={(event) => setQuery(event.target.value)}
                    aria-label="Filter the list"
                    placeholder="Filter"
                    className="w-40 pl-8 sm:w-52"
                  />
                </div>
              </div>
              <dl className="mt-5 grid grid-cols-3 gap-3">
                {FACTS.map((fact) => (
                  <div key={fact.label} className="flex flex-col-reverse rounded-xl bg-muted p-3 md:p-4">
                    <dt className="text-xs text-pretty text-muted-foreground md:text-sm">{fact.label}</dt>
                    <dd className="text-lg font-semibold tracking-tight tabular-nums md:text-2xl">{fact.figure}</dd>
                  </div>
                ))}
              </dl>
              <div className="mt-5 grid gap-5 lg:grid-cols-[1.1fr_1fr]">
                <div className="flex h-44 items-end gap-1.5 rounded-xl bg-muted p-4">
                  {BARS.map((height, index) => (
                    <span
                      key={index}
                      style={{ height: \`\${height}%\` }}
                      className="flex-1 rounded-t-sm bg-primary/30 last:bg-primary"
                    />
                  ))}
                </div>
                <ul className="grid content-start text-sm">
                  {shown.slice(0, 4).map((row) => (
                    <li key={row.name} className="flex items-center justify-between gap-4 border-b py-2.5 last:border-b-0">
                      <span className="min-w-0">
                        <span className="block truncate font-medium">{row.name}</span>
                        <span className="block truncate text-xs text-muted-foreground">{row.detail}</span>
                      </span>
                      <span className="shrink-0 text-brand tabular-nums">{row.aside}</span>
                    </li>
                  ))}
                  {shown.length === 0 && (
                    <li className="py-8 text-center text-muted-foreground">Nothing matches “{query}”.</li>
                  )}
                </ul>
              </div>
            </div>
          </div>
        </div>
      );
    }
  `
}
