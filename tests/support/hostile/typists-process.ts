// Typing in a process of its own, so that what sends hostile texts does not hold the clock of those who type.
import { Person } from '#tests/support/people/person.ts'
import { Typists } from './typists.ts'

export type TypistsCall =
  | { do: 'come'; url: string; cookies: [string, string]; patternId: string }
  | { do: 'type' }
  | { do: 'rest'; waitMs: number }

let typists: Typists | null = null

process.on('message', async (call: TypistsCall) => {
  process.send?.(await answer(call))
})

async function answer(call: TypistsCall): Promise<unknown> {
  if (call.do === 'come') {
    const [one, other] = call.cookies.map(cookie => Object.assign(new Person(call.url), { cookie }))
    if (one && other) typists = await Typists.come(one, other, call.patternId)
  } else if (call.do === 'type') typists?.type()
  else return typists?.rest(call.waitMs)
  return { ok: true }
}
