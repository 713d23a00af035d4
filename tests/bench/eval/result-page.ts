import type { CaseResult, TurnResult } from './results.ts'
import { beforeRepair, percent, seconds, totalsOf } from './totals.ts'

export interface Column {
  name: string
  cases: readonly CaseResult[]
  /** A picture as an address of data. */
  picture(path: string): string
}

/**
 * Everything side by side in one file. What it shows was written by models and by designs, so all of it is escaped, and the page
 * may run and load nothing. `isBlind` hides which column is which, in another order for each case.
 */
export function resultPage(columns: readonly Column[], isBlind: boolean): string {
  const ids = [...new Set(columns.flatMap(({ cases }) => cases.map(({ id }) => id)))].sort()
  const order = (id: string) => (isBlind ? shuffled(columns, id) : [...columns])
  const key = ids.map(
    id =>
      `<li>${escaped(id)}: ${order(id)
        .map(({ name }, at) => `${letter(at)} is ${escaped(name)}`)
        .join(', ')}</li>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Eval</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<style>${STYLE}</style></head><body>
<h1>Eval</h1>
${isBlind ? '' : totalsTable(columns)}
${ids.map(id => caseSection(id, order(id), isBlind)).join('\n')}
${isBlind ? `<details><summary>Which is which</summary><ul>${key.join('')}</ul>${totalsTable(columns)}</details>` : ''}
</body></html>
`
}

function totalsTable(columns: readonly Column[]): string {
  const rows = columns.map(({ name, cases }) => ({ name, ...totalsOf(cases) }))
  const heads = Object.keys(rows[0] ?? {})
  const cells = (row: object) =>
    Object.values(row)
      .map(value => `<td>${escaped(String(value))}</td>`)
      .join('')
  return `<table><tr>${heads.map(head => `<th>${escaped(head)}</th>`).join('')}</tr>${rows.map(row => `<tr>${cells(row)}</tr>`).join('')}</table>`
}

function caseSection(id: string, columns: readonly Column[], isBlind: boolean): string {
  const turns = Math.max(...columns.map(({ cases }) => found(cases, id)?.turns.length ?? 0))
  const rows = Array.from({ length: turns }, (_, at) => {
    const prompt = columns.flatMap(({ cases }) => found(cases, id)?.turns[at]?.prompt ?? [])[0] ?? ''
    const shown = columns.map((column, place) => {
      const turn = found(column.cases, id)?.turns[at]
      const name = isBlind ? letter(place) : column.name
      return `<div><h4>${escaped(name)}</h4>${turn ? turnCell(turn, column, isBlind) : '<p>Not played.</p>'}</div>`
    })
    return `<h3>${escaped(prompt)}</h3><div class="row">${shown.join('')}</div>`
  })
  return `<section><h2>${escaped(id)}</h2>${rows.join('')}</section>`
}

function turnCell(turn: TurnResult, { picture }: Column, isBlind: boolean): string {
  const pictures = turn.pictures
    ? `<div class="shots"><div class="wide"><img alt="at 1440" src="${escaped(picture(turn.pictures.wide))}"></div><div class="narrow"><img alt="at 390" src="${escaped(picture(turn.pictures.narrow))}"></div></div>`
    : '<p class="none">No picture: nothing was made.</p>'
  return isBlind ? pictures : pictures + figures(turn)
}

function figures(turn: TurnResult): string {
  const over = Object.entries(turn.overflow).filter(([, px]) => px > 0)
  const lists: [string, readonly string[]][] = [
    ['told to the model', turn.told],
    ['left', turn.left],
    ['wider than', over.map(([width, px]) => `${width}, by ${px} px`)],
    ['axe', turn.axe],
    ['named and missing', turn.missing],
    ['files outside the request', turn.outside?.files ?? []],
    ['text gone outside the request', turn.outside?.texts ?? []],
    ['files', turn.changed],
    ['failed', turn.error === null ? [] : [turn.error]],
  ]
  const shown = lists.flatMap(([name, lines]) =>
    lines.length === 0
      ? []
      : `<details><summary>${lines.length} ${name}</summary><ul>${lines.map(line => `<li>${escaped(line)}</li>`).join('')}</ul></details>`,
  )
  return `<p>${escaped(sentence(turn))}</p>${shown.join('')}<details><summary>answer</summary><pre>${escaped(turn.answer)}</pre></details>`
}

const sentence = (turn: TurnResult): string =>
  [
    `seen after ${seconds(turn.paintMs ?? Number.NaN)}, done after ${seconds(turn.totalMs)}`,
    `${beforeRepair(turn)} faults, ${turn.left.length} left`,
    `${turn.inputTokens} tokens read (${turn.inputTokens > 0 ? percent(turn.cachedTokens / turn.inputTokens) : '–'} cached), ${turn.outputTokens} written`,
    turn.requests === null
      ? ''
      : `${turn.requests} requests, ${turn.samePrefix === null ? '–' : percent(turn.samePrefix)} of them as before`,
    turn.usd === null ? 'price not known' : `$${turn.usd.toFixed(4)}`,
  ]
    .filter(Boolean)
    .join(' · ')

const found = (cases: readonly CaseResult[], id: string): CaseResult | undefined =>
  cases.find(each => each.id === id)

const letter = (at: number): string => String.fromCharCode(65 + at)

/** Always the same order for a case, and none that tells the columns apart. */
const shuffled = (columns: readonly Column[], id: string): Column[] =>
  [...columns].sort((a, b) => mixed(`${id} ${a.name}`) - mixed(`${id} ${b.name}`))

const mixed = (text: string): number => {
  let mix = 2_166_136_261
  for (const character of text) mix = Math.imul(mix ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return mix
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '')

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;margin:24px;color:#222;background:#f4f4f2}h3{font-size:15px;max-width:90ch;margin:24px 0 8px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}td,th{border:1px solid #ccc;padding:4px 8px;text-align:left}
section{margin-top:40px;border-top:2px solid #222}.row{display:grid;grid-auto-columns:minmax(560px,1fr);grid-auto-flow:column;gap:24px;overflow-x:auto}
.shots{display:flex;gap:12px;align-items:flex-start}.shots div{max-height:620px;overflow-y:auto;border:1px solid #ccc;background:#fff}
.wide{flex:1;min-width:0}.narrow{flex:none;width:195px}img{width:100%;display:block}pre{white-space:pre-wrap}summary{cursor:pointer}li{overflow-wrap:anywhere}`
