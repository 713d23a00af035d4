import { tsx } from '#server/designer/code/tsx.ts'
import { arranged, chooseArrangement } from '#server/designer/dashboard/arrangement.ts'
import {
  type Board,
  chooseShell,
  chooseWidgets,
  TILES,
  type WidgetName,
} from '#server/designer/dashboard/board.ts'
import { boardData } from '#server/designer/dashboard/board-data.ts'
import { boardLibs } from '#server/designer/dashboard/board-libs.ts'
import { metricsWidget } from '#server/designer/dashboard/metrics-widget.ts'
import { overviewFile } from '#server/designer/dashboard/overview.ts'
import { recordsFiles } from '#server/designer/dashboard/records-page.ts'
import { mobilePlacesFile, placesFile, shellFile } from '#server/designer/dashboard/shells.ts'
import { splitWidget } from '#server/designer/dashboard/split-widget.ts'
import { topFile } from '#server/designer/dashboard/top-widget.ts'
import { feedWidget, gaugeWidget, stackWidget, trendWidget } from '#server/designer/dashboard/widgets.ts'
import { chooseDataset } from '#server/designer/datasets/choose-dataset.ts'
import type { Dataset, Metric } from '#server/designer/datasets/dataset.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { compose, type Design, filesOf } from '#server/designer/page/compose.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { chooseRecords } from '#server/designer/records/choose-records.ts'
import { askedParts } from '#server/designer/sections/asked/asked-parts.ts'
import { logoFile, themeToggleFile } from '#server/designer/sections/shell-parts.ts'
import { abilities } from '#server/designer/sections/work/abilities.ts'
import { askedFigures } from '#server/designer/trades/asked-lists.ts'
import { STAGES } from '#server/designer/trades/stages.ts'
import { askedNames } from '#server/designer/understanding/asked-names.ts'
import type { SourceFile } from '#shared/artifacts.ts'

const WIDGETS: Record<WidgetName, (board: Board) => SourceFile> = {
  metrics: metricsWidget,
  trend: trendWidget,
  split: splitWidget,
  stack: stackWidget,
  gauge: gaugeWidget,
  top: topFile,
  feed: feedWidget,
}

export const dashboard: Kind = {
  name: 'dashboard',
  label: 'a dashboard',
  shape: 'work',
  words:
    /\b(?:dashboards?|control panel|metrics (?:page|overview)|tableau de bord|panel de control|overview screen)\b/i,
  weight: 1,
  compose: composeDashboard,
}

/** Figures, charts and the lists behind them, in one frame. */
export function composeDashboard(page: Page): Design {
  const board = boardFor(page)
  const offer = abilities(page)
  const shown: SourceFile[] = [
    shellFile(board),
    placesFile(board),
    mobilePlacesFile(),
    overviewFile(board),
    ...board.widgets.map(name => WIDGETS[name](board)),
    ...recordsFiles(board),
    ...boardData(board),
    ...boardLibs(board),
    logoFile(page),
    themeToggleFile(),
  ]
  const besides = offer ? [offer] : []
  const asked = askedParts(page, [...shown, ...filesOf(besides)], 'screen')
  const below = asked ? [...besides, asked] : besides
  return {
    files: compose(page, appOf(below), below, shown),
    parts: [
      `an overview of ${board.dataset.title.toLowerCase()}: ${board.widgets.map(name => NAMES[name]).join(', ')}, by range and ${board.dataset.segment.label.toLowerCase()}`,
      ...board.records.map(type => `${type.plural.toLowerCase()}: search, filter, sort, add, change, export`),
      'a frame that folds away on small screens',
    ],
  }
}

function boardFor(page: Page): Board {
  const currency = /[$£€]/.exec(page.brief.prompt)?.[0] ?? '$'
  const dataset = inCurrency(chooseDataset(page.brief), currency)
  const widgets = chooseWidgets(page)
  const arrangement = chooseArrangement(page, widgets)
  return {
    page,
    dataset: byStage(
      withFigures(inTheirWords(dataset, page.brief.prompt), askedFigures(page.brief.prompt)),
      page.brief.prompt,
    ),
    records: chooseRecords(page.brief, dataset),
    widgets: arranged(widgets, arrangement),
    arrangement,
    shell: chooseShell(page),
    tile: TILES[page.direction.name],
    currency,
  }
}

