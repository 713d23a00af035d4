import { tsx } from '#server/designer/code/tsx.ts'
import { kebab, type Page, type Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { ASKED_WRITERS } from '#server/designer/sections/asked/asked-parts.ts'
import { meaningOf } from '#server/designer/sections/asked/missing-parts.ts'
import { type PartForm, partForm } from '#server/designer/sections/asked/part-form.ts'
import { tableFiles, tableNamed } from '#server/designer/sections/content/record-table.ts'
import { readNamedParts } from '#server/designer/understanding/named-parts.ts'

interface Panel {
  title: string
  form: PartForm
}

const MOST = 14
/** Where a thing stands, and how it is built. */
const PLACES =
  /\b(?:header|footer|side ?bar|rail|nav\w*|hero|frame|drawer|drag\w*|hover\w*|responsive|layout|states?|print\w*)\b/i
const USUAL = ['Summary', 'History', 'Notes', 'People', 'Next steps']
/** What is small enough to stand beside. */
const BESIDE = new Set<PartForm>(['figure', 'meter', 'switch', 'slider', 'chips', 'action', 'field'])

/** One thing: what it is called, its facts, and a panel for each thing the request names. */
export function record(page: Page): Piece {
  const table = tableNamed(page.brief.prompt)
  const panels = panelsOf(page, table?.columns ?? [], table?.title ?? null)
  const beside = panels.filter(({ form }) => BESIDE.has(form))
  const main = panels.filter(panel => !beside.includes(panel))
  const forms = [...new Set(panels.map(({ form }) => form))].sort()
  const written = (list: Panel[], from: number) => list.map((panel, at) => panelCode(panel, page, from + at))
  const sheet = table
    ? [
        `<section className="${tileOf(page)} xl:col-span-full">\n  <h2 className="font-semibold">${table.title}</h2>\n  <Sheet />\n</section>`,
      ]
    : []
  const left = [...sheet, ...written(main, 0)]
  const code = tsx`
    ${[...(table ? ['import { Sheet } from "@/components/parts/sheet";'] : []), ...forms.map(form => `import { ${ASKED_WRITERS[form].component} } from "@/components/parts/${kebab(ASKED_WRITERS[form].component)}";`)].sort()}
    import { facts } from "@/data/record";

    export function Record() {
      return (
        <article className="mx-auto max-w-6xl">
          ${screenHead(page, titleOf(page), `${page.brief.brand}: everything about it in one place.`)}
          <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-y py-4 lg:grid-cols-4">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="text-sm text-muted-foreground">{name}</dt>
                <dd className="mt-0.5 font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4${left.length > 0 && beside.length > 0 ? ' lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}">
            ${left.length > 0 ? `<div className="grid grid-cols-[minmax(0,1fr)] gap-4${left.length > 2 ? ' xl:grid-cols-2' : ''}">\n${left.join('\n')}\n</div>` : ''}
            ${beside.length > 0 ? `<div className="grid grid-cols-[minmax(0,1fr)] gap-4${left.length > 0 ? '' : ' sm:grid-cols-2 xl:grid-cols-3'}">\n${written(beside, main.length).join('\n')}\n</div>` : ''}
          </div>
        </article>
      );
    }
  `
  return screenPiece('Record', code, [
    { name: 'data/record.ts', code: factsFile(page) },
    ...(table ? tableFiles(table) : []),
    ...forms.flatMap(form => ASKED_WRITERS[form].files(page)),
  ])
}

const panelCode = ({ title, form }: Panel, page: Page, at: number): string => {
  const { component, props } = ASKED_WRITERS[form]
  return `<section className="${tileOf(page)}">\n  <h2 className="font-semibold">${title.replace(/[{}<>]/g, '')}</h2>\n  <${component}${props(title, page, at)} />\n</section>`
}

function panelsOf(page: Page, columns: string[], table: string | null): Panel[] {
  const { prompt } = page.brief
  const shown = [...columns, ...(table ? [table, `${table} table`] : []), titleOf(page)].map(each =>
    each.toLowerCase(),
  )
  const named = readNamedParts(prompt)
    .map(item => item.replace(/\s+(?:cards?|panels?|sections?|blocks?|widgets?|view|button)$/i, ''))
    .filter(item => !PLACES.test(item) && meaningOf(item).length > 0 && factFor(item) === null)
  const distinct = [...new Map(named.map(item => [item.toLowerCase(), item])).values()].filter(
    item => !shown.some(each => each === item.toLowerCase() || item.toLowerCase().startsWith(`${each} `)),
  )
  const all = distinct.length >= 2 || table ? distinct : [...distinct, ...USUAL]
  return all.slice(0, MOST).map(item => ({
    title: item.charAt(0).toUpperCase() + item.slice(1),
    form: panelForm(item),
  }))
}

/** What is said of the whole in a word or a number. */
const FACTS: [RegExp, string][] = [
  [/^(?:[\w-]+ )?(?:number|id|code|reference)$/i, '2026-0143'],
  [/^(?:[\w-]+ )?(?:status|state)$/i, 'Open'],
  [/^(?:[\w-]+ )?priority$/i, 'High'],
  [/^(?:[\w-]+ )?severity(?: badge| level)?$/i, 'Severity 2'],
  [/^(?:sub-?total|net amount)$/i, '$1,725.00'],
  [/^(?:tax(?:es)?|vat)$/i, '$327.75'],
  [/^(?:(?:grand )?total(?: due| amount| price)?|amount due|balance due)$/i, '$2,052.75'],
  [/^(?:estimated |expected )?(?:delivery|arrival)(?: date| time)?$/i, 'Thursday, 26 November'],
  [/^(?:due|start|end|issue|invoice|order|release)? ?dates?$/i, '4 December 2026'],
  [/^(?:owners?|assignees?|author|responsible)$/i, 'Maren Okafor'],
  [/^(?:plan|tier)$/i, 'Team, monthly'],
]

const factFor = (item: string): string | null => FACTS.find(([words]) => words.test(item))?.[1] ?? null

/** Here a thing is known by its rows before it is one sentence. */
const panelForm = (item: string): PartForm => {
  const form = partForm(item)
  return form === 'feature' || (form === 'note' && /notes$/i.test(item)) ? 'rows' : form
}

const NAMED =
  /\b(?:design|create|build|make|generate|draw|implement|develop|need|want|show)\s+(?:me\s+)?(?:an?\s+|the\s+|one\s+|my\s+|our\s+)?([^.,:;\n]{3,60}?)(?=\s+(?:page|screen|view|document|template|with|for|that|which|including|include|where|showing|of|called|named|to|in|by)\b|[.,:;\n]|$)/i
const MANNER =
  /^(?:(?:modern|simple|clean|beautiful|responsive|professional|elegant|minimal|single-page|one-page|detailed|online|mobile)\s+)+/i

/** "a customer support ticket detail view": what it is, without what shows it. */
function titleOf({ brief }: Page): string {
  const name = (NAMED.exec(brief.prompt)?.[1] ?? brief.topic ?? 'Record')
    .replace(MANNER, '')
    .replace(/\s+(?:details?|page|view|screen|document|template|tracking)$/i, '')
    .trim()
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function factsFile({ brief }: Page): string {
  const columns = (tableNamed(brief.prompt)?.columns ?? []).map(each => each.toLowerCase())
  const named = readNamedParts(brief.prompt).flatMap((item): [string, string][] => {
    const value = columns.includes(item.toLowerCase()) ? null : factFor(item)
    return value ? [[item.charAt(0).toUpperCase() + item.slice(1), value]] : []
  })
  const has = (words: RegExp) => named.some(([name]) => words.test(name))
  const usual: [string, string][] = [
    ...(has(/number|id|code|reference/i) ? [] : [['Number', '2043'] satisfies [string, string]]),
    ...(has(/status|state/i) ? [] : [['Status', 'Open'] satisfies [string, string]]),
    ...(has(/owner|assignee|author/i) ? [] : [['Owner', 'Maren Okafor'] satisfies [string, string]]),
    ['Updated', '20 November 2026'],
  ]
  const facts = [...named, ...usual].slice(0, Math.max(4, named.length))
  return `export const facts: [string, string][] = [\n${facts.map(([name, value]) => `  [${JSON.stringify(name)}, ${JSON.stringify(value)}],\n`).join('')}];\n`
}
