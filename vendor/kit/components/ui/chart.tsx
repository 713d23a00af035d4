import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useId,
} from 'react'
import { Legend, ResponsiveContainer, Tooltip } from 'recharts'
import { cn } from '@/lib/utils'

const THEMES = { light: '', dark: '.dark' } as const

type ChartConfig = Record<
  string,
  { label?: ReactNode; icon?: ComponentType } & (
    | { color?: string; theme?: never }
    | { color?: never; theme: Record<keyof typeof THEMES, string> }
  )
>

/** One entry of what recharts hands a tooltip or a legend. */
interface Series {
  name?: string | number
  value?: unknown
  dataKey?: string | number
  color?: string
  type?: string
  payload?: Record<string, unknown>
}

const ChartContext = createContext<ChartConfig | null>(null)

function useChart(): { config: ChartConfig } {
  const config = useContext(ChartContext)
  if (!config) throw new Error('useChart must be used within a <ChartContainer />')
  return { config }
}

const RECHARTS_LOOK =
  "[&_.recharts-cartesian-axis-tick-value]:fill-muted-foreground [&_.recharts-polar-angle-axis-tick-value]:fill-muted-foreground [&_.recharts-cartesian-grid_line[stroke='#ccc']]:stroke-border/70 [&_.recharts-curve.recharts-tooltip-cursor]:stroke-border [&_.recharts-dot[stroke='#fff']]:stroke-transparent [&_.recharts-layer]:outline-hidden [&_.recharts-polar-grid_[stroke='#ccc']]:stroke-border [&_.recharts-radial-bar-background-sector]:fill-muted [&_.recharts-rectangle.recharts-tooltip-cursor]:fill-muted/70 [&_.recharts-reference-line_[stroke='#ccc']]:stroke-border [&_.recharts-sector[stroke='#fff']]:stroke-transparent [&_.recharts-sector]:outline-hidden [&_.recharts-surface]:outline-hidden"

function ChartContainer({
  id,
  className,
  children,
  config,
  ...props
}: ComponentProps<'div'> & {
  config: ChartConfig
  children: ComponentProps<typeof ResponsiveContainer>['children']
}) {
  const ownId = useId()
  const chartId = `chart-${id ?? ownId.replace(/[^\w-]/g, '')}`
  return (
    <ChartContext value={config}>
      <div
        data-slot="chart"
        // A box without a role may have no name.
        role={(props['aria-label'] ?? props['aria-labelledby']) ? 'figure' : undefined}
        data-chart={chartId}
        className={cn('flex aspect-video justify-center text-xs tabular-nums', RECHARTS_LOOK, className)}
        {...props}
      >
        <ChartStyle id={chartId} config={config} />
        <ResponsiveContainer initialDimension={{ width: 320, height: 200 }}>{children}</ResponsiveContainer>
      </div>
    </ChartContext>
  )
}

/** `--color-<key>` for every series, in both themes. */
function ChartStyle({ id, config }: { id: string; config: ChartConfig }) {
  const coloured = Object.entries(config).filter(([, { color, theme }]) => color ?? theme)
  if (coloured.length === 0) return null
  const rules = Object.entries(THEMES).map(([theme, prefix]) => {
    const lines = coloured.map(([key, entry]) => {
      const color = entry.theme?.[theme as keyof typeof THEMES] ?? entry.color
      return color ? `--color-${key}: ${color};` : ''
    })
    return `${prefix} [data-chart=${id}] { ${lines.join(' ')} }`
  })
  return <style>{rules.join('\n')}</style>
}

const ChartTooltip = Tooltip

interface TooltipContentProps extends Omit<ComponentProps<'div'>, 'content'> {
  active?: boolean
  payload?: readonly Series[]
  label?: ReactNode
  hideLabel?: boolean
  hideIndicator?: boolean
  indicator?: 'line' | 'dot' | 'dashed'
  nameKey?: string
  labelKey?: string
  labelFormatter?: (label: ReactNode, payload: readonly Series[]) => ReactNode
  labelClassName?: string
  // biome-ignore lint/suspicious/noExplicitAny: recharts leaves the types of a formatter to its caller.
  formatter?: (value: any, name: any, item: any, index: number, payload: any) => ReactNode
  color?: string
}

