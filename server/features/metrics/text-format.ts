/** A family of one name in Prometheus's text format. */
export interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: Sample[]
}

export type Labels = Readonly<Record<string, string>>

export interface Sample {
  /** What comes behind the family's name: `_bucket`, `_sum`, `_count` of a histogram. */
  suffix?: string
  labels: Labels
  value: number
}

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Families without a sample are left out. */
export const inTextFormat = (families: readonly Family[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .map(written)
    .join('')

function written({ name, help, type, samples }: Family): string {
  const lines = samples.map(
    ({ suffix = '', labels, value }) => `${name}${suffix}${labelText(labels)} ${numberText(value)}`,
  )
  return [`# HELP ${name} ${escapeHelp(help)}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escapeHelp = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
const escapeLabel = (text: string): string => escapeHelp(text).replaceAll('"', '\\"')
const numberText = (value: number): string => (value === Infinity ? '+Inf' : String(value))
