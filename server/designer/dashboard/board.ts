import type { Arrangement } from '#server/designer/dashboard/arrangement.ts'
import type { Dataset } from '#server/designer/datasets/dataset.ts'
import type { DirectionName } from '#server/designer/direction/direction.ts'
import type { Page } from '#server/designer/page/page.ts'
import type { RecordType } from '#server/designer/records/record-type.ts'

export type WidgetName = 'metrics' | 'trend' | 'split' | 'stack' | 'gauge' | 'top' | 'feed'

/** Everything the parts of a dashboard are written from. */
export interface Board {
  page: Page
  dataset: Dataset
  records: RecordType[]
  widgets: WidgetName[]
  arrangement: Arrangement
  shell: ShellName
  /** The box around a widget. */
  tile: string
  currency: string
}

export type ShellName = 'sidebar' | 'rail' | 'topbar'

export const TILES: Record<DirectionName, string> = {
  calm: 'rounded-2xl border bg-card p-5 shadow-xs sm:p-6',
  technical: 'rounded-md border bg-card p-4 sm:p-5',
  ledger: 'border bg-card p-5 sm:p-6',
  swiss: 'border-t-2 border-foreground pt-4',
  editorial: 'border-t border-foreground/30 pt-5',
  luxe: 'border bg-card p-6',
  poster: 'rounded-lg border-2 border-foreground bg-card p-5',
  soft: 'rounded-3xl bg-card p-6',
  organic: 'rounded-2xl bg-card p-6',
}

const SHELLS: Record<DirectionName, ShellName> = {
  calm: 'sidebar',
  soft: 'sidebar',
  organic: 'sidebar',
  technical: 'rail',
  poster: 'rail',
  ledger: 'topbar',
  swiss: 'topbar',
  editorial: 'topbar',
  luxe: 'topbar',
}

/** Where the places are listed: as asked, else as the direction has it. */
export function chooseShell({ brief, direction }: Page): ShellName {
  if (/\b(?:left rail|icon rail)\b/i.test(brief.prompt)) return 'rail'
  if (/\bside ?bar\b/i.test(brief.prompt)) return 'sidebar'
  if (/\btop (?:nav|bar|navigation)\b/i.test(brief.prompt)) return 'topbar'
  return SHELLS[direction.name]
}

const WIDGET_WORDS: [WidgetName, RegExp][] = [
  [
    'metrics',
    /\b(?:kpis?|metric cards?|stat(?:istic)? cards?|key (?:figures|metrics|numbers)|running total|summary cards?)\b/i,
  ],
  [
    'trend',
    /\b(?:trend|line chart|area chart|time series|over time|revenue charts?|monthly revenue|market trends)\b/i,
  ],
  ['stack', /\b(?:stacked|bar charts?|by stage)\b/i],
  ['split', /\b(?:pie|donut|doughnut|breakdown|by category|distribution)\b/i],
  ['top', /\b(?:table|top \w+|list of|recent \w+)\b/i],
  ['gauge', /\b(?:gauge|attainment|goal|progress ring|target)\b/i],
  ['feed', /\b(?:activity|feed|recent events|timeline|notifications)\b/i],
]

export const widgetsNamed = (text: string): WidgetName[] =>
  WIDGET_WORDS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)

/** From three named charts on exactly those are shown; else a full board. */
export function chooseWidgets({ brief }: Page): WidgetName[] {
  const named = widgetsNamed(brief.prompt)
  if (named.length >= 3) return named
  return [
    'metrics',
    'trend',
    'split',
    'top',
    'feed',
    ...(named.includes('stack') ? (['stack'] as const) : []),
    ...(named.includes('gauge') ? (['gauge'] as const) : []),
  ]
}
