import { api } from '#shared/api/index.ts'
import { type Scene, wordsOf } from '#tests/support/scenes/scene.ts'

/** Pages, and the editor as different people find it. */
export const SCREEN_SCENES: readonly Scene[] = [
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
  wordsOf('settings', '/settings', 'Preferences'),
  wordsOf('credits', '/credits', 'Credits'),
  wordsOf('documentation', '/docs', 'Your first design', { by: 'visitor' }),
  {
    name: 'documentation, packages',
    by: 'visitor',
    show: async stage => {
      await stage.go('/docs/packages')
      await stage.page.getByRole('searchbox', { name: 'Find a package' }).waitFor()
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
      await stage.page.frameLocator('iframe').getByRole('heading').first().waitFor()
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
      await stage.page.getByRole('region', { name: 'Welcome' }).waitFor()
    },
  },
  {
    name: 'welcome, asked for',
    by: 'newcomer',
    show: async stage => {
      await stage.room('made')
      await stage.tab('Chat')
      await stage.press('Show me around')
      await stage.dialog('Welcome to the new Editor')
    },
  },
  {
    name: 'personalize',
    by: 'newcomer',
    show: async stage => {
      await stage.room('made')
      await stage.tab('Chat')
      await stage.press('Show me around')
      for (const _ of [1, 2, 3]) await stage.press('Next')
      await stage.press('Get started')
      await stage.dialog('Personalize your experience')
    },
  },
  { name: 'editor', isMain: true, isEscaped: true, show: stage => stage.editor() },
  {
    name: 'preview',
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.tab('Preview')
    },
  },
  {
    name: 'preview tools',
    show: async stage => {
      await stage.editor()
      await stage.tab('Preview')
      await stage.tools()
      await stage.page.getByRole('toolbar', { name: 'Preview tools' }).waitFor()
    },
  },
  {
    name: 'where it changed',
    show: async stage => {
      const { ada } = stage.cast
      const id = await ada.newPattern()
      const save = (...words: string[]) => {
        const code = `export default () => (\n  <main>\n${words.map(word => `    <p>${word}</p>\n`).join('')}  </main>\n)\n`
        return ada.must(api.artifacts.save, { body: { id, files: [{ name: 'App.tsx', code }] } })
      }
      await save('Fees', 'Boats', 'Terms')
      await stage.go(`/c/${id}`)
      await stage.tab('Preview')
      await stage.page.frameLocator('iframe[title="Preview"]').getByText('Boats').waitFor()
      await save('What it costs', 'Boats', 'Small print')
      await stage.page.getByRole('region', { name: 'Where it changed' }).waitFor()
    },
  },
  {
    name: 'code',
    isMain: true,
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.tab('Code')
      await stage.page.getByRole('textbox', { name: 'Code' }).waitFor()
    },
  },
  {
    name: 'code files',
    show: async stage => {
      await stage.editor()
      await stage.tab('Code')
      await stage.files()
      await stage.page.getByRole('treeitem', { name: 'App.tsx' }).waitFor()
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
      await stage.shown('create an account or login')
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
]
