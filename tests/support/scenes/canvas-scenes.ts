import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { crowdedBoard } from '#tests/support/scenes/crowded-board.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const board = async (stage: Stage, which: keyof Stage['cast']['canvases'] | 'many') => {
  const { cast } = stage
  await stage.go(`/s/${which === 'many' ? await crowdedBoard(cast) : cast.canvases[which]}`)
  await stage.page.getByRole('application', { name: 'Canvas' }).waitFor()
}

const full = async (stage: Stage) => {
  await board(stage, 'full')
  await stage.page.getByRole('group', { name: 'Tidal', exact: true }).waitFor()
  await stage.page.getByRole('button', { name: 'Fit' }).click()
  await stage.page.locator('.board-sheet img').nth(3).waitFor({ timeout: 60_000 })
}

/** Directions of words alone, by templates. */
const explored = async (stage: Stage) => {
  const { ada, newcomer } = stage.cast
  const { id: spaceId } = await ada.must(api.spaces.create, { body: { name: 'Prices, three ways' } })
  const updatePrompt = 'A pricing page for Tidal, a sailing school'
  const { nodes } = await ada.must(api.spaces.explore, {
    body: { spaceId, nodeId: null, updatePrompt, count: 3, requestId: newId() },
  })
  await letIntoCanvas(ada, newcomer, spaceId)
  const [first] = nodes
  for (const person of [ada, newcomer])
    if (first) await person.must(api.spaces.vote, { body: { spaceId, nodeId: first.nodeId, isOn: true } })
  await stage.go(`/s/${spaceId}`)
  await stage.page.getByRole('button', { name: 'Vote' }).nth(2).waitFor()
  await stage.page.locator('.board-sheet img').nth(2).waitFor({ timeout: 60_000 })
}

/** Boards of designs, and the ways onto them. */
export const CANVAS_SCENES: readonly Scene[] = [
  {
    name: 'canvas, empty',
    isMain: true,
    show: async stage => {
      await board(stage, 'empty')
      await stage.page.getByRole('button', { name: 'New design' }).waitFor()
    },
  },
  { name: 'canvas, full', isMain: true, show: full },
  {
    name: 'canvas, many designs',
    show: async stage => {
      await board(stage, 'many')
      await stage.page.locator('.board-sheet img').first().waitFor()
    },
  },
  {
    name: 'canvas, all of many designs',
    show: async stage => {
      await board(stage, 'many')
      await stage.page.getByRole('button', { name: 'Fit' }).click()
      await stage.page.locator('.board-sheet').first().waitFor()
    },
  },
  {
    name: 'canvas, directions',
    show: async stage => {
      await explored(stage)
      // A finger votes, and decides nothing.
      if (stage.size === 'narrow') return
      await stage.page.getByRole('button', { name: 'Set aside' }).first().click()
      await stage.page.getByRole('menuitem', { name: 'Set this one aside' }).waitFor()
    },
  },
  {
    name: 'canvas, selection',
    show: async stage => {
      await full(stage)
      if (stage.size === 'wide') await stage.page.keyboard.press('Control+a')
    },
  },
  {
    name: 'canvas, arrow in hand',
    show: async stage => {
      await full(stage)
      if (stage.size === 'narrow') return
      await stage.page.keyboard.press('a')
      await stage.page.getByText('Click the design it begins at').waitFor()
    },
  },
  {
    name: 'canvas, add designs',
    show: async stage => {
      await full(stage)
      if (stage.size === 'narrow') return
      await stage.press('Add designs')
      await stage.page.getByRole('checkbox').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'canvas, share',
    show: async stage => {
      await full(stage)
      await stage.press('Share')
      await stage.page.getByRole('region', { name: 'People with access' }).waitFor()
    },
  },
  {
    name: 'canvas, beside',
    isAlone: true,
    show: async stage => {
      await full(stage)
      if (stage.size === 'narrow') return
      await stage.page.getByRole('group', { name: 'Tidal', exact: true }).dblclick()
      await stage.page.getByRole('log', { name: 'Chat' }).waitFor()
    },
  },
  {
    name: 'canvas, no access',
    by: 'newcomer',
    show: async stage => {
      await stage.go(`/s/${stage.cast.canvases.empty}`)
      await stage.page.getByText('You do not have access to this canvas').waitFor()
    },
  },
  {
    name: 'canvas, add to canvas',
    show: async stage => {
      await stage.editor()
      if (stage.size === 'narrow') return
      await stage.press('Actions')
      await stage.page.getByRole('menuitem', { name: 'Add to Canvas' }).click()
      await stage.page.getByRole('list', { name: 'Canvases' }).waitFor()
    },
  },
  {
    name: 'home, canvases',
    show: async stage => {
      await stage.go('/')
      await stage.page.getByRole('tab', { name: 'Canvases' }).click()
      await stage.page.getByRole('list', { name: 'Canvases' }).scrollIntoViewIfNeeded()
    },
  },
]
