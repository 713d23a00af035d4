import type { ArtName } from '#server/designer/art/art.ts'
import { picturesFile } from '#server/designer/art/pictures.ts'
import { constant, type Literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { DirectionName } from '#server/designer/direction/direction.ts'
import { kebab, type Page, type Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A part of a document: text, or what suits it better than text. */
export interface PaperBlock {
  title: string
  kind:
    | 'text'
    | 'list'
    | 'checks'
    | 'facts'
    | 'quotes'
    | 'cards'
    | 'bars'
    | 'flow'
    | 'buttons'
    | 'matrix'
    | 'pictures'
    | 'questions'
  text?: string
  rows?: [string, string, number?][]
}

export interface PaperText {
  title: string
  eyebrow: string
  lead: string
  meta: [string, string][]
  blocks: PaperBlock[]
}

/** A document that is read: contents on the side, parts of many kinds, good on paper too. */
export function paper(page: Page, { title, eyebrow, lead, meta, blocks }: PaperText): Piece {
  const rows = blocks.map(({ title: name, kind, text, rows: list }) => ({
    id: kebab(name),
    title: name,
    kind,
    text: text ?? '',
    rows: (list ?? []).map(([label, note, value]) => ({ label, note, value: value ?? 0 })) as Literal,
  }))
  const data = `export interface Row {
  label: string;
  note: string;
  value: number;
}

export interface Block {
  id: string;
  title: string;
  kind: string;
  text: string;
  rows: Row[];
}

${constant(
  'export const meta',
  meta.map(([label, value]) => ({ label, value })),
)}

${constant('export const blocks: Block[]', rows)}
`
  const code = tsx`
    import { PaperBlock } from "@/components/paper-block";
    import { blocks, meta } from "@/data/paper";

    export function Paper() {
      return (
        <div className="mx-auto grid grid-cols-[minmax(0,1fr)] max-w-6xl gap-x-14 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <nav aria-label="Contents" className="hidden lg:block print:hidden">
            <ol className="sticky top-8 grid gap-1 border-l text-sm">
              {blocks.map((block) => (
                <li key={block.id}>
                  <a href={\`#\${block.id}\`} className="-ml-px block border-l-2 border-transparent py-1 pl-4 text-muted-foreground hover:border-primary hover:text-foreground">{block.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <article>
            <p className="${page.look.eyebrow}">${jsxText(eyebrow)}</p>
            <h1 className="mt-2 ${page.look.h2}">${jsxText(title)}</h1>
            <p className="mt-4 max-w-prose ${page.look.lead}">${jsxText(lead)}</p>
            <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-4 border-y py-5 xl:grid-cols-4">
              {meta.map((row) => (
                <div key={row.label}>
                  <dt className="text-sm text-muted-foreground">{row.label}</dt>
                  <dd className="mt-0.5 font-medium">{row.value}</dd>
                </div>
              ))}
            </dl>
            {blocks.map((block) => (
              <section key={block.id} id={block.id} className="scroll-mt-20 pt-12">
                <h2 className="${page.look.h3} text-2xl">{block.title}</h2>
                {block.text && (
                  <p className="mt-3 max-w-prose text-pretty text-muted-foreground">{block.text}</p>
                )}
                <PaperBlock block={block} />
              </section>
            ))}
          </article>
        </div>
      );
    }
  `
  const pictured = blocks.some(({ kind }) => kind === 'pictures') ? SCREENS : []
  return screenPiece('Paper', code, [
    { name: 'data/paper.ts', code: data },
    blockFile(page, pictured),
    ...(pictured.length > 0 ? [picturesFile(pictured)] : []),
  ])
}

const SCREENS: ArtName[] = ['panel', 'board', 'pages']

const RULED = new Set<DirectionName>(['editorial', 'ledger', 'swiss', 'technical', 'luxe'])

const PICTURES = tsx`
  function Pictures({ rows }: { rows: Row[] }) {
    return (
      <ul className="mt-5 grid gap-5 sm:grid-cols-2">
        {rows.map((row, index) => (
          <li key={row.label} className="sm:first:col-span-2">
            <figure>
              <Picture name={PICTURED[index % PICTURED.length]} className="aspect-[16/10] max-h-96 w-full rounded-lg border bg-accent" />
              <figcaption className="mt-2.5 flex flex-wrap justify-between gap-x-4 text-sm">
                <span className="font-semibold">{row.label}</span>
                <span className="text-muted-foreground">{row.note}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    );
  }
`

function blockFile(page: Page, pictured: ArtName[]) {
  const isRuled = RULED.has(page.direction.name)
  const hasPictures = pictured.length > 0
  const tile = tileOf(page)
  const code = tsx`
    import { ArrowRight } from "lucide-react";
    import { useState } from "react";
    ${hasPictures ? 'import { Picture, type PictureName } from "@/components/picture";' : ''}
    import { Button } from "@/components/ui/button";
    import type { Block, Row } from "@/data/paper";

    ${hasPictures ? `const PICTURED: PictureName[] = ${JSON.stringify(pictured)};\n` : ''}
    /** What stands under a heading, by its kind. */
    export function PaperBlock({ block }: { block: Block }) {
      const { rows } = block;
      if (block.kind === "checks") return <Checks rows={rows} />;
      if (block.kind === "buttons") return <Buttons rows={rows} />;
      if (block.kind === "bars") return <Bars rows={rows} />;
      if (block.kind === "flow") return <Flow rows={rows} />;
      if (block.kind === "questions") return <Questions rows={rows} />;
      if (block.kind === "quotes") return <Quotes rows={rows} />;
      if (block.kind === "facts") return <Facts rows={rows} />;
      ${hasPictures ? 'if (block.kind === "pictures") return <Pictures rows={rows} />;' : ''}
      const isWide = block.kind === "matrix";
      return (
        <ul className={isWide ? "mt-5 grid gap-4 sm:grid-cols-2" : "${isRuled ? 'mt-4' : 'mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3'}"}>
          {rows.map((row) => (
            <li key={row.label} className={isWide ? "${tile}" : "${isRuled ? 'grid gap-x-8 gap-y-1 border-t py-3.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]' : tile}"}>
              <p className="font-semibold">{row.label}</p>
              <p className={isWide ? "mt-1.5 text-sm text-muted-foreground" : "${isRuled ? '' : 'mt-1.5 text-sm '}text-pretty text-muted-foreground"}>{row.note}</p>
            </li>
          ))}
        </ul>
      );
    }

    function Quotes({ rows }: { rows: Row[] }) {
      return (
        <ul className="mt-5 grid gap-4 sm:grid-cols-2">
          {rows.map((row) => (
            <li key={row.label} className="${isRuled ? 'border-l-2 border-primary pl-5' : tile}">
              <blockquote className="text-lg text-pretty">“{row.note}”</blockquote>
              <p className="mt-3 text-sm font-semibold">{row.label}</p>
            </li>
          ))}
        </ul>
      );
    }

    function Facts({ rows }: { rows: Row[] }) {
      return (
        <dl className="mt-5 grid grid-cols-2 gap-x-8 gap-y-6 border-t pt-5 sm:grid-cols-3">
          {rows.map((row) => (
            <div key={row.label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 text-sm text-pretty text-muted-foreground">{row.note}</dt>
              <dd className="text-2xl font-semibold tracking-tight text-brand sm:text-3xl tabular-nums">{row.label}</dd>
            </div>
          ))}
        </dl>
      );
    }
    ${hasPictures ? PICTURES : ''}

    function Checks({ rows }: { rows: Row[] }) {
      const [done, setDone] = useState<string[]>(rows[0] ? [rows[0].label] : []);
      return (
        <ul className="mt-4">
          {rows.map((row) => (
            <li key={row.label} className="border-t py-3">
              <label className="flex items-start gap-3">
                <input type="checkbox" checked={done.includes(row.label)} onChange={(event) => setDone(event.target.checked ? [...done, row.label] : done.filter((label) => label !== row.label))} className="mt-1 size-4 shrink-0 accent-primary" />
                <span>
                  <span className="block font-medium">{row.label}</span>
                  <span className="block text-sm text-muted-foreground">{row.note}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      );
    }

    function Buttons({ rows }: { rows: Row[] }) {
      const [chosen, setChosen] = useState<string | null>(null);
      return (
        <div className="mt-5">
          <div className="flex flex-wrap gap-3">
            {rows.map((row) => (
              <Button key={row.label} variant="outline" size="lg" onClick={() => setChosen(row.note)}>{row.label}</Button>
            ))}
          </div>
          <p role="status" className="mt-3 text-sm text-muted-foreground">{chosen ?? "Choose one to see what is inside."}</p>
        </div>
      );
    }

    function Bars({ rows }: { rows: Row[] }) {
      return (
        <dl className="mt-5 grid gap-4">
          {rows.map((row) => (
            <div key={row.label} className="grid gap-1.5">
              <dt className="flex justify-between gap-4 text-sm">
                <span className="font-medium">{row.label}</span>
                <span className="text-muted-foreground">{row.note}</span>
              </dt>
              <dd className="h-3 overflow-hidden rounded-full bg-muted">
                <span className="block h-full rounded-full bg-primary" style={{ width: \`\${row.value}%\` }} />
              </dd>
            </div>
          ))}
        </dl>
      );
    }

    function Flow({ rows }: { rows: Row[] }) {
      return (
        <ol className="mt-5 flex flex-col gap-3 md:flex-row md:items-stretch">
          {rows.map((row, index) => (
            <li key={row.label} className="flex flex-1 flex-col items-center gap-3 md:flex-row">
              <div className="size-full rounded-lg border bg-card p-4">
                <p className="font-semibold">{row.label}</p>
                <p className="mt-1 text-sm text-muted-foreground">{row.note}</p>
              </div>
              {index < rows.length - 1 && <ArrowRight className="size-5 shrink-0 rotate-90 text-brand md:rotate-0" aria-hidden="true" />}
            </li>
          ))}
        </ol>
      );
    }

    function Questions({ rows }: { rows: Row[] }) {
      return (
        <div className="mt-4">
          {rows.map((row) => (
            <details key={row.label} className="group border-t py-4">
              <summary className="cursor-pointer font-medium">{row.label}</summary>
              <p className="mt-2 max-w-prose text-muted-foreground">{row.note}</p>
            </details>
          ))}
        </div>
      );
    }
  `
  return { name: 'components/paper-block.tsx', code }
}
