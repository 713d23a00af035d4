import { api } from '#shared/api/index.ts'
import { tokenOf } from '#tests/support/people/team.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const team = async (stage: Stage) => {
  await stage.go('/workspace/settings')
  await stage.page.getByRole('table', { name: 'Members' }).waitFor()
}

const shareDialog = async (stage: Stage) => {
  await stage.editor()
  await stage.page.getByRole('button', { name: 'Share', exact: true }).click()
  await stage.dialog('Share')
}

/** What somebody hands over, leaves and deletes, and what is offered. */
export const TEAM_ACT_SCENES: readonly Scene[] = [
  {
    name: 'manage team, whole page',
    isWhole: true,
    show: team,
  },
  {
    name: 'manage team, hand over',
    isAlone: true,
    show: async stage => {
      await team(stage)
      await stage.press('More about Bob Byrne')
      await stage.page.getByRole('menuitem', { name: 'Hand over ownership' }).click()
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'manage team, delete',
    isAlone: true,
    show: async stage => {
      await team(stage)
      await stage.page.getByRole('button', { name: 'Delete workspace' }).click()
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'manage team, leave',
    by: 'newcomer',
    isAlone: true,
    show: async stage => {
      await team(stage)
      await stage.page.getByRole('button', { name: 'Leave workspace' }).click()
      const dialog = stage.page.getByRole('dialog', { name: /^Leave/ })
      await dialog.getByRole('radio', { name: 'Hand over' }).click()
      await dialog.getByRole('combobox', { name: 'Hand them over to' }).waitFor()
    },
  },
  {
    name: 'share, hand over',
    isAlone: true,
    show: async stage => {
      await shareDialog(stage)
      await stage.page.getByRole('combobox', { name: 'What Nora Newcomer can do' }).click()
      await stage.page.getByRole('option', { name: 'Make owner…' }).click()
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'share, levels',
    isAlone: true,
    show: async stage => {
      await shareDialog(stage)
      await stage.page.getByRole('combobox', { name: 'What Nora Newcomer can do' }).click()
      await stage.page.getByRole('option', { name: 'Make owner…' }).waitFor()
    },
  },
  {
    name: 'share, leave',
    by: 'newcomer',
    isAlone: true,
    show: async stage => {
      await stage.room('made')
      await stage.page.keyboard.press('Escape')
      await stage.page.getByRole('button', { name: 'Share', exact: true }).click()
      await stage.page.getByRole('button', { name: 'Leave this design' }).click()
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'share, workspace offered',
    isAlone: true,
    show: async stage => {
      await stage.page.route('**/api/org', route => route.fulfill({ json: { orgs: [] } }))
      const { ada, ids } = stage.cast
      const emails = 'kim@example.org, lee@example.org'
      await ada.must(api.sharing.invite, { path: { id: ids.made }, body: { emails } })
      await shareDialog(stage)
      await stage.page.getByRole('region', { name: 'Workspace', exact: true }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'home, folder',
    show: async stage => {
      await stage.go('/')
      await stage.page.getByRole('tab', { name: 'Workspace' }).click()
      await stage.page.getByRole('list', { name: 'Folders' }).getByText('Dashboards').click()
      await stage.page.getByRole('combobox', { name: 'Workspace' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'home, favourites',
    show: async stage => {
      await stage.go('/')
      await stage.page.getByRole('tab', { name: 'Favourites' }).click()
      await stage.page.getByRole('combobox', { name: 'Workspace' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'invitation, signed out',
    by: 'visitor',
    show: async stage => {
      const { ada, ids } = stage.cast
      const emails = 'pat@example.org'
      const { invites } = await ada.must(api.sharing.invite, { path: { id: ids.made }, body: { emails } })
      await stage.go(`/invite/${tokenOf(invites[0]?.link)}`)
      await stage.shown('You are invited to a design')
    },
  },
  {
    name: 'invitation, used',
    show: async stage => {
      const { ada, newcomer, ids } = stage.cast
      const body = { emails: newcomer.email }
      const { invites } = await ada.must(api.sharing.invite, { path: { id: ids.empty }, body })
      await newcomer.must(api.sharing.acceptInvite, { body: { token: tokenOf(invites[0]?.link) } })
      await stage.go(`/invite/${tokenOf(invites[0]?.link)}`)
      await stage.shown('This invitation cannot be used')
    },
  },
]
