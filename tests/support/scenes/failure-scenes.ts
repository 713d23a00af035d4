import { redPng } from '#tests/support/red-png.ts'
import { type Scene, wordsOf } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

/** Answers calls as a server in trouble does. */
const fail = (stage: Stage, address: RegExp) =>
  stage.page.route(address, route => route.fulfill({ status: 500, json: {} }))
/** Never answers them. */
const hold = (stage: Stage, address: RegExp) => stage.page.route(address, () => undefined)

const LIST = /\/api\/chatPattern(?:\?|$)/
const VERSIONS = /\/chatPattern\/\w+\/versions$/
const FILES = /\/api\/artifact\/\w+$/

/** What is seen while an answer is on its way, and when it does not come. */
export const FAILURE_SCENES: readonly Scene[] = [
  {
    name: 'home, loading',
    show: async stage => {
      await hold(stage, LIST)
      await stage.go('/')
      await stage.page.getByRole('status', { name: 'Loading your designs' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'home, failed',
    show: async stage => {
      await fail(stage, LIST)
      await stage.go('/')
      await stage.page.getByText('Your designs could not be loaded').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'home, empty',
    by: 'newcomer',
    show: async stage => {
      await stage.page.route(LIST, route => route.fulfill({ json: { patterns: [] } }))
      await stage.go('/')
      await stage.page.getByText('No designs yet').scrollIntoViewIfNeeded()
    },
  },
  wordsOf('settings, models', '/settings', 'What is connected here counts at once'),
  {
    name: 'settings, models failed',
    show: async stage => {
      await fail(stage, /\/api\/models/)
      await stage.go('/settings')
      await stage.page.getByRole('button', { name: 'Try again' }).scrollIntoViewIfNeeded()
    },
  },
  wordsOf('mailbox', '/dev/mailbox', 'Mailbox'),
  {
    name: 'versions, none',
    show: async stage => {
      await stage.room('empty')
      await stage.press('Versions')
      await stage.shown('The first version comes with the first design.')
    },
  },
  {
    name: 'versions, failed',
    show: async stage => {
      await fail(stage, VERSIONS)
      await stage.editor()
      await stage.press('Versions')
      await stage.page.getByRole('menuitem', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'version preview, failed',
    show: async stage => {
      await fail(stage, VERSIONS)
      await stage.editor()
      await stage.press('Preview v2')
      await stage.page.getByRole('dialog').getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'share, failed',
    show: async stage => {
      await fail(stage, /\/chatPattern\/\w+\/owner$/)
      await stage.editor()
      await stage.press('Share')
      await stage.page.getByRole('dialog').getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'code, loading',
    by: 'visitor',
    show: async stage => {
      await hold(stage, FILES)
      // Nor from the room, which has them too.
      await stage.page.routeWebSocket(/\/files/, () => undefined)
      await stage.room('made')
      await stage.tab('Code')
      await stage.page.getByRole('status', { name: 'Loading the code' }).waitFor()
    },
  },
  {
    name: 'code, failed',
    by: 'visitor',
    show: async stage => {
      await fail(stage, FILES)
      // Nor from the room, which has them too.
      await stage.page.routeWebSocket(/\/files/, () => undefined)
      await stage.room('made')
      await stage.tab('Code')
      await stage.shown('The code could not be loaded')
    },
  },
  {
    name: 'preview, failed',
    show: async stage => {
      await fail(stage, /\/artifact\/\w+\/preview/)
      await stage.room('made')
      await stage.tab('Preview')
      await stage.shown('The preview could not be loaded')
    },
  },
  {
    name: 'open files',
    show: async stage => {
      await stage.editor()
      await stage.tab('Code')
      for (const name of ['theme.css', 'plans.tsx', 'compare.tsx']) {
        await stage.files()
        const file = stage.page.getByRole('treeitem').filter({ hasText: name })
        // Folders begin closed.
        const closed = stage.page.getByRole('treeitem', { expanded: false })
        while (!(await file.isVisible()) && (await closed.count()) > 0) await closed.first().click()
        await file.click()
      }
      await stage.page.getByRole('tab', { name: 'compare.tsx', selected: true }).waitFor()
    },
  },
  {
    name: 'attachment failed',
    show: async stage => {
      await stage.page.route('**/api/upload/**', route => route.abort())
      await stage.editor()
      const chooser = stage.page.waitForEvent('filechooser')
      await stage.press('Attach')
      await (await chooser).setFiles([{ name: 'harbour.png', mimeType: 'image/png', buffer: redPng(40, 30) }])
      await stage.page.getByRole('button', { name: 'Try harbour.png again' }).waitFor()
      await stage.page.getByRole('textbox', { name: 'Message' }).fill('A page like this')
    },
  },
]
