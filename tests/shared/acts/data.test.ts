import { describe, expect, test } from 'vitest'
import { type ActInput, actSchema } from '#shared/acts/act.ts'
import { perform } from '#shared/acts/perform.ts'
import type { SourceFile } from '#shared/artifacts.ts'

const CONTENT = `export interface Content { brand: string }
export const content: Content = {
  brand: 'Overhaal',
  hero: { title: 'We move your flat' },
  plans: [
    { name: 'Solo', price: 6, note: 'for one' },
    { name: 'Team', price: 24 },
    { name: 'Firm', price: 24, note: 'for many' },
  ],
  places: ['Lombok', 'Zuilen'],
}
`
const APP = `import { Card } from './components/card'
import { content } from './content'

const { hero } = content

export default function App() {
  return (
    <main>
      <h1>{hero.title}</h1>
      <ul>
        {content.plans.map(plan => (
          <li key={plan.name}>
            <b>{plan.name}</b> <i>€{plan.price}</i>
            {plan.note ? <p>{plan.note}</p> : null}
          </li>
        ))}
      </ul>
      {content.plans.map(plan => <Card key={plan.name} plan={plan} label="Buy" />)}
      <p>{content.places.join(', ')}</p>
      <a href="#top">
        <span>{content.brand}</span>
      </a>
    </main>
  )
}
`
const CARD = `export function Card({ plan, label }: CardProps) {
  return (
    <div>
      <h2>{plan.name}</h2>
      <button>{label}</button>
    </div>
  )
}
`
const FILES: SourceFile[] = [
  { name: 'App.tsx', code: APP },
  { name: 'components/card.tsx', code: CARD },
  { name: 'content.ts', code: CONTENT },
]

type Inner = ActInput extends infer Each ? (Each extends { file: string } ? Omit<Each, 'file'> : Each) : never

/** What became of the one file that changed. */
function done(act: Inner, file = 'App.tsx'): { name: string; code: string } | string {
  const made = perform(FILES, actSchema.parse({ file, ...act }))
  if (!made.ok) return made.reason
  expect(made.changed).toHaveLength(1)
  const [name = ''] = made.changed
  return { name, code: made.files.find(each => each.name === name)?.code ?? '' }
}
const at = (path: string) => ({ at: { path } })
const content = (from: string, to: string) => ({ name: 'content.ts', code: CONTENT.replace(from, () => to) })

describe('[24.3] a text that comes from data is changed in the data', () => {
  test('through a name taken out of the content', () => {
    expect(done({ act: 'setText', ...at('App:0.0'), text: "It's you" })).toEqual(
      content("'We move your flat'", "'It\\'s you'"),
    )
  })
  test('in the one element inside the one that was chosen', () => {
    expect(done({ act: 'setText', ...at('App:0.4'), text: 'Move' })).toEqual(content("'Overhaal'", "'Move'"))
  })
  test('in the entry whose copy it is, by number or by what it shows', () => {
    const wanted = content("'Team'", "'Crew'")
    expect(done({ act: 'setText', ...at('App:0.1.0.0'), text: 'Crew', item: 1 })).toEqual(wanted)
    expect(done({ act: 'setText', ...at('App:0.1.0.0'), text: 'Crew', was: 'Team' })).toEqual(wanted)
    expect(done({ act: 'setText', ...at('App:0.1.0.2'), text: 'x', was: 'for many' })).toEqual(
      content("'for many'", "'x'"),
    )
  })
  test('through the props of a component', () => {
    expect(
      done({ act: 'setText', ...at('Card:0.0'), text: 'One', was: 'Solo' }, 'components/card.tsx'),
    ).toEqual(content("'Solo'", "'One'"))
    expect(done({ act: 'setText', ...at('Card:0.1'), text: 'Take it' }, 'components/card.tsx')).toEqual({
      name: 'App.tsx',
      code: APP.replace('label="Buy"', 'label="Take it"'),
    })
  })
  test('a number stays a number', () => {
    expect(done({ act: 'setText', ...at('App:0.1.0.1'), index: 1, text: '7', item: 0 })).toEqual(
      content('price: 6', 'price: 7'),
    )
    expect(done({ act: 'setText', ...at('App:0.1.0.1'), index: 1, text: 'free', item: 0 })).toContain(
      'is a number',
    )
  })
  test('and is left alone where nobody can say which it is', () => {
    expect(done({ act: 'setText', ...at('App:0.1.0.0'), text: 'x' })).toContain('several texts')
    expect(done({ act: 'setText', ...at('App:0.1.0.1'), index: 1, was: '24', text: '7' })).toContain(
      'several places',
    )
    expect(done({ act: 'setText', ...at('App:0.3'), text: 'x' })).toContain('worked out by the code')
  })
})
