// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { homeChoices } from '#client/state/home-choices.ts'
import { PRESETS } from '#shared/design.ts'
import { newId } from '#shared/ids.ts'
import { boardPage } from '#tests/support/rooms/board-page.ts'

const on = boardPage()

const CUSTOM = {
  ...{
    id: 'p'.padEnd(20, '1'),
    name: 'Harbour',
    themeCss: '',
    notes: '',
    config: PRESETS['shadcn-tailwind'],
  },
  ...{ ownerKind: 'user', ownerId: 'ada', mayEdit: true },
}
const CREDITS = { oneTimeCredits: 0, periodCountUsed: 1, limit: null, balance: 0, orgBalance: 0 }
const MADE = { nodeId: newId(), editorRoomId: newId(), artifactId: null }
const EXPLORED = { exploreId: newId(), nodes: [], credits: CREDITS, isByTemplates: true }
const answers = (path: string) => {
  if (path.endsWith('/customs')) return { reply: { customs: [CUSTOM] } }
  if (path.endsWith('/spaces/explore')) return { reply: EXPLORED }
  return { reply: path.endsWith('/spaces/node') ? MADE : CREDITS }
}

const select = () => document.querySelector<HTMLButtonElement>('button[aria-label="Design Preset"]')
const type = (text: string) =>
  act(async () => {
    const field = document.querySelector('textarea')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const enter = () => on.press('Enter', {}, document.querySelector('textarea') ?? undefined)
const sent = (path: string) => on.sent.filter(each => each.path.endsWith(path)).map(({ body }) => body)

test('[issue 30.6] the prompt of a canvas shows what a new design is made with, and makes it with that', async () => {
  on.answers = answers
  await on.open()
  await on.until(() => expect(select()?.textContent).toContain('shadcn'))
  await act(async () => homeChoices.write({ ...homeChoices.read(), customId: CUSTOM.id }))
  await on.until(() => expect(select()?.textContent).toContain('Harbour'))
  await type('A pricing page for Tidal')
  await enter()
  await on.until(() => expect(sent('/spaces/node')).toHaveLength(1))
  expect(sent('/spaces/node')[0]).toMatchObject({ config: CUSTOM.config, customId: CUSTOM.id })
})

test('[issue 30.6] an empty design of the board is one of that preset as well', async () => {
  on.answers = answers
  homeChoices.write({ ...homeChoices.read(), customId: CUSTOM.id })
  await on.open()
  await on.until(() => expect(select()?.textContent).toContain('Harbour'))
  const begin = [...document.querySelectorAll('button')].find(each => each.textContent === 'New design')
  await act(async () => begin?.click())
  await on.until(() => expect(sent('/spaces/node')).toHaveLength(1))
  expect(sent('/spaces/node')[0]).toMatchObject({ customId: CUSTOM.id })
})

test('[issue 30.6] what is selected is changed as what it is, so nothing is chosen then', async () => {
  on.answers = answers
  on.canvas.addNode({ name: 'Landing' })
  await on.open()
  await on.until(() => expect(select()).not.toBeNull())
  await on.press('a', { ctrlKey: true })
  expect(select()).toBeNull()
})
