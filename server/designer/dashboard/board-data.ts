import { Code, constant, type Literal, literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Board } from '#server/designer/dashboard/board.ts'
import type { Metric, Series } from '#server/designer/datasets/dataset.ts'
import { kebab } from '#server/designer/page/page.ts'
import { columnRows, recordRows, stateTones } from '#server/designer/records/record-rows.ts'
import type { RecordType } from '#server/designer/records/record-type.ts'
import type { Choices } from '#server/designer/understanding/seed.ts'
import type { SourceFile } from '#shared/artifacts.ts'

const MONTHS = 24
const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The modules of numbers and lists. */
export function boardData(board: Board): SourceFile[] {
  return [
    ...(board.widgets.includes('metrics') ? [metricsFile(board)] : []),
    ...(board.widgets.includes('trend') ? [trendFile(board)] : []),
    chartsFile(board),
    ...board.records.map(type => tableFile(type, board)),
    tablesFile(board),
    statesFile(board),
  ]
}

/** Two years that grow as the trade does, with seasons and some noise. */
function months({ base, growth }: Metric | Series, choices: Choices, salt: string): number[] {
  return Array.from({ length: MONTHS }, (_, at) => {
    const season = 1 + 0.05 * Math.sin((at / 12) * 2 * Math.PI + choices.between(`${salt}.phase`, 0, 6))
    const noise = 1 + choices.between(`${salt}.${at}`, -40, 40) / 1_000
    return rounded(base * (1 + (growth * at) / (MONTHS - 1)) * season * noise)
  })
}

function rounded(value: number): number {
  if (value >= 10_000) return Math.round(value / 100) * 100
  if (value >= 200) return Math.round(value)
  return Math.round(value * 10) / 10
}

const monthName = (at: number): string => `${NAMES[(at + 11) % 12]} ${at < 1 ? 24 : at < 13 ? 25 : 26}`

function metricsFile({ dataset, page }: Board): SourceFile {
  const rows = dataset.metrics.map(({ label, unit, over, good, ...metric }) => ({
    label,
    unit,
    over,
    good,
    months: months({ label, unit, over, good, ...metric }, page.choices, label).map(value =>
      unit === 'count' ? Math.round(value) : value,
    ),
  }))
  const code = tsx`
    import type { Unit } from "@/lib/format";

    export interface Metric {
      label: string;
      unit: Unit;
      /** How months add up. */
      over: "sum" | "last" | "mean";
      good: "up" | "down";
      /** Two years, the newest last. */
      months: number[];
    }

    ${constant('export const metrics: Metric[]', rows)}
  `
  return { name: 'data/metrics.ts', code }
}

function trendFile({ dataset, page }: Board): SourceFile {
  const series = dataset.trend.series.map(each => ({
    key: kebab(each.label),
    label: each.label,
    values: months(each, page.choices, `trend ${each.label}`),
  }))
  const rows = Array.from({ length: MONTHS }, (_, at) => ({
    month: monthName(at),
    ...Object.fromEntries(series.map(each => [each.key, each.values[at] ?? 0])),
  }))
  const code = tsx`
    ${constant(
      'export const trendSeries',
      series.map(({ key, label }) => ({ key, label })),
    )}

    ${constant('export const trend', rows as Literal)}
  `
  return { name: 'data/trend.ts', code }
}

function chartsFile({ dataset, page }: Board): SourceFile {
  const { choices } = page
  const split = dataset.split.parts.map(([label, value]) => ({ label, value }))
  const parts = dataset.stack.parts.map(([label]) => ({ key: kebab(label), label }))
  const stack = Array.from({ length: 8 }, (_, at) => ({
    month: monthName(MONTHS - 8 + at),
    ...Object.fromEntries(
      dataset.stack.parts.map(([label, base]) => [
        kebab(label),
        Math.round(
          base * (0.72 + at * 0.05) * (1 + choices.between(`stack ${label} ${at}`, -120, 120) / 1_000),
        ),
      ]),
    ),
  }))
  const feed = dataset.feed.map(([who, what, when]) => ({ who, what, when }))
  const segments = dataset.segment.values.map(([label, share]) => ({ label, share }))
  const { value, target, note } = dataset.gauge
  const code = tsx`
    ${constant('export const split', split)}

    ${constant('export const stackParts', parts)}

    ${constant('export const stack', stack as Literal)}

    ${constant('export const gauge', { value, target, note })}

    ${constant('export const feed', feed)}

    ${constant('export const segments', segments)}
  `
  return { name: 'data/charts.ts', code }
}

const tableName = (type: RecordType): string => kebab(type.plural)
const constantName = (type: RecordType): string =>
  tableName(type).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function tableFile(type: RecordType, { page }: Board): SourceFile {
  const rows = recordRows(type, page.choices).map((row, at) => ({ id: at + 1, ...row }))
  const table = {
    id: tableName(type),
    singular: type.singular,
    plural: type.plural,
    icon: new Code(type.icon),
    columns: columnRows(type.columns),
    rows,
  }
  const code = tsx`
    import { ${type.icon} } from "lucide-react";
    import type { RecordTable } from "@/lib/records";

    export const ${constantName(type)}: RecordTable = ${literal(table, 0, 40)};
  `
  return { name: `data/${tableName(type)}.ts`, code }
}

function tablesFile({ records }: Board): SourceFile {
  const sorted = [...records].sort((a, b) => tableName(a).localeCompare(tableName(b)))
  const code = tsx`
    ${sorted.map(type => `import { ${constantName(type)} } from "@/data/${tableName(type)}";`)}

    export const tables = [${records.map(constantName).join(', ')}];
  `
  return { name: 'data/tables.ts', code }
}

function statesFile({ records }: Board): SourceFile {
  const code = tsx`
    export type Tone = "good" | "wait" | "bad" | "idle";

    /** How a state looks, by its name. */
    ${constant('export const tones: Record<string, Tone>', stateTones(records))}
  `
  return { name: 'data/states.ts', code }
}
