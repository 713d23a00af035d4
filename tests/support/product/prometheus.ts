export interface Family {
  type: string
  help: string
  samples: { name: string; labels: Record<string, string>; value: number }[]
}

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*/
const LABEL_NAME = /^[a-zA-Z_][a-zA-Z0-9_]*/

/** Reads Prometheus's text format 0.0.4 as its description has it, and throws where something is otherwise. */
export function parsePrometheus(text: string): Map<string, Family> {
  if (!text.endsWith('\n')) throw new Error('the last line has no end')
  const families = new Map<string, Family>()
  const seen = new Set<string>()
  let current = ''
  for (const line of text.slice(0, -1).split('\n')) {
    const comment = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line)
    if (comment) {
      const [, kind = '', name = '', rest = ''] = comment
      if (name !== current && families.has(name)) throw new Error(`${name} is told in two places`)
      current = name
      const family = families.get(name) ?? { type: 'untyped', help: '', samples: [] }
      if (kind === 'TYPE' && family.samples.length > 0) throw new Error(`the type of ${name} comes late`)
      if (kind === 'TYPE' && !/^(?:counter|gauge|histogram|summary|untyped)$/.test(rest))
        throw new Error(`${rest} is no type`)
      families.set(name, kind === 'TYPE' ? { ...family, type: rest } : { ...family, help: rest })
      continue
    }
    const sample = parseSample(line)
    const family = families.get(current)
    const suffixes = family?.type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
    if (!family || !suffixes.some(suffix => sample.name === current + suffix))
      throw new Error(`${line} belongs to nothing`)
    const key = `${sample.name}${JSON.stringify(Object.entries(sample.labels).sort())}`
    if (seen.has(key)) throw new Error(`${key} is told twice`)
    seen.add(key)
    family.samples.push(sample)
  }
  for (const [name, family] of families) if (family.type === 'histogram') checkHistogram(name, family)
  return families
}

function parseSample(line: string): Family['samples'][number] {
  let rest = line
  const take = (pattern: RegExp): string => {
    const found = pattern.exec(rest)?.[0]
    if (found === undefined) throw new Error(`"${rest}" is not as it should be in ${line}`)
    rest = rest.slice(found.length)
    return found
  }
  const name = take(NAME)
  const labels: Record<string, string> = {}
  if (rest.startsWith('{')) {
    take(/^\{/)
    while (!rest.startsWith('}')) {
      const label = take(LABEL_NAME)
      take(/^=/)
      const quoted = take(/^"(?:[^"\\\n]|\\["\\n])*"/)
      if (label in labels) throw new Error(`${label} is there twice in ${line}`)
      labels[label] = quoted.slice(1, -1).replaceAll(/\\(.)/g, (_, char) => (char === 'n' ? '\n' : char))
      if (!rest.startsWith('}')) take(/^,/)
    }
    take(/^\}/)
  }
  take(/^ /)
  const value = take(/^(?:[+-]?Inf|NaN|[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)$/)
  return { name, labels, value: Number(value.replace('Inf', 'Infinity')) }
}

function checkHistogram(name: string, { samples }: Family): void {
  const groups = new Map<string, Family['samples']>()
  for (const sample of samples) {
    const { le: _, ...labels } = sample.labels
    const key = JSON.stringify(labels)
    groups.set(key, [...(groups.get(key) ?? []), sample])
  }
  for (const [key, group] of groups) {
    const buckets = group.filter(sample => sample.name === `${name}_bucket`)
    const bounds = buckets.map(({ labels }) => Number((labels.le ?? '').replace('Inf', 'Infinity')))
    const counts = buckets.map(({ value }) => value)
    const count = group.find(sample => sample.name === `${name}_count`)?.value
    const rises = (numbers: number[]) =>
      numbers.every((each, at) => at === 0 || each >= (numbers[at - 1] ?? 0))
    if (!rises(bounds) || !rises(counts) || bounds.at(-1) !== Infinity || counts.at(-1) !== count)
      throw new Error(`${name}${key} is no histogram`)
    if (!group.some(sample => sample.name === `${name}_sum`)) throw new Error(`${name}${key} has no sum`)
  }
}
