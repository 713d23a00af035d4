import { tsx } from '#server/designer/code/tsx.ts'
import type { Board, WidgetName } from '#server/designer/dashboard/board.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

const COMPONENTS: Record<WidgetName, [component: string, file: string, use: string]> = {
  metrics: ['Metrics', 'metrics', '<Metrics months={months} share={share} />'],
  trend: ['Trend', 'trend', '<Trend months={months} share={share} />'],
  split: ['Split', 'split', '<Split />'],
  stack: ['Stack', 'stack', '<Stack />'],
  gauge: ['Gauge', 'gauge', '<Gauge />'],
  top: ['TopRecords', 'top-records', '<TopRecords rows={rows} onAll={onAll} />'],
  feed: ['Feed', 'feed', '<Feed />'],
}

/** How wide a widget is, of twelve columns. */
const SPANS: Record<WidgetName, string> = {
  metrics: 'lg:col-span-12',
  trend: 'lg:col-span-8',
  split: 'lg:col-span-4',
  stack: 'lg:col-span-8',
  gauge: 'lg:col-span-4',
  top: 'lg:col-span-8',
  feed: 'lg:col-span-4',
}

/** The page with the charts, and what one can narrow them to. */
export function overviewFile(board: Board): SourceFile {
  const { widgets, dataset, page } = board
  const isEven = widgets.length === 4 && !widgets.includes('metrics')
  const usesRange = widgets.includes('metrics') || widgets.includes('trend')
  const imports = widgets.map(name => COMPONENTS[name]).sort((a, b) => a[1].localeCompare(b[1]))
  const code = tsx`
    ${usesRange ? 'import { useState } from "react";' : ''}
    ${imports.map(([component, file]) => `import { ${component} } from "@/components/${file}";`)}
    import {
      Select,
      SelectContent,
      SelectItem,
      SelectTrigger,
      SelectValue,
    } from "@/components/ui/select";
    import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
    import { segments } from "@/data/charts";
    import type { Row } from "@/lib/records";

    interface OverviewProps {
      rows: Row[];
      onAll: () => void;
    }

    const RANGES = [
      { months: 3, label: "3 months" },
      { months: 6, label: "6 months" },
      { months: 12, label: "12 months" },
    ];

    export function Overview({ rows, onAll }: OverviewProps) {
      const [months, setMonths] = useState(12);
      const [segment, setSegment] = useState("All");
      const share = segments.find((each) => each.label === segment)?.share ?? 1;

      return (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="${headingOf(page)}">${jsxText(dataset.title)}</h1>
              <p className="mt-1 text-muted-foreground">${jsxText(dataset.note)}</p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Select value={segment} onValueChange={setSegment}>
                <SelectTrigger aria-label="${jsxText(dataset.segment.label)}" className="w-40 bg-card">
                  <SelectValue />
                </SelectTrigger>
                <SelectContent>
                  <SelectItem value="All">Every ${jsxText(dataset.segment.label.toLowerCase())}</SelectItem>
                  {segments.map((each) => (
                    <SelectItem key={each.label} value={each.label}>
                      {each.label}
                    </SelectItem>
                  ))}
                </SelectContent>
              </Select>
              <ToggleGroup
                type="single"
                variant="outline"
                value={String(months)}
                aria-label="Range"
                onValueChange={(value) => value && setMonths(Number(value))}
                className="bg-card"
              >
                {RANGES.map((range) => (
                  <ToggleGroupItem key={range.months} value={String(range.months)} aria-label={range.label} className="px-3">
                    {range.months} m
                  </ToggleGroupItem>
                ))}
              </ToggleGroup>
            </div>
          </div>
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-12${gapOf(board)}">
            ${widgets.map(name => `<div className="${isEven ? 'lg:col-span-6 lg:last:odd:col-span-12' : spanOf(name, board)} overflow-x-clip">\n  ${COMPONENTS[name][2]}\n</div>`)}
          </div>
        </div>
      );
    }
  `
  return { name: 'components/overview.tsx', code }
}

/** A widget without its companion takes the whole row. */
function spanOf(name: WidgetName, { widgets, arrangement }: Board): string {
  if (arrangement === 'beside' && name === 'metrics') return 'lg:col-span-4'
  if (arrangement === 'beside' && name === 'top') return 'lg:col-span-8 lg:row-span-2'
  const pairs: [WidgetName, WidgetName[]][] = [
    ['trend', ['split']],
    ['stack', ['gauge']],
    ['top', ['feed']],
  ]
  for (const [wide, narrow] of pairs) {
    const hasNarrow = narrow.some(each => widgets.includes(each))
    if (name === wide && !hasNarrow) return 'lg:col-span-12'
    if (narrow.includes(name) && !widgets.includes(wide))
      return name === 'gauge' ? 'lg:col-span-4' : 'lg:col-span-6'
  }
  return SPANS[name]
}

const gapOf = ({ page }: Board): string =>
  page.direction.name === 'swiss' || page.direction.name === 'editorial'
    ? ' lg:gap-x-8 lg:gap-y-12'
    : page.direction.name === 'technical'
      ? ''
      : ' lg:gap-5'