function ChartTooltipContent({
  active,
  payload,
  className,
  indicator = 'dot',
  hideLabel = false,
  hideIndicator = false,
  label,
  labelFormatter,
  labelClassName,
  formatter,
  color,
  nameKey,
  labelKey,
}: TooltipContentProps) {
  const { config } = useChart()
  if (!active || !payload?.length) return null
  const shown = payload.filter(item => item.type !== 'none')
  const heading = hideLabel ? null : tooltipLabel({ config, label, labelKey, labelFormatter, payload })
  const isSingle = shown.length === 1 && indicator !== 'dot'
  return (
    <div
      className={cn(
        'grid min-w-34 items-start gap-1.5 rounded-lg border border-border bg-popover px-3 py-2 text-popover-foreground text-xs shadow-lg',
        className,
      )}
    >
      {heading && !isSingle ? <div className={cn('font-medium', labelClassName)}>{heading}</div> : null}
      <div className="grid gap-1.5">
        {shown.map((item, index) => {
          const entry = configOf(config, item, nameKey ? [nameKey] : [item.name, item.dataKey, 'value'])
          const tint = color ?? (item.payload?.fill as string | undefined) ?? item.color
          return (
            <div
              key={`${item.dataKey ?? ''}-${item.name ?? index}`}
              className={cn(
                'flex w-full flex-wrap items-stretch gap-2 [&>svg]:size-2.5 [&>svg]:text-muted-foreground',
                indicator === 'dot' && 'items-center',
              )}
            >
              {formatter && item.value !== undefined && item.name !== undefined ? (
                formatter(item.value, item.name, item, index, item.payload)
              ) : (
                <>
                  {entry?.icon ? (
                    <entry.icon />
                  ) : hideIndicator ? null : (
                    <Indicator look={indicator} tint={tint} />
                  )}
                  <div
                    className={cn(
                      'flex flex-1 justify-between gap-6 leading-none',
                      isSingle ? 'items-end' : 'items-center',
                    )}
                  >
                    <div className="grid gap-1.5">
                      {isSingle && heading ? <div className="font-medium">{heading}</div> : null}
                      <span className="text-muted-foreground">{entry?.label ?? item.name}</span>
                    </div>
                    {item.value === undefined || item.value === null ? null : (
                      <span className="font-medium text-foreground tabular-nums">{readable(item.value)}</span>
                    )}
                  </div>
                </>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function Indicator({ look, tint }: { look: 'line' | 'dot' | 'dashed'; tint: string | undefined }) {
  if (look === 'dashed') {
    return <div className="my-0.5 w-0 shrink-0 border-[1.5px] border-dashed" style={{ borderColor: tint }} />
  }
  return (
    <div
      className={cn('shrink-0 rounded-[3px]', look === 'dot' ? 'size-2.5' : 'w-1')}
      style={{ backgroundColor: tint }}
    />
  )
}

/** In the order of the series as they are written; recharts sorts them by name. */
function ChartLegend(props: ComponentProps<typeof Legend>) {
  return <Legend itemSorter={null} {...props} />
}

function ChartLegendContent({
  className,
  hideIcon = false,
  payload,
  verticalAlign = 'bottom',
  nameKey,
}: ComponentProps<'div'> & {
  payload?: readonly Series[]
  verticalAlign?: 'top' | 'middle' | 'bottom'
  hideIcon?: boolean
  nameKey?: string
}) {
  const { config } = useChart()
  if (!payload?.length) return null
  return (
    <div
      className={cn(
        'flex flex-wrap items-center justify-center gap-x-4 gap-y-1.5',
        verticalAlign === 'top' ? 'pb-3' : 'pt-3',
        className,
      )}
    >
      {payload
        .filter(item => item.type !== 'none')
        .map(item => {
          const entry = configOf(config, item, nameKey ? [nameKey] : [item.value, item.dataKey])
          return (
            <div
              key={String(item.dataKey ?? item.value)}
              className="flex items-center gap-1.5 text-muted-foreground [&>svg]:size-3"
            >
              {entry?.icon && !hideIcon ? (
                <entry.icon />
              ) : (
                <div className="size-2 shrink-0 rounded-[3px]" style={{ backgroundColor: item.color }} />
              )}
              {entry?.label ?? readable(item.value)}
            </div>
          )
        })}
    </div>
  )
}

function tooltipLabel({
  config,
  label,
  labelKey,
  labelFormatter,
  payload,
}: Pick<TooltipContentProps, 'label' | 'labelKey' | 'labelFormatter'> & {
  config: ChartConfig
  payload: readonly Series[]
}): ReactNode {
  const [first] = payload
  if (!first) return null
  const entry = configOf(config, first, labelKey ? [labelKey] : [first.dataKey, first.name, 'value'])
  const text =
    !labelKey && typeof label === 'string' ? (config[label]?.label ?? label) : (entry?.label ?? label)
  return labelFormatter ? labelFormatter(text, payload) : text
}

/** The series' entry of the config, by the first key that has one: the key itself, or what the datum says under it. */
function configOf(
  config: ChartConfig,
  item: Series,
  keys: readonly unknown[],
): ChartConfig[string] | undefined {
  for (const key of keys.filter(each => each !== undefined).map(String)) {
    const own = item[key as keyof Series]
    const datum = item.payload?.[key]
    const name = typeof own === 'string' ? own : typeof datum === 'string' ? datum : key
    const entry = config[name] ?? config[key]
    if (entry) return entry
  }
  return undefined
}

const readable = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString() : String(value)

export {
  type ChartConfig,
  ChartContainer,
  ChartLegend,
  ChartLegendContent,
  ChartStyle,
  ChartTooltip,
  ChartTooltipContent,
  useChart,
}
