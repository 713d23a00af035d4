import type { SourceFile } from '#shared/artifacts.ts'

const SECTIONS = 12
const PARTS_EACH = 2

/** A text that is on the page once the file that holds it has been drawn. */
export const markOf = (name: string, edition = 0): string => `mark-${name}-${edition}`

/** A dashboard in 40 files: the kit, icons, charts, hooks and data, as generated designs use them. */
export function fortyFiles(): SourceFile[] {
  const sections = Array.from({ length: SECTIONS }, (_, at) => `section${at}`)
  const files = [
    {
      name: 'theme.css',
      code: ':root { --brand: oklch(0.6 0.2 260) } @theme { --color-brand: var(--brand) }',
    },
    { name: 'App.tsx', code: app(sections) },
    { name: 'data/records.ts', code: records() },
    { name: 'hooks/use-counter.ts', code: HOOK },
    ...sections.flatMap(name => [
      { name: `components/${name}.tsx`, code: section(name) },
      ...Array.from({ length: PARTS_EACH }, (_, at) => part(name, at)),
    ]),
  ]
  return files
}

/** The file that is edited while the benchmark looks, in one of its editions. */
export const EDITED = 'components/section5-part1.tsx'
export const edited = (edition: number): string =>
  part('section5', 1).code.replace(markOf('section5-part1'), markOf('section5-part1', edition))

const app = (sections: readonly string[]): string => `import "./theme.css"
import { Counter } from "@/components/section0-part0"
${sections.map(name => `import { ${componentOf(name)} } from "@/components/${name}"`).join('\n')}

export default function App() {
  return (
    <div className="min-h-svh bg-background text-foreground">
      <header className="flex items-center justify-between border-b px-6 py-4">
        <h1 className="text-2xl font-semibold tracking-tight">${markOf('App')}</h1>
        <Counter />
      </header>
      <main className="grid gap-6 p-6 md:grid-cols-2 xl:grid-cols-3">
        ${sections.map(name => `<${componentOf(name)} />`).join('\n        ')}
      </main>
    </div>
  )
}
`

const section = (
  name: string,
): string => `import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card"
import { Badge } from "@/components/ui/badge"
import { TrendingUp } from "lucide-react"
${Array.from({ length: PARTS_EACH }, (_, at) => `import { ${componentOf(name)}Part${at} } from "@/components/${name}-part${at}"`).join('\n')}

export function ${componentOf(name)}() {
  return (
    <Card className="overflow-hidden shadow-sm">
      <CardHeader className="flex flex-row items-start justify-between gap-4">
        <div>
          <CardTitle className="text-lg">${markOf(name)}</CardTitle>
          <CardDescription>What happened in the last thirty days</CardDescription>
        </div>
        <Badge variant="secondary" className="gap-1"><TrendingUp className="size-3" /> +12 %</Badge>
      </CardHeader>
      <CardContent className="space-y-4">
        ${Array.from({ length: PARTS_EACH }, (_, at) => `<${componentOf(name)}Part${at} />`).join('\n        ')}
      </CardContent>
    </Card>
  )
}
`

function part(name: string, at: number): SourceFile {
  const component = `${componentOf(name)}Part${at}`
  const mark = markOf(`${name}-part${at}`)
  const code = at === 0 ? listPart(component, mark) : chartPart(component, mark)
  return { name: `components/${name}-part${at}.tsx`, code }
}

const listPart = (component: string, mark: string): string => `import { Button } from "@/components/ui/button"
import { records } from "@/data/records"
import { useCounter } from "@/hooks/use-counter"
import { ArrowRight, Check } from "lucide-react"

export function Counter() {
  const { count, add } = useCounter()
  return <Button variant="outline" id="counter" onClick={add}>Count {count}</Button>
}

export function ${component}() {
  return (
    <div className="space-y-2">
      <p className="text-sm text-muted-foreground">${mark}</p>
      <ul className="divide-y rounded-lg border">
        {records.slice(0, 6).map(record => (
          <li key={record.id} className="flex items-center gap-3 px-3 py-2 text-sm hover:bg-muted/50">
            <Check className="size-4 text-brand" />
            <span className="flex-1 truncate">{record.name}</span>
            <span className="tabular-nums">{record.amount.toFixed(2)}</span>
            <ArrowRight className="size-4 opacity-50" />
          </li>
        ))}
      </ul>
    </div>
  )
}
`

const chartPart = (
  component: string,
  mark: string,
): string => `import { Bar, BarChart, ResponsiveContainer, XAxis } from "recharts"
import { records } from "@/data/records"

export function ${component}() {
  return (
    <div className="space-y-2">
      <p className="text-sm font-medium">${mark}</p>
      <div className="h-32 w-full">
        <ResponsiveContainer>
          <BarChart data={records.slice(0, 8)}>
            <XAxis dataKey="id" />
            <Bar dataKey="amount" fill="var(--brand)" isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  )
}
`

const records = (): string =>
  `export const records = ${JSON.stringify(
    Array.from({ length: 30 }, (_, at) => ({
      id: `R${at}`,
      name: `Record number ${at}`,
      amount: (at * 37) % 101,
    })),
    null,
    2,
  )}\n`

const HOOK = `import { useCallback, useState } from "react"

export function useCounter() {
  const [count, setCount] = useState(0)
  const add = useCallback(() => setCount(value => value + 1), [])
  return { count, add }
}
`

const componentOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
