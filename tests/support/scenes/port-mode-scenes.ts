import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

interface Session {
  server: { preview: object }
}

/** As if no name below a domain led to the product. */
async function withoutHosts(stage: Stage): Promise<void> {
  await stage.page.route('**/api/user', async route => {
    const response = await route.fetch()
    const session = (await response.json()) as Session
    const preview = { ...session.server.preview, mode: 'port' }
    await route.fulfill({ response, json: { ...session, server: { ...session.server, preview } } })
  })
  await stage.room('made')
  await stage.tab('Chat')
}

const openShare = async (stage: Stage) => {
  await withoutHosts(stage)
  await stage.press('Share')
  await stage.dialog('Share')
}

/** What is said where designs have no hosts of their own, of everything that needs one. */
export const PORT_MODE_SCENES: readonly Scene[] = [
  {
    name: 'port mode, publish',
    isAlone: true,
    show: async stage => {
      await openShare(stage)
      await stage.page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Publish' }).click()
      await stage.shown('Publishing needs a host of its own for each design')
    },
  },
  {
    name: 'port mode, share',
    isAlone: true,
    show: async stage => {
      await openShare(stage)
      await stage.page
        .getByText('A password needs a host of its own for each design')
        .scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'port mode, custom domain',
    isAlone: true,
    show: async stage => {
      await openShare(stage)
      await stage.press('Custom domain')
      await stage.shown('A custom domain needs a host of its own for each design')
    },
  },
  {
    name: 'port mode, integrations',
    isAlone: true,
    show: async stage => {
      await withoutHosts(stage)
      await stage.choose('Actions', 'Integrations…')
      await stage.shown('An AI provider in a design needs a host of its own for each design')
    },
  },
]
