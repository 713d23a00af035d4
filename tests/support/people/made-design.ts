import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import type { Person } from '#tests/support/people/person.ts'
import { until } from '#tests/support/until.ts'

export interface Sent {
  requestId: string
  userItemId: string
  assistantItemId: string
}

export const newSend = (): Sent => ({ requestId: newId(), userItemId: newId(), assistantItemId: newId() })

/** Sends a prompt and waits for its end; templates answer unless the product is set otherwise. */
export async function generate(
  person: Person,
  patternId: string,
  updatePrompt: string,
  sent = newSend(),
): Promise<Sent> {
  await person.must(api.chat.send, { path: { editorId: patternId }, body: { updatePrompt, ...sent } })
  await until(
    async () => !(await person.must(api.patterns.get, { path: { id: patternId } })).isAiGenerating,
    'the run ends',
    60,
  )
  return sent
}

/** A design of this person with one version. */
export async function madeDesign(
  person: Person,
  prompt = 'A pricing page for Tidal, a sailing school, with three plans',
): Promise<{ patternId: string; artifactId: string }> {
  const patternId = await person.newPattern()
  await generate(person, patternId, prompt)
  const { activeArtifactId } = await person.must(api.patterns.get, { path: { id: patternId } })
  if (!activeArtifactId) throw new Error('nothing was made')
  return { patternId, artifactId: activeArtifactId }
}

/** A design that nobody had to make: one version of one file, for tests to which it does not matter what it shows. */
export async function savedDesign(person: Person, text = 'Tidal'): Promise<{ patternId: string }> {
  const patternId = await person.newPattern()
  const code = `export default function App() {\n  return <h1>${text}</h1>\n}\n`
  await person.must(api.artifacts.save, { body: { id: patternId, files: [{ name: 'App.tsx', code }] } })
  return { patternId }
}
