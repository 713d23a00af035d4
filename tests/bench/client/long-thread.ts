import { generate } from '#tests/support/people/made-design.ts'
import type { Person } from '#tests/support/people/person.ts'
import type { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

const TICKS = '```'
const APP = `export default function App() {
  return <main className="p-10"><h1 className="text-3xl">Harbour</h1><p>Everything about boats.</p></main>
}
`

/** A design with so many chat items: one that made it, and then only talk. */
export async function longThread(person: Person, provider: ScriptedProvider, items: number): Promise<string> {
  const id = await person.newPattern()
  provider.script = say => {
    say.text(`I made a page.\n\n${TICKS}tsx App.tsx\n${APP}${TICKS}\n`)
  }
  await generate(person, id, 'A page about a harbour')
  provider.script = say => {
    say.text(
      'It is a **page** with a heading and a paragraph:\n\n- it is short\n- it is *calm*\n\nThere is `App.tsx`, and nothing else. ',
    )
  }
  for (let made = 2; made < items; made += 2) await generate(person, id, `What is it, in short? (${made})`)
  return id
}
