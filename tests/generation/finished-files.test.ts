import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { generationRoom, TICKS } from '#tests/support/rooms/generation-room.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom()
const CODE = 'export const A = () => <p>a</p>\n'

test('design §7: what a person stopped is kept by who may edit and nobody else, at the price that is said, which is paid once', async () => {
  const [bea, eve] = await Promise.all([Person.withAccount(on.url, 'Bea'), Person.withAccount(on.url, 'Eve')])
  await on.ada.letIn(bea, on.id, 'write')
  on.provider.script = async say => {
    say.text(`${TICKS}tsx a.tsx\n${CODE}${TICKS}\n${TICKS}tsx b.tsx\nexport const B =\n`)
    await say.hang()
  }
  const sent = newSend()
  const { requestId } = sent
  await on.send('A page', sent)
  await until(() => on.parts('toolCall').length === 2, 'the second file is begun')
  await on.ada.must(api.chat.stop, { body: { id: on.id, requestId } })
  await until(() => on.parts('finishedFiles').length === 1, 'it is offered')
  expect(on.parts('finishedFiles')).toMatchObject([
    { count: 1, begun: 2, files: ['a.tsx'], isKept: false, cost: 1 },
  ])
  expect(on.parts('error')).toMatchObject([{ kind: 'stopped' }])

  const keep = (person: Person, id = requestId) =>
    person.call(api.chat.keep, { body: { id: on.id, requestId: id } })
  expect((await keep(eve)).status).toBe(403)
  expect((await keep(bea, newSend().requestId)).status).toBe(404)
  expect((await keep(bea)).status).toBe(200)
  expect(await on.activeFiles()).toEqual({ 'a.tsx': CODE })
  await until(() => on.parts('finishedFiles')[0]?.isKept === true, 'everybody sees it')
  const again = await keep(on.ada)
  expect(again.status).toBe(409)
  expect(JSON.stringify(again.body)).toContain('in the design already')
  expect(await on.used()).toBe(0)
  expect((await bea.must(api.credits.get, {})).periodCountUsed).toBe(1)
})
