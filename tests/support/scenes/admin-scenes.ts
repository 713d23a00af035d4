import { DEBUG, LISTS, LIVE_ROOM, ROOM } from '#tests/support/scenes/admin-said.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

/** Ada, as if she were on the list. */
async function asAdmin(stage: Stage, lists: Partial<typeof LISTS> = LISTS): Promise<void> {
  await stage.page.route('**/api/user', async route => {
    const response = await route.fetch()
    const session = await response.json()
    await route.fulfill({ response, json: { ...session, user: { ...session.user, isAdmin: true } } })
  })
  await stage.page.route(/\/api\/admin\/\w+(?:\?|$)/, route => {
    const list = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const key = (list === 'audit' ? 'entries' : list) as keyof typeof LISTS
    return route.fulfill({ json: { [key]: lists[key] ?? [] } })
  })
}

const listScene = (tab: string, seen: string | RegExp, isMain = false): Scene => ({
  name: `admin, ${tab.toLowerCase()}`,
  isMain,
  show: async stage => {
    await asAdmin(stage)
    await stage.go('/admin')
    await stage.page.getByRole('tab', { name: tab }).click()
    await stage.page.getByRole('region', { name: tab }).getByText(seen).first().waitFor()
  },
})

const fromActions = (
  item: string,
  dialog: string,
  { name, room }: { name: string; room: typeof ROOM | typeof LIVE_ROOM } = { name: item, room: ROOM },
): Scene => ({
  name: `admin, ${name.toLowerCase()}`,
  show: async stage => {
    await asAdmin(stage)
    await stage.page.route('**/api/admin/room/*/info', route => route.fulfill({ json: { room } }))
    await stage.page.route('**/api/admin/room/*/debug', route => route.fulfill({ json: DEBUG }))
    await stage.editor()
    await stage.choose('Actions', item)
    await stage.dialog(dialog)
  },
})

/** What whoever is on the list of admins sees. */
export const ADMIN_SCENES: readonly Scene[] = [
  listScene('People', 'Ada Lovelace', true),
  listScene('Workspaces', 'Analytical Engines'),
  listScene('Designs', 'Name not shown'),
  listScene('Rooms', 'Design'),
  listScene('Runs', 'Failed (limited)'),
  listScene('Models', 'Its provider is out'),
  listScene('Audit log', 'deleted a message'),
  {
    name: 'admin, empty',
    show: async stage => {
      await asAdmin(stage, {})
      await stage.go('/admin')
      await stage.shown('Nobody is here yet.')
    },
  },
  {
    name: 'admin, could not be loaded',
    show: async stage => {
      await asAdmin(stage)
      await stage.page.route('**/api/admin/people*', route => route.fulfill({ status: 500, json: {} }))
      await stage.go('/admin')
      await stage.shown('This list could not be loaded.')
    },
  },
  fromActions('Admin permissions', 'Grant Access'),
  fromActions('Room Info', 'Room Info'),
  fromActions('Room Info', 'Room Info', { name: 'Rooms at Liveblocks', room: LIVE_ROOM }),
  fromActions('Debug Info', 'Debug Info'),
  {
    name: 'admin, delete message',
    show: async stage => {
      await asAdmin(stage)
      await stage.editor()
      const message = stage.page.getByRole('log', { name: 'Chat' }).getByRole('article').last()
      await message.hover()
      await message.getByRole('button', { name: 'Admin' }).click()
      await stage.page.getByRole('menuitem', { name: 'Delete Message' }).click()
      await stage.dialog('Delete Message')
    },
  },
  {
    name: 'how this was made',
    show: async stage => {
      const { ada, ids } = stage.cast
      const response = await ada.fetch(`/api/chatPattern/${ids.made}`)
      const { chatItems } = (await response.json()) as { chatItems: { metadata: { traceId: string } }[] }
      await stage.go(`/c/${ids.made}/trace/${chatItems[0]?.metadata.traceId}`)
      await stage.page.getByText('asked').first().click()
    },
  },
  {
    name: 'info, acts of admins',
    show: async stage => {
      await stage.page.route('**/api/chatPattern/*/audit', route =>
        route.fulfill({ json: { entries: LISTS.entries } }),
      )
      await stage.editor()
      await stage.choose('Actions', 'Info')
      await stage.shown('By administrators, and out of this server')
    },
  },
  {
    name: 'home, catalog',
    show: async stage => {
      const { ada, ids } = stage.cast
      const design = (await (await ada.fetch(`/api/chatPattern/${ids.made}`)).json()) as {
        activeArtifactId: string
      }
      const entry = {
        id: 'c8tbue02z5fe7g5j6zrl',
        patternId: ids.made,
        artifactId: design.activeArtifactId,
        pictureSrc: null,
      }
      const entries = ['Tidal, a sailing school', 'Halden, a small coffee roastery in Bergen'].map(
        (name, at) => ({ ...entry, name, id: `${entry.id.slice(0, -1)}${at}` }),
      )
      await stage.page.route('**/api/catalogEntry', route => route.fulfill({ json: { entries } }))
      await stage.go('/')
      await stage.page.getByRole('heading', { name: 'Catalog' }).scrollIntoViewIfNeeded()
    },
  },
]
