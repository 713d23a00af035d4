import type { Stage } from '#tests/support/scenes/stage.ts'

export interface Scene {
  name: string
  /** Who looks; Ada unless said otherwise. */
  by?: 'visitor' | 'newcomer'
  /** Checked in every `npm test`. */
  isMain?: boolean
  show(stage: Stage): Promise<void>
}

const compare = async (stage: Stage) => {
  await stage.editor()
  await stage.choose('Versions', 'Preview v2')
  await stage.dialog('Version Preview')
}

/** Every screen, dialog and state of the editor and around it. */
export const SCENES: readonly Scene[] = [
  {
    name: 'home',
    isMain: true,
    show: async stage => {
      await stage.go('/')
      await stage.page.getByRole('textbox', { name: 'Describe your design' }).waitFor()
    },
  },
  {
    name: 'log in',
    by: 'visitor',
    isMain: true,
    show: async stage => {
      await stage.go('/')
      await stage.press('Log in')
      await stage.dialog('Log in or create an account')
    },
  },
  {
    name: 'settings',
    show: async stage => {
      await stage.go('/settings')
      await stage.shown('Preferences')
    },
  },
  {
    name: 'credits',
    show: async stage => {
      await stage.go('/credits')
      await stage.shown('Credits')
    },
  },
  {
    name: 'no such page',
    show: async stage => {
      await stage.go('/nowhere')
      await stage.page.getByRole('heading').first().waitFor()
    },
  },
  {
    name: 'no such design',
    show: async stage => {
      await stage.go('/c/01arz3ndektsv4rrffq69g5fav')
      await stage.shown(/does not exist/)
    },
  },
  {
    name: 'no access',
    show: async stage => {
      await stage.go(`/c/${stage.cast.ids.strangers}`)
      await stage.page.getByRole('heading').first().waitFor()
    },
  },
  {
    name: 'private, signed out',
    by: 'visitor',
    show: async stage => {
      await stage.go(`/c/${stage.cast.ids.strangers}`)
      await stage.shown('Log in to open this design')
    },
  },
  {
    name: 'opening',
    show: async stage => {
      await stage.page.route('**/api/chatPattern/*', () => undefined)
      await stage.go(`/c/${stage.cast.ids.made}`)
      await stage.page.getByRole('status', { name: 'Opening the design' }).waitFor()
    },
  },
  {
    name: 'could not be opened',
    show: async stage => {
      await stage.page.route('**/api/chatPattern/*', route => route.fulfill({ status: 500, json: {} }))
      await stage.go(`/c/${stage.cast.ids.made}`)
      await stage.shown('The design could not be opened')
    },
  },
  {
    name: 'empty room',
    isMain: true,
    show: async stage => {
      await stage.room('empty')
      await stage.shown('Nothing has been said yet')
    },
  },
  {
    name: 'welcome',
    by: 'newcomer',
    show: async stage => {
      await stage.room('made')
      await stage.tab('Chat')
      await stage.dialog('Welcome to the new Editor')
    },
  },
  {
    name: 'personalize',
    by: 'newcomer',
    show: async stage => {
      await stage.room('made')
      await stage.tab('Chat')
      for (const _ of [1, 2, 3]) await stage.press('Next')
      await stage.press('Get started')
      await stage.dialog('Personalize your experience')
    },
  },
  { name: 'editor', isMain: true, show: stage => stage.editor() },
  {
    name: 'preview',
    show: async stage => {
      await stage.editor()
      await stage.tab('Preview')
    },
  },
  {
    name: 'code',
    isMain: true,
    show: async stage => {
      await stage.editor()
      await stage.tab('Code')
      await stage.page.getByRole('textbox', { name: 'Code' }).waitFor()
    },
  },
  {
    name: 'code search',
    show: async stage => {
      await stage.editor()
      await stage.tab('Code')
      await stage.page.getByRole('textbox', { name: 'Code' }).click()
      await stage.page.keyboard.press('Control+f')
      await stage.page.getByRole('textbox', { name: 'Find' }).fill('className')
    },
  },
  {
    name: 'signed-out visitor',
    by: 'visitor',
    isMain: true,
    show: async stage => {
      await stage.room('made')
      await stage.tab('Chat')
      await stage.shown('create an account or log in')
    },
  },
  {
    name: 'reader',
    show: async stage => {
      await stage.room('readable')
      await stage.tab('Chat')
      await stage.shown('fork this design.')
    },
  },
  {
    name: 'menu',
    show: async stage => {
      await stage.editor()
      await stage.press('Menu')
      await stage.page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'actions',
    show: async stage => {
      await stage.editor()
      await stage.press('Actions')
      await stage.page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'versions',
    isMain: true,
    show: async stage => {
      await stage.editor()
      await stage.press('Versions')
      await stage.page.getByRole('menuitem', { name: 'v1', exact: true }).waitFor()
    },
  },
  { name: 'version preview', show: compare },
  {
    name: 'compare',
    isMain: true,
    show: async stage => {
      await compare(stage)
      await stage.page.getByRole('combobox', { name: 'Compare with' }).click()
      await stage.page.getByRole('option', { name: 'Compare with v1' }).click()
      await stage.page.getByRole('slider').waitFor()
      await stage.page.frameLocator('iframe[title="Preview of v1"]').getByText('Tidal').first().waitFor()
    },
  },
  {
    name: 'code diff',
    isMain: true,
    show: async stage => {
      await stage.editor()
      await stage.press('Code changes of v2')
      await stage.page.getByRole('region', { name: /^Changes in/ }).waitFor()
    },
  },
  {
    name: 'share',
    isMain: true,
    show: async stage => {
      await stage.editor()
      await stage.press('Share')
      await stage.dialog('Share')
      await stage.page.getByRole('radio').first().waitFor()
    },
  },
  {
    name: 'convert',
    show: async stage => {
      await stage.editor()
      await stage.choose('Actions', /^Convert/)
      await stage.dialog('Convert Design')
    },
  },
  {
    name: 'shortcuts',
    show: async stage => {
      await stage.editor()
      await stage.choose('Actions', /^Keyboard/)
      await stage.dialog('Keyboard shortcuts')
    },
  },
  {
    name: 'palette',
    isMain: true,
    show: async stage => {
      await stage.editor()
      await stage.choose('Actions', /^Commands/)
      await stage.dialog('Commands')
    },
  },
  {
    name: 'feedback',
    show: async stage => {
      await stage.editor()
      await stage.press('Bad answer')
      await stage.dialog('What could be better?')
    },
  },
  {
    name: 'viewports',
    show: async stage => {
      await stage.editor()
      await stage.tab('Preview')
      await stage.page.getByRole('combobox', { name: 'Viewport' }).click()
      await stage.page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'own phone view',
    show: async stage => {
      // Whoever only reads changes it for himself.
      await stage.room('readable')
      await stage.page.getByRole('combobox', { name: 'Viewport' }).click()
      await stage.page.getByRole('option', { name: 'iPhone 16 Pro' }).click()
      await stage.page.getByText(/%$/).first().waitFor()
    },
  },
  {
    name: 'selecting',
    show: async stage => {
      await stage.editor()
      await stage.tab('Preview')
      await stage.press('Select element')
      await stage.page.frameLocator('iframe[title="Preview"]').getByRole('heading').first().click()
      await stage.page.getByRole('navigation', { name: 'Selected element' }).waitFor()
    },
  },
  {
    name: 'broken design',
    isMain: true,
    show: async stage => {
      await stage.room('broken')
      await stage.tab('Preview')
      await stage.shown('Oops! This code could not be rendered.')
    },
  },
  {
    name: 'prompt too long',
    show: async stage => {
      await stage.editor()
      await stage.page.getByRole('textbox', { name: 'Message' }).fill('a'.repeat(50_001))
      await stage.press('Send')
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'offline',
    show: async stage => {
      await stage.editor()
      await stage.page.context().setOffline(true)
      await stage.page
        .getByRole('status', { name: 'Saved' })
        .getByText(/offline/i)
        .waitFor()
    },
  },
  {
    name: 'generating',
    show: async stage => {
      await stage.go(`/c/${await stage.cast.ada.newPattern()}`)
      await stage.page.getByRole('textbox', { name: 'Message' }).fill('A dashboard for a harbour')
      await stage.press('Send')
      await stage.page.getByRole('button', { name: 'Stop' }).first().waitFor()
    },
  },
]
