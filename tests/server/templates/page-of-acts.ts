import { expect } from 'vitest'
import { readActs } from '#server/templates/acts-in-words/read-acts.ts'
import type { SourceFile } from '#shared/artifacts.ts'

const THEME = `:root {
  --radius: 0.5rem;
  --background: #ffffff;
  --muted: #eeeeee;
  --primary: #b45309;
  --primary-foreground: #ffffff;
}
.dark {
  --background: #111111;
  --primary: #f59e0b;
  --primary-foreground: #111111;
}
@theme inline {
  --font-sans: "Geist", Arial, sans-serif;
}
`
const CONTENT = `export const content = {
  brand: 'Overhaal',
  hero: { title: 'We move your flat', lead: 'Overhaal rides all day' },
  plans: [
    { name: 'Solo', price: '€6', note: 'for one' },
    { name: 'Team', price: '€24' },
  ],
  places: ['Lombok', 'Zuilen'],
}
`
export const APP = `import { Hero } from './hero'
import { Plans } from './plans'
import { content } from './content'

export default function App() {
  return (
    <main className="flex flex-col">
      <Hero />
      <Plans />
      <footer className="p-4">
        <a href="#top">Imprint</a>
        <span>{content.brand}</span>
      </footer>
    </main>
  )
}
`
const HERO = `import { content } from './content'
import { Button } from '@/components/ui/button'

export function Hero() {
  return (
    <section className="p-8">
      <b>{content.brand}</b>
      <h1 className="text-4xl">{content.hero.title}</h1>
      <p>{content.hero.lead}</p>
      <Button>Book a table</Button>
      <Button variant="outline">Read more</Button>
    </section>
  )
}
`
const PLANS = `import { content } from './content'

export function Plans() {
  return (
    <section id="prices" className="p-8">
      <h2>What it costs</h2>
      <ul>
        {content.plans.map(plan => (
          <li key={plan.name}>
            <h3>{plan.name}</h3>
            <em>{plan.price}</em>
            {plan.note ? <p>{plan.note}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
`
/** A page with its data beside it, for sentences about it. */
export const FILES: SourceFile[] = [
  { name: 'App.tsx', code: APP },
  { name: 'hero.tsx', code: HERO },
  { name: 'plans.tsx', code: PLANS },
  { name: 'content.ts', code: CONTENT },
  { name: 'theme.css', code: THEME },
]
/** One file of it with these texts in the place of others. */
export const swapped = (name: string, ...swaps: [string, string][]) => ({
  [name]: swaps.reduce(
    (code, [from, to]) => code.replace(from, () => to),
    FILES.find(file => file.name === name)?.code ?? '',
  ),
})

/** The files that a sentence changed, or what is offered instead. */
export function changedBy(sentence: string): Record<string, string> | string[] {
  const reading = readActs(sentence, FILES, null)
  if (!('acts' in reading)) return reading.nearest
  expect(reading.said).toHaveLength(reading.acts.length)
  return Object.fromEntries(
    reading.files.filter((file, at) => file.code !== FILES[at]?.code).map(({ name, code }) => [name, code]),
  )
}
