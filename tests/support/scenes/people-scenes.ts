import { api } from '#shared/api/index.ts'
import type { OwnRequest } from '#shared/workspaces.ts'
import { tokenOf } from '#tests/support/people/team.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const designs = async (stage: Stage, tab: string) => {
  await stage.go('/')
  await stage.page.getByRole('tab', { name: tab }).click()
  await stage.page.getByRole('tab', { name: tab }).scrollIntoViewIfNeeded()
  await stage.page.getByRole('combobox', { name: 'Workspace' }).scrollIntoViewIfNeeded()
}

/** The page of somebody else's design, to somebody who has asked for it or not. */
async function ownRequest(stage: Stage, own: OwnRequest): Promise<void> {
  await stage.page.route('**/access/request', route =>
    route.request().method() === 'GET' ? route.fulfill({ json: own }) : route.fallback(),
  )
  await stage.go(`/c/${stage.cast.ids.strangers}`)
  await stage.page.reload()
}

/** How people come to designs. */
export const PEOPLE_SCENES: readonly Scene[] = [
  {
    name: 'create a workspace',
    isMain: true,
    show: async stage => {
      await stage.go('/')
      await stage.choose('Account', 'Create a workspace')
      await stage.dialog('Create a workspace')
    },
  },
  {
    name: 'home, workspace',
    show: async stage => {
      await designs(stage, 'Workspace')
      await stage.page.getByRole('list', { name: 'Folders' }).waitFor()
      await stage.page.getByRole('list', { name: /^Designs/ }).waitFor()
    },
  },
  {
    name: 'home, workspaces',
    show: async stage => {
      await designs(stage, 'Recent')
      await stage.page.getByRole('combobox', { name: 'Workspace' }).click()
      await stage.page.getByRole('option', { name: 'Halden Studio' }).waitFor()
    },
  },
  {
    name: 'chat, who is mentioned',
    isAlone: true,
    show: async stage => {
      await stage.editor()
      await stage.tab('Chat')
      await stage.page.getByRole('textbox', { name: 'Message' }).pressSequentially('Ask @')
      await stage.page.getByRole('listbox', { name: 'People to mention' }).waitFor()
    },
  },
  {
    name: 'home, access requests',
    isMain: true,
    show: async stage => {
      await stage.go('/')
      await stage.page.getByRole('button', { name: /^Allow viewing for Bob Byrne/ }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'home, access requests in the menu',
    show: async stage => {
      await stage.go('/')
      await stage.press('Account')
      await stage.page.getByRole('menuitem', { name: 'Access requests' }).waitFor()
    },
  },
  {
    name: 'home, nothing shared',
    show: async stage => {
      await designs(stage, 'Shared with me')
      await stage.shown('Nothing is shared with you yet')
    },
  },
  {
    name: 'home, move',
    show: async stage => {
      await designs(stage, 'Workspace')
      await stage.choose(/^More about (?!the folder)/, 'Move to folder')
      await stage.dialog(/^Move/)
    },
  },
  {
    name: 'share, workspace',
    isMain: true,
    isEscaped: true,
    show: async stage => {
      await stage.editor()
      await stage.press('Share')
      await stage.page.getByRole('region', { name: 'Workspaces with access' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'share, asked',
    show: async stage => {
      await stage.room('empty')
      await stage.press('Share')
      await stage.page.getByRole('region', { name: 'Access requests' }).waitFor()
    },
  },
  {
    name: 'no access, asked',
    show: async stage => {
      await ownRequest(stage, { state: 'open', againAt: null })
      await stage.shown('The owner has your request')
    },
  },
  {
    name: 'no access, declined',
    show: async stage => {
      await ownRequest(stage, { state: 'declined', againAt: Date.now() + 20 * 3_600_000 })
      await stage.shown('Your request was declined')
    },
  },
  {
    name: 'invitation, workspace',
    by: 'newcomer',
    show: async stage => {
      const { ada, workspace: id } = stage.cast
      const { link } = await ada.must(api.workspaces.link, { path: { id }, body: { isOn: true } })
      await stage.go(`/invite/${tokenOf(link)}`)
      await stage.page.getByRole('button', { name: 'Join workspace' }).waitFor()
    },
  },
  {
    name: 'invitation, over',
    show: async stage => {
      await stage.go(`/invite/${'x'.repeat(40)}`)
      await stage.shown('This invitation cannot be used')
    },
  },
]
