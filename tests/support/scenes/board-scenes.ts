import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { besideOnBoard, boardSaying, drawnBoard } from '#tests/support/scenes/drawn-board.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

async function drawn(stage: Stage): Promise<string[]> {
  const { spaceId, nodeIds } = await drawnBoard(stage.cast)
  await stage.go(`/s/${spaceId}`)
  await stage.page.getByRole('group', { name: 'Landing', exact: true }).waitFor()
  // On a phone as one comes there.
  if (stage.size === 'wide') await stage.page.getByRole('button', { name: 'Fit' }).click()
  await stage.page.locator('.board-sheet img').nth(3).waitFor({ timeout: 60_000 })
  return nodeIds
}

const select = (stage: Stage, name: string, modifiers: 'Shift'[] = []) =>
  stage.page.getByRole('group', { name, exact: true }).click({ modifiers })

/** A model answers, so that what a prompt costs is said. */
const withModel = (stage: Stage) =>
  stage.page.route('**/api/user', async route => {
    const response = await route.fetch()
    const { user, server } = (await response.json()) as { user: object; server: object }
    const models = { best: 'a-model', agent: 'a-model' }
    await route.fulfill({ response, json: { user, server: { ...server, plans: true, models } } })
  })

/** On a wide screen alone: on a phone one looks at a board and opens what is on it. */
const wideScene = (
  name: string,
  act: (stage: Stage) => Promise<unknown>,
  rest: Pick<Scene, 'isAlone'> = {},
): Scene => ({
  name,
  ...rest,
  show: async stage => {
    await drawn(stage)
    if (stage.size === 'wide') await act(stage)
  },
})

const VIEW = { x: -400, y: -400, width: 2_900, height: 1_800 }

/** Six directions beside what they were explored from, one of which was kept. */
async function sixDirections(stage: Stage): Promise<void> {
  const { ada, ids } = stage.cast
  const { id: spaceId } = await ada.must(api.spaces.create, { body: { name: 'Six ways to look' } })
  const { nodeId } = await ada.must(api.spaces.addNode, {
    body: { spaceId, patternId: ids.made, name: 'Landing' },
  })
  const { nodes } = await ada.must(api.spaces.explore, {
    body: { spaceId, nodeId, updatePrompt: 'Another look', count: 6, requestId: newId() },
  })
  await stage.go(`/s/${spaceId}`)
  await stage.page.locator('.board-sheet img').nth(6).waitFor({ timeout: 90_000 })
  const [kept] = nodes
  if (kept) await ada.must(api.spaces.keep, { body: { spaceId, nodeId: kept.nodeId, as: 'version' } })
  await stage.page.getByText('Kept').waitFor()
  if (stage.size === 'wide') await stage.page.getByRole('button', { name: 'Fit' }).click()
}

/** What is drawn on a board, who else is there, and what went wrong with its designs. */
export const BOARD_SCENES: readonly Scene[] = [
  { name: 'canvas, drawn on', show: async stage => void (await drawn(stage)) },
  wideScene('canvas, frame and note', async stage => {
    await stage.page.getByRole('group', { name: /^Note: Which/ }).click()
    await stage.page.getByRole('button', { name: 'Colour' }).click()
    await stage.page.getByRole('menuitem', { name: 'Green' }).waitFor()
  }),
  wideScene('canvas, align', async stage => {
    await select(stage, 'Landing')
    await select(stage, 'Roastery', ['Shift'])
    await select(stage, 'Thank you', ['Shift'])
    await stage.press('Align')
    await stage.page.getByRole('menuitem', { name: 'Distribute across' }).waitFor()
  }),
  wideScene('canvas, sizes', async stage => {
    await select(stage, 'Landing on a phone')
    await stage.press('Size')
    await stage.page.getByRole('menuitem', { name: 'Android Compact' }).waitFor()
  }),
  wideScene('canvas, explore', async stage => {
    await withModel(stage)
    await stage.page.reload()
    await select(stage, 'Landing')
    await stage.press('Explore')
    await stage.page.getByRole('menuitem', { name: '6 directions' }).waitFor()
  }),
  wideScene('canvas, prompt bill', async stage => {
    await withModel(stage)
    await stage.page.reload()
    await select(stage, 'Landing')
    await select(stage, 'Roastery', ['Shift'])
    await select(stage, 'Thank you', ['Shift'])
    await stage.page.getByRole('textbox', { name: 'Describe your design' }).fill('Use the colours of autumn')
    await stage.shown(/Changes 3 designs/)
  }),
  wideScene('canvas, search', async stage => {
    await stage.page.keyboard.press('Control+k')
    await stage.page.getByRole('combobox').last().fill('land')
    await stage.page.getByRole('option', { name: 'Landing on a phone' }).waitFor()
  }),
  {
    name: 'canvas, six directions',
    show: sixDirections,
  },
  {
    name: 'canvas, together',
    isAlone: true,
    show: async stage => {
      const [, phone, roastery] = await drawn(stage)
      await besideOnBoard(stage, (await drawnBoard(stage.cast)).spaceId, {
        ...{ cursor: { x: 2_300, y: 700 }, selection: [roastery], editing: phone, isTyping: true },
        ...{ view: VIEW, drag: null, isSpotlight: false },
      })
      if (stage.size === 'wide') await stage.shown('Nora Newcomer is typing')
      else await stage.page.getByRole('list', { name: 'People here' }).getByText('NN').first().waitFor()
    },
  },
  {
    name: 'canvas, spotlight',
    isAlone: true,
    show: async stage => {
      await drawn(stage)
      await besideOnBoard(stage, (await drawnBoard(stage.cast)).spaceId, {
        ...{ cursor: { x: 800, y: 500 }, selection: [], editing: null, isTyping: false },
        ...{ view: VIEW, drag: null, isSpotlight: true },
      })
      await stage.shown(/Following/)
    },
  },
  {
    name: 'canvas, what went wrong',
    isAlone: true,
    show: async stage => {
      const { spaceId, nodeIds } = await drawnBoard(stage.cast)
      const said = [
        { status: 'gone' },
        { status: 'error', artifactId: null, thumbnail: null },
        { status: 'error', thumbnail: null },
        { status: 'empty', artifactId: null, thumbnail: null },
      ] as const
      await boardSaying(stage, spaceId, new Map(nodeIds.map((id, at) => [id, said[at] ?? {}])))
      await stage.go(`/s/${spaceId}`)
      await stage.page.getByRole('button', { name: 'Fit' }).click()
      await stage.page.locator('.board-state.is-error').nth(1).waitFor()
    },
  },
  {
    name: 'canvas, to visitors',
    by: 'visitor',
    show: async stage => {
      const { spaceId } = await drawnBoard(stage.cast)
      await stage.cast.ada.must(api.canvas.access, { path: { spaceId }, body: { access: 'public' } })
      await stage.go(`/s/${spaceId}`)
      await stage.page.locator('.board-sheet img').nth(3).waitFor({ timeout: 60_000 })
      if (stage.size === 'wide') await stage.page.getByRole('button', { name: 'Fit' }).click()
    },
  },
  {
    name: 'canvas, back to it',
    show: async stage => {
      const { designId } = await drawnBoard(stage.cast)
      await stage.go(`/c/${designId}`)
      await stage.page.getByRole('button', { name: 'Back to Canvas' }).waitFor()
      await stage.tab('Preview')
      await stage.page.frameLocator('iframe[title="Preview"]').getByText('Tidal').first().waitFor()
    },
  },
]
