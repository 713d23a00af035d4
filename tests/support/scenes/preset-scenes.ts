import { api } from '#shared/api/index.ts'
import { PRESETS as BUILT_IN } from '#shared/design.ts'
import { newId } from '#shared/ids.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const THEME = `:root {
  --radius: 0.75rem;
  --background: #f7f5f0;
  --foreground: #1f2937;
  --primary: #0f766e;
  --primary-foreground: #f8fafc;
  --accent: #f59e0b;
  --muted: #ece7dc;
  --card: #fffdf8;
  --border: #d9d2c3;
  --ring: var(--primary);
  --sail: #e76f51;
  --deep-water: #164e63;
}
.dark {
  --background: #10201f;
  --foreground: #e7ece9;
  --primary: #5eead4;
  --card: #162b29;
  --border: #29423f;
}
@theme inline {
  --font-sans: "Source Sans 3", Arial, sans-serif;
  --font-display: "Fraunces", Georgia, serif;
}`
const PRESETS = [
  {
    ...{ id: 'p'.padEnd(20, '1'), name: 'Halden Studio', notes: 'Calm and factual.', mayEdit: true },
    ...{ config: { designSystem: 'shadcn', styling: 'tailwind' }, ownerKind: 'user', ownerId: 'ada' },
    themeCss: THEME,
  },
  {
    ...{ id: 'p'.padEnd(20, '2'), name: 'Night', notes: '', mayEdit: true, themeCss: '' },
    ...{ config: { designSystem: 'html', styling: 'inline' }, ownerKind: 'user', ownerId: 'ada' },
  },
]

const known = (stage: Stage, customs: object[] = PRESETS) =>
  stage.page.route('**/api/customs', route => route.fulfill({ json: { customs } }))

/** A design of Ada's that is made with a preset of hers. */
async function withPreset(stage: Stage): Promise<string> {
  const { ada } = stage.cast
  const body = {
    name: 'Halden Studio',
    config: BUILT_IN['shadcn-tailwind'],
    themeCss: THEME,
    requestId: newId(),
  }
  const { id: customId } = await ada.must(api.presets.create, { body })
  const { id } = await ada.must(api.patterns.create, { body: { templateId: 'pricing', customId } })
  await stage.go(`/c/${id}`)
  await stage.page.getByRole('log', { name: 'Chat' }).waitFor()
  return customId
}

/** Presets of people: made, chosen, changed and applied. */
export const PRESET_SCENES: readonly Scene[] = [
  {
    name: 'save as preset',
    show: async stage => {
      await stage.editor()
      await stage.choose('Actions', 'Save as preset…')
      await stage.dialog('Save as preset')
      await stage.page.getByRole('textbox', { name: 'Notes' }).waitFor()
    },
  },
  {
    name: 'presets in settings',
    show: async stage => {
      await known(stage)
      await stage.go('/settings')
      await stage.page.getByText('Halden Studio').first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'edit preset',
    show: async stage => {
      await known(stage)
      await stage.go('/settings')
      await stage.page
        .getByRole('listitem', { name: 'Halden Studio' })
        .getByRole('button', { name: 'Edit' })
        .click()
      await stage.dialog('Edit preset')
    },
  },
  {
    name: 'edit preset, as text',
    show: async stage => {
      await known(stage)
      await stage.go('/settings')
      await stage.page
        .getByRole('listitem', { name: 'Halden Studio' })
        .getByRole('button', { name: 'Edit' })
        .click()
      await stage.dialog('Edit preset')
      await stage.page.getByText('Theme as text').click()
      await stage.page.getByRole('textbox', { name: 'Theme' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'no presets in settings',
    show: async stage => {
      await known(stage, [])
      await stage.go('/settings')
      await stage.page.getByText('no presets yet').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'delete preset asked',
    show: async stage => {
      await known(stage)
      await stage.go('/settings')
      const row = stage.page.getByRole('listitem', { name: 'Halden Studio' })
      await row.getByRole('button', { name: 'Delete' }).click()
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'home, presets',
    show: async stage => {
      await known(stage)
      await stage.go('/')
      await stage.page.getByRole('combobox', { name: 'Design Preset' }).click()
      await stage.page.getByRole('option', { name: 'Halden Studio' }).waitFor()
    },
  },
  {
    name: 'canvas, presets',
    show: async stage => {
      await known(stage)
      await stage.go(`/s/${stage.cast.canvases.full}`)
      // A finger looks around, and prompts nothing.
      if (stage.size === 'narrow') return stage.shown('To prompt and arrange, use a mouse')
      await stage.page.getByRole('combobox', { name: 'Design Preset' }).click()
      await stage.page.getByRole('option', { name: 'Halden Studio' }).waitFor()
    },
  },
  {
    name: 'convert, with presets',
    show: async stage => {
      await known(stage)
      await stage.editor()
      await stage.choose('Actions', /^Convert/)
      await stage.dialog('Convert Design')
      await stage.page.getByRole('radio', { name: 'Halden Studio' }).waitFor()
    },
  },
  {
    name: 'apply preset',
    show: async stage => {
      await withPreset(stage)
      await stage.choose('Actions', 'Apply preset…')
      await stage.dialog('Apply preset')
    },
  },
  {
    name: 'apply preset, gone',
    show: async stage => {
      const id = await withPreset(stage)
      await stage.cast.ada.must(api.presets.remove, { path: { id } })
      await stage.page.route('**/api/customs/*', route =>
        route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'Gone.' } } }),
      )
      await stage.page.reload()
      await stage.page.getByRole('log', { name: 'Chat' }).waitFor()
      await stage.choose('Actions', 'Apply preset…')
      await stage.shown('The preset is not there any more')
    },
  },
]
