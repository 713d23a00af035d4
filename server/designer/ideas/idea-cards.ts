import { dataFile, icon } from '#server/designer/code/data-file.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { IdeaPart } from '#server/designer/ideas/idea.ts'
import { componentOf, ideaPiece } from '#server/designer/ideas/idea-piece.ts'
import { groupOf, iconOf, UNKNOWN_ICON } from '#server/designer/ideas/known-rows-of.ts'
import { motifFile } from '#server/designer/ideas/motif.ts'
import { manyOfPart, rowsOf } from '#server/designer/ideas/rows.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { flushTileOf } from '#server/designer/page/screen-parts.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** Things to look through by group, each with what was asked of it and a button that keeps or orders it. */
export function ideaCards(page: Page, part: IdeaPart, id: string, action: CardAction): Piece {
  const { columns, rows } = rowsOf(page, part, null)
  const [first, ...others] = columns
  const price = others.find(({ label }) => /^(?:price|cost|fee)/i.test(label))
  const group = others.find(({ label }) => GROUP.test(label)) ?? null
  const state = others.find(({ isState }) => isState)
  const facts = others.filter(each => each !== price && each !== group && each !== state)
  const given = dateless(part)
  const isDrawn = iconOf(part.thing) !== UNKNOWN_ICON
  const component = componentOf(id)
  const data = rows.map(({ values }) => ({
    title: values[first?.key ?? ''] ?? '',
    group: group ? (values[group.key] ?? '') : groupOf(part.thing, values[first?.key ?? ''] ?? ''),
    state: state ? (values[state.key] ?? '') : '',
    price: price ? `${values[price.key] ?? ''}${unitIn(part)}` : '',
    facts: given ? facts.map(({ key, label }) => `${label}: ${values[key] ?? ''}`) : [],
    icon: isDrawn ? icon(iconOf(part.thing)) : null,
  }))
  const hasPictures = !/\bno (?:photos?|pictures?|images?)\b/i.test(page.brief.prompt)
  const code = tsx`
    import { ThingCards } from "@/components/thing-cards";
    import { things } from "@/data/${id}";

    export function ${component}() {
      return (
        <section id="${id}" className="${page.look.container} ${page.look.section}">
          <h2 className="${page.look.h2}">${jsxText(part.title)}</h2>
          <ThingCards
            things={things}
            many=${JSON.stringify(manyOfPart(part))}
            group=${JSON.stringify(group?.label ?? 'Kind')}
            action=${JSON.stringify(action.label)}
            done=${JSON.stringify(action.done)}
          />
        </section>
      );
    }
  `
  return ideaPiece(id, part.title, code, [
    dataFile({
      file: `data/${id}.ts`,
      name: 'things',
      row: 'Thing',
      fields: {
        title: 'string',
        group: 'string',
        state: 'string',
        price: 'string',
        facts: 'string[]',
        icon: 'LucideIcon | null',
      },
      rows: data,
    }),
    cardsFile(page, hasPictures),
    ...(hasPictures ? [motifFile()] : []),
  ])
}

export interface CardAction {
  label: string
  done: string
}

const GROUP =
  /\b(?:category|genre|kind|type|age|size|season|country|colour|color|bar|place|department|difficulty)\b/i

/** What was not asked for is left out of a card, where a table would be empty without it. */
const dateless = ({ fields }: IdeaPart): boolean => fields.length > 0

const unitIn = ({ fields }: IdeaPart): string => {
  const said = fields.map(field => /\b(?:per|an?|each) (\w+)$/i.exec(field)?.[1]).find(Boolean)
  return said ? ` a ${said}` : ''
}

const cardsFile = (page: Page, hasPictures: boolean): SourceFile => ({
  name: 'components/thing-cards.tsx',
  code: tsx`
    import { Check, type LucideIcon, Search } from "lucide-react";
    import { useState } from "react";
    ${hasPictures ? 'import { Motif } from "@/components/motif";' : ''}
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";

    interface Thing {
      title: string;
      group: string;
      state: string;
      price: string;
      facts: string[];
      icon: LucideIcon | null;
    }

    interface ThingCardsProps {
      things: Thing[];
      /** What they are called together: "tools". */
      many: string;
      /** What they are grouped by: "Category". */
      group: string;
      action: string;
      done: string;
    }

    const FILTERED_FROM = 5;

    export function ThingCards({
      things,
      many,
      group,
      action,
      done,
    }: ThingCardsProps) {
      const [query, setQuery] = useState("");
      const [chosen, setChosen] = useState("All");
      const [kept, setKept] = useState<string[]>([]);
      const groups = [...new Set(things.map((thing) => thing.group))];
      const found = things.filter(
        (thing) =>
          (chosen === "All" || thing.group === chosen) &&
          [thing.title, thing.group, ...thing.facts]
            .join(" ")
            .toLowerCase()
            .includes(query.toLowerCase()),
      );

      function toggle(title: string) {
        setKept(
          kept.includes(title)
            ? kept.filter((each) => each !== title)
            : [...kept, title],
        );
      }

      return (
        <div className="mt-8">
          {things.length >= FILTERED_FROM && (
            <div className="mb-6 flex flex-wrap items-center gap-3">
              <div className="relative w-full sm:w-72">
                <Search className="absolute top-3.5 left-3 size-4 text-muted-foreground" aria-hidden="true" />
                <Input value={query} onChange={(event) => setQuery(event.target.value)} aria-label={\`Search \${many}\`} placeholder={\`Search \${many}\`} className="h-11 pl-9" />
              </div>
              <div role="group" aria-label={group} className="flex flex-wrap gap-2">
                {["All", ...groups].map((name) => (
                  <button key={name} type="button" aria-pressed={chosen === name} onClick={() => setChosen(name)} className="rounded-full border px-3.5 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{name}</button>
                ))}
              </div>
            </div>
          )}
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {found.map((thing) => (
              <li key={thing.title} className="${flushTileOf(page)} flex flex-col">
                ${hasPictures ? `{thing.icon ? (\n  <div className="flex aspect-[16/9] items-center justify-center bg-accent text-accent-foreground">\n    <thing.icon className="size-14 stroke-[1.25]" aria-hidden="true" />\n  </div>\n) : (\n  <Motif name={thing.title} />\n)}` : ''}
                <div className="flex flex-1 flex-col p-5">
                  <h3 className="${page.look.h3}">{thing.title}</h3>
                  <p className="mt-1 text-sm text-muted-foreground">{thing.group}</p>
                  {thing.facts.length > 0 && (
                    <ul className="mt-3 grid gap-1 text-sm">
                      {thing.facts.map((fact) => (
                        <li key={fact}>{fact}</li>
                      ))}
                    </ul>
                  )}
                  <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-5">
                    {thing.price && (
                      <span className="font-semibold tabular-nums">{thing.price}</span>
                    )}
                    {thing.state && (
                      <span className="rounded-full border px-2.5 py-0.5 text-xs">{thing.state}</span>
                    )}
                    <Button variant="outline" aria-pressed={kept.includes(thing.title)} aria-label={\`\${action}: \${thing.title}\`} onClick={() => toggle(thing.title)}>
                      {kept.includes(thing.title) ? (
                        <>
                          <Check aria-hidden="true" />
                          {done}
                        </>
                      ) : (
                        action
                      )}
                    </Button>
                  </div>
                </div>
              </li>
            ))}
          </ul>
          {found.length === 0 && (
            <p className="text-muted-foreground">No {many} match. Try another word.</p>
          )}
        </div>
      );
    }
  `,
})
