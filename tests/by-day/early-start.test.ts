import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

let people: People

beforeAll(() => {
  people = new People(inject('productUrl'))
})
afterAll(async () => people?.leave())

const box = { name: 'Describe your design' }

test('the compiler starts with the first letter on Home, and not before', async () => {
  const page = await people.visit()
  const compilers = () => page.workers().filter(worker => worker.url().includes('compile-worker')).length
  await page.goto(inject('productUrl'))
  const prompt = page.getByRole('textbox', box)
  await prompt.waitFor()
  expect(compilers()).toBe(0)
  await prompt.pressSequentially('A')
  await until(() => compilers() === 1, 'the compiler has been started')
  await prompt.pressSequentially(' page')
  expect(compilers()).toBe(1)
})

test('the frame of a design loads while its prompt is on its way, before the room has answered', async () => {
  const page = await people.visit()
  await page.goto(inject('productUrl'))
  await page.getByRole('textbox', box).fill('A page for a bakery')
  // Sockets are taken and nobody answers.
  await page.routeWebSocket(/.*/, () => undefined)
  await page.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(/\/c\/[a-z0-9]{20}$/)
  const frame = await until(
    () => page.frames().find(one => one.url().includes('live=')),
    'the frame is there',
  )
  // It has React, and waits for modules.
  await frame.waitForFunction(() => document.querySelector('#root') !== null)
  await until(
    () => page.workers().some(worker => worker.url().includes('compile-worker')),
    'the compiler is there',
  )
  expect(await page.getByRole('log', { name: 'Chat' }).getByText('A page for a bakery').count()).toBeLessThan(
    2,
  )
})

test.each([
  ['Home', '/', 'home-page'],
  ['an editor', '/c/aaaaaaaaaaaaaaaaaaaa', null],
  ['a canvas', '/s/aaaaaaaaaaaaaaaaaaaa', 'canvas-page'],
])(
  'what %s needs is asked for before the app itself is there, and who is here once',
  async (_, path, name) => {
    const page = await people.visit()
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    let letIn: () => void = () => {}
    const held = new Promise<void>(resolve => {
      letIn = resolve
    })
    await page.route('**/assets/app-*.js', async route => {
      await held
      await route.continue()
    })
    await page.goto(`${inject('productUrl')}${path}`, { waitUntil: 'commit' })
    const isAsked = () => asked.some(file => file.startsWith(`/assets/${name}-`))
    if (name) await until(isAsked, 'the file of the page is asked for')
    await until(() => asked.includes('/api/user'), 'who is here is asked')
    expect(await page.locator('#root > *').count()).toBe(0)
    letIn()
    await page.locator('#root > *').first().waitFor()
    await page.getByRole('heading').or(page.getByRole('textbox')).first().waitFor()
    expect(asked.filter(file => file === '/api/user')).toHaveLength(1)
  },
)
