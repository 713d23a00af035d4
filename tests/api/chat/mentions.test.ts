import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam, shareWithTeam } from '#tests/support/people/team.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
let ada: Person
let bob: Person
let id: string

beforeAll(async () => {
  ada = await Person.withAccount(url, 'Ada Author')
})
beforeEach(async () => {
  bob = await Person.withAccount(url, 'Bob Builder')
  id = await ada.newPattern()
})

const send = (person: Person, updatePrompt: string, mentionedIds: string[], sent = newSend()) =>
  person.call(api.chat.send, {
    path: { editorId: id },
    body: { updatePrompt, mentionedIds, whenBusy: 'queue', ...sent },
  })
const mailsTo = async (person: Person) =>
  (await (await person.fetch('/dev/mailbox')).text())
    .split('<article>')
    .filter(mail => mail.includes(`To ${person.email}`) && mail.includes('mentioned you'))
const isOver = () =>
  until(async () => !(await ada.must(api.patterns.get, { path: { id } })).isAiGenerating, 'the run ends', 60)

test('whoever is mentioned is written to with the line and the link, once in ten minutes for a design', async () => {
  await ada.letIn(bob, id, 'read')
  const sent = newSend()
  const words = 'A page for a bakery.\n@Bob Builder what do you say to <b>this</b>?'
  expect((await send(ada, words, [bob.id, bob.id], sent)).status).toBe(200)
  expect((await send(ada, words, [bob.id, bob.id], sent)).status).toBe(200)
  const mail = await until(async () => (await mailsTo(bob))[0], 'the mail is written')
  expect(mail).toContain('Ada Author mentioned you in “A design”')
  expect(mail).toContain('&gt; @Bob Builder what do you say to &lt;b&gt;this&lt;/b&gt;?')
  expect(mail).not.toContain('A page for a bakery')
  expect(mail).toContain(`/c/${id}`)
  await isOver()
  expect((await send(ada, 'And @Bob Builder once more', [bob.id])).status).toBe(200)
  await isOver()
  // Another design is another matter, and its mail comes after that of the one before.
  const other = await ada.newPattern()
  await ada.letIn(bob, other, 'read')
  id = other
  expect((await send(ada, 'Here, @Bob Builder', [bob.id])).status).toBe(200)
  await until(async () => (await mailsTo(bob)).some(each => each.includes('Here, @Bob Builder')), 'it comes')
  expect(await until(async () => (await mailsTo(bob)).length === 2, 'the one too many is dropped')).toBe(true)
})

test('a change in words is made whoever it speaks to, and the chat shows it as it was said', async () => {
  await ada.letIn(bob, id)
  const files = [{ name: 'App.tsx', code: 'export default () => <h1>Shoes</h1>' }]
  await ada.must(api.artifacts.save, { body: { id, files } })
  const words = '@Bob Builder change the heading to Bicycle repair'
  expect((await send(ada, words, [bob.id])).status).toBe(200)
  await isOver()
  const { activeArtifactId } = await ada.must(api.patterns.get, { path: { id } })
  const { sourceFiles } = await ada.must(api.artifacts.get, { path: { id: activeArtifactId ?? '' } })
  expect(sourceFiles).toEqual([{ name: 'App.tsx', code: 'export default () => <h1>Bicycle repair</h1>' }])
  const room = await RoomClient.joined(ada, id)
  expect(JSON.stringify(room.chat.map(({ content }) => content))).toContain(words)
})

test('only who was let in can be mentioned: others are 404 and nothing is begun, on a public design too', async () => {
  await ada.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
  for (const stranger of [bob.id, newId(), 'somebody'])
    expect((await send(ada, '@Bob Builder', [stranger])).status).toBe(404)
  expect((await ada.must(api.patterns.get, { path: { id } })).isAiGenerating).toBe(false)
  expect((await send(ada, '@Bob Builder', Array(11).fill(ada.id))).status).toBe(400)
  const team = await newTeam(ada)
  await letIntoTeam(ada, bob, team)
  await shareWithTeam(ada, id, team, 'read')
  expect((await send(ada, 'Look, @Bob Builder', [bob.id])).status).toBe(200)
  await until(async () => (await mailsTo(bob)).length === 1, 'a member of the workspace is written to')
})

test('nobody writes to themselves, to whoever wants no such mail, or to whom the words do not name', async () => {
  const [carl, dora] = [
    await Person.withAccount(url, 'Carl Colleague'),
    await Person.withAccount(url, 'Dora Designer'),
  ]
  for (const person of [bob, carl, dora]) await ada.letIn(person, id)
  await bob.must(api.users.updatePreferences, { body: { updatedPreferences: { mailsMentions: false } } })
  const everybody = [ada.id, bob.id, carl.id, dora.id]
  await send(ada, 'For @Ada Author, @Bob Builder and @Carl Colleague', everybody)
  await until(async () => (await mailsTo(carl)).length === 1, 'the one who is named and wants it')
  expect([await mailsTo(ada), await mailsTo(bob), await mailsTo(dora)]).toEqual([[], [], []])
})
