import { api } from '#shared/api/index.ts'
import { generate } from '#tests/support/people/made-design.ts'
import { growOld, prepareSockets } from '#tests/support/rooms/cut-off.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Cast, Stage } from '#tests/support/scenes/stage.ts'

const UNBROKEN = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrik'.repeat(2)
const RIGHT_TO_LEFT = 'صفحة أسعار لمدرسة إبحار، مع ثلاث باقات وزر «احجز الآن» في كل منها'
const LONG_NAME =
  'Pricing page for the sailing school at the northern harbour, second draft with the new summer plans'
const LONG_FILE = 'components/pricing/summer-plans-with-monthly-and-yearly-switch-and-comparison-table.tsx'
const MANY_ITEMS = 300

const page = (text: string) =>
  `export default function App() {\n  return <h1 className="p-8">${text}</h1>\n}\n`

/** Names, words and files as long as people make them, and text from right to left. */
const longDesign = once(async ({ ada }) => {
  const id = await ada.newPattern()
  await ada.must(api.patterns.rename, { body: { id, newName: LONG_NAME } })
  const files = [
    { name: 'App.tsx', code: page('Harbour') },
    { name: LONG_FILE, code: `export const words = '${UNBROKEN}'\n` },
  ]
  await ada.must(api.artifacts.save, { body: { id, files } })
  await generate(ada, id, RIGHT_TO_LEFT)
  await generate(ada, id, `Change the headline to "${UNBROKEN}"`)
  return id
})

const longThread = once(async ({ ada }) => {
  const id = await ada.newPattern()
  for (let at = 1; at <= MANY_ITEMS; at++) {
    const files = [{ name: 'App.tsx', code: page(`Draft ${at}`) }]
    await ada.must(api.artifacts.save, { body: { id, files } })
  }
  return id
})

/** Both sizes show the same one. */
function once(make: (cast: Cast) => Promise<string>): (stage: Stage) => Promise<string> {
  const made = new WeakMap<Cast, Promise<string>>()
  return ({ cast }) => {
    const id = made.get(cast) ?? make(cast)
    made.set(cast, id)
    return id
  }
}

const refuse = (stage: Stage, address: string, status: number, code: string) =>
  stage.page.route(address, route => route.fulfill({ status, json: { error: { code, message: 'No.' } } }))

const send = async (stage: Stage, text: string) => {
  await stage.page.getByRole('textbox', { name: 'Message' }).fill(text)
  await stage.press('Send')
}

/** What a network, a model or people do to the editor. */
export const STATE_SCENES: readonly Scene[] = [
  {
    name: 'reconnecting',
    isAlone: true,
    show: async stage => {
      let isCut = false
      const open: { close(): Promise<void> }[] = []
      await stage.page.routeWebSocket(/.*/, socket => {
        if (isCut) return
        socket.connectToServer()
        open.push(socket)
      })
      await stage.editor()
      await stage.page.getByRole('status', { name: 'Saved' }).waitFor()
      isCut = true
      for (const socket of open) await socket.close()
      await stage.page.getByRole('status', { name: 'Reconnecting…' }).waitFor()
    },
  },
  {
    name: 'too old',
    isAlone: true,
    show: async stage => {
      await prepareSockets(stage.page)
      await stage.editor()
      await growOld(stage.page)
      await stage.shown('Maquette has been updated.')
    },
  },
  {
    name: 'send failed',
    show: async stage => {
      await refuse(stage, '**/api/spaces/node/chat/*', 500, 'internal')
      await stage.editor()
      await send(stage, 'Add a newsletter')
      await stage.page.getByRole('log', { name: 'Chat' }).getByText('Oops, something went wrong.').waitFor()
    },
  },
  {
    name: 'restore failed',
    show: async stage => {
      await refuse(stage, '**/api/editor/restore', 500, 'internal')
      await stage.editor()
      await stage.press('Restore v1')
      await stage.shown('Failed to restore.')
    },
  },
  {
    name: 'theme panel',
    show: async stage => {
      await stage.editor()
      await stage.choose('Actions', /^Theme/)
      await stage.dialog('Theme')
      await stage.page.getByRole('button', { name: 'Save version' }).waitFor()
    },
  },
  {
    name: 'unsupported package',
    show: async stage => {
      const id = await stage.cast.ada.newPattern()
      const code = "import { Dial } from 'no-such-kit'\nexport default () => <Dial />\n"
      await stage.cast.ada.must(api.artifacts.save, { body: { id, files: [{ name: 'App.tsx', code }] } })
      await stage.go(`/c/${id}`)
      await stage.tab('Preview')
      await stage.page.getByRole('status', { name: 'Unsupported packages' }).waitFor()
    },
  },
  {
    name: 'long words, chat',
    show: async stage => {
      await stage.go(`/c/${await longDesign(stage)}`)
      await stage.tab('Chat')
      await stage.page.getByRole('button', { name: 'Preview v2' }).waitFor()
      await stage.page.getByRole('textbox', { name: 'Message' }).fill(`${RIGHT_TO_LEFT} ${UNBROKEN}`)
    },
  },
  {
    name: 'long words, code',
    show: async stage => {
      await stage.go(`/c/${await longDesign(stage)}`)
      await stage.tab('Code')
      await stage.files()
      await stage.page.getByRole('treeitem').filter({ hasText: 'summer-plans' }).click()
      await stage.page.getByRole('tab', { name: LONG_FILE, selected: true }).waitFor()
    },
  },
  {
    name: 'long words, versions',
    show: async stage => {
      await stage.go(`/c/${await longDesign(stage)}`)
      await stage.press('Versions')
      await stage.page.getByRole('menuitem', { name: 'Restore v1', exact: true }).waitFor()
    },
  },
  {
    name: 'long thread',
    show: async stage => {
      await stage.go(`/c/${await longThread(stage)}`)
      const log = stage.page.getByRole('log', { name: 'Chat' })
      const earlier = log.getByRole('button', { name: /earlier messages$/ })
      await earlier.waitFor({ state: 'attached' })
      await log.hover()
      await earlier.scrollIntoViewIfNeeded()
      await stage.page.getByRole('button', { name: 'Jump to bottom' }).waitFor()
    },
  },
  {
    name: 'no such invitation',
    show: async stage => {
      await stage.go('/invite/01arz3ndektsv4rrffq69g5fav')
      await stage.page.getByRole('heading').first().waitFor()
    },
  },
]