/** Figures that were named stand first, in their order; those of the trade fill up. */
function withFigures(dataset: Dataset, asked: Metric[]): Dataset {
  const isNew = ({ label }: Metric) => !asked.some(each => saysTheSame(each.label, label))
  const [a, b, c, d] = [...asked, ...dataset.metrics.filter(isNew)]
  return a && b && c && d ? { ...dataset, metrics: [a, b, c, d] } : dataset
}

const OF_STAGES = [42, 31, 24, 18, 12, 8, 6, 4]

/** Stages that were named are all seen at once, in their order. */
function byStage(dataset: Dataset, prompt: string): Dataset {
  const stages = askedNames(prompt, STAGES)
  if (!stages) return dataset
  const parts = stages.map((stage, at): [string, number] => [stage, OF_STAGES[at] ?? 2])
  const word = /\bpipeline\b/i.test(prompt) ? 'Pipeline by stage' : 'By stage'
  return { ...dataset, split: { title: word, unit: 'count', parts } }
}

/** "Churn" and "Churned revenue", "MRR" and "Monthly recurring revenue". */
function saysTheSame(asked: string, own: string): boolean {
  const [a, b] = [asked.toLowerCase(), own.toLowerCase()]
  const initials = b
    .split(/[^a-z]+/)
    .map(word => word.charAt(0))
    .join('')
  return b.startsWith(a) || a.startsWith(b) || a === initials
}

/** Sums that are told in a sentence are in the money of the page. */
function inCurrency(dataset: Dataset, currency: string): Dataset {
  const { gauge, feed } = dataset
  const of = (text: string) => text.replaceAll('€', currency)
  return {
    ...dataset,
    gauge: { ...gauge, target: of(gauge.target), note: of(gauge.note) },
    feed: feed.map(([who, what, when]) => [who, of(what), when]),
  }
}

/** Who writes MRR reads MRR, and who asks for "revenue by month" finds it under that name. */
function inTheirWords(dataset: Dataset, prompt: string): Dataset {
  const title = dataset.word === 'revenue' && /\bMRR\b/.test(prompt) ? 'MRR trend' : monthlyIn(prompt)
  return title && dataset.trend.unit === 'money'
    ? { ...dataset, trend: { ...dataset.trend, title } }
    : dataset
}

function monthlyIn(prompt: string): string | null {
  const found =
    /\b(revenue|sales|income|turnover) (?:by|per|each|every) month\b|\bmonthly (revenue|sales)\b/i.exec(
      prompt,
    )
  const what = (found?.[1] ?? found?.[2])?.toLowerCase()
  return what ? `${what.charAt(0).toUpperCase()}${what.slice(1)} by month` : null
}

const NAMES: Record<WidgetName, string> = {
  metrics: 'figures',
  trend: 'a trend',
  split: 'a breakdown',
  stack: 'stacked bars',
  gauge: 'a gauge',
  top: 'a short list',
  feed: 'what happened last',
}

const appOf = (below: Piece[]): string => tsx`
  import { useState } from "react";
  ${below.filter(({ component }) => component === 'Abilities').map(importOf)}
  import { AppShell } from "@/components/app-shell";
  ${below.filter(({ component }) => component !== 'Abilities').map(importOf)}
  import { Overview } from "@/components/overview";
  import { RecordsPage } from "@/components/records/records-page";
  import { tables } from "@/data/tables";
  import type { Row } from "@/lib/records";
  import "./theme.css";

  export default function App() {
    const [view, setView] = useState("overview");
    const [records, setRecords] = useState<Record<string, Row[]>>(() =>
      Object.fromEntries(tables.map((table) => [table.id, table.rows])),
    );
    const table = tables.find((each) => each.id === view);
    const first = tables[0].id;

    return (
      <AppShell view={view} onView={setView}>
        {table ? (
          <RecordsPage
            key={table.id}
            table={table}
            rows={records[table.id]}
            onChange={(rows) => setRecords({ ...records, [table.id]: rows })}
          />
        ) : (
          ${below.length > 0 ? `<>\n  ${OVERVIEW}\n${below.map(({ component }) => `  <${component} />\n`).join('')}</>` : OVERVIEW}
        )}
      </AppShell>
    );
  }
`

const OVERVIEW = '<Overview rows={records[first]} onAll={() => setView(first)} />'

const importOf = ({ component, file }: Piece): string =>
  `import { ${component} } from "@/${file.replace(/\.tsx$/, '')}";`
