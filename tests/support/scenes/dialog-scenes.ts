import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const compare = async (stage: Stage) => {
  await stage.editor()
  await stage.choose('Versions', 'Preview v2')
  await stage.dialog('Version Preview')
  await stage.page.frameLocator('iframe[title="Preview of v2"]').getByText('Tidal').first().waitFor()
}

const designTool = async (stage: Stage) => {
  await stage.editor()
  await stage.choose('Export', 'Export to a design tool')
  await stage.dialog('Export to a design tool')
  await stage.page.getByText('layers.').waitFor()
}

/** Menus, dialogs and states within the editor. */
export const DIALOG_SCENES: readonly Scene[] = [
  {
    name: 'menu',
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.press('Menu')
      await stage.page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'actions',
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.press('Actions')
      await stage.page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'versions',
    isMain: true,
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.press('Versions')
      await stage.page.getByRole('menuitem', { name: 'Restore v1' }).waitFor()
    },
  },
  {
    name: 'design tool',
    isMain: true,
    isEscaped: true,
    show: stage => designTool(stage),
  },
  {
    name: 'export menu',
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.press('Export')
      await stage.page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'design tool, copied',
    show: async stage => {
      await designTool(stage)
      await stage.press('Copy for the plugin')
      await stage.shown(/Paste this into the plugin/)
    },
  },
  {
    name: 'design tool, not copied',
    show: async stage => {
      await stage.page.route('**/api/layers', route => route.fulfill({ status: 500, json: {} }))
      await designTool(stage)
      await stage.press('Copy for the plugin')
      await stage.shown('Oops, something went wrong exporting.')
    },
  },
  {
    name: 'design tool, no page',
    show: async stage => {
      await stage.room('empty')
      await stage.choose('Export', 'Export to a design tool')
      await stage.shown('Oops, something went wrong exporting.')
    },
  },
  { name: 'version preview', isEscaped: true, show: compare },
  {
    name: 'compare',
    isMain: true,
    isEscaped: true,
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
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.press('Code changes of v2')
      await stage.page.getByRole('region', { name: /^Changes in/ }).waitFor()
    },
  },
  {
    name: 'share',
    isMain: true,
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.press('Share')
      await stage.dialog('Share')
      await stage.page.getByRole('radio').first().waitFor()
    },
  },
  {
    name: 'convert',
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.choose('Actions', /^Convert/)
      await stage.dialog('Convert Design')
    },
  },
  {
    name: 'shortcuts',
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.choose('Actions', /^Keyboard/)
      await stage.dialog('Keyboard shortcuts')
    },
  },
  {
    name: 'palette',
    isMain: true,
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.choose('Actions', /^Commands/)
      await stage.dialog('Commands')
    },
  },
  {
    name: 'feedback',
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.press('Bad answer')
      await stage.dialog('What could be better?')
    },
  },
  {
    name: 'viewports',
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.tab('Preview')
      await stage.tools()
      await stage.page.getByRole('combobox', { name: 'Viewport' }).click()
      await stage.page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'own phone view',
    show: async stage => {
      // Whoever only reads changes it for himself.
      await stage.room('readable')
      await stage.page.frameLocator('iframe[title="Preview"]').getByText('Halden').first().waitFor()
      await stage.tools()
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
      await stage.page.getByRole('status', { name: /offline/i }).waitFor()
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
