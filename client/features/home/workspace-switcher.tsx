import { useSetAtom } from 'jotai'
import { Plus, User } from 'lucide-react'
import { sentenceOf } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { useChooseWorkspace, useWorkspaces } from '#client/api/workspaces.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Select } from '#client/ui/select.tsx'
import { toast } from '#client/ui/toast.ts'
import { WorkspaceMark } from '#client/ui/workspace-mark.tsx'
import { colorOf } from '#room-schema/presence.ts'

/** No id of a workspace: those have 20 characters. */
const ALONE = 'alone'
const NEW = 'new'

/** Which workspace one works in: it pays, and its designs are in the tab of that name. */
export function WorkspaceSwitcher() {
  const user = useSession().data?.user
  const { data } = useWorkspaces()
  const choose = useChooseWorkspace()
  const openDialog = useSetAtom(openDialogAtom)
  if (!user || user.isGuest || !data) return null
  const change = (value: string) => {
    if (value === NEW) return openDialog({ kind: 'createWorkspace' })
    const name = data.find(({ id }) => id === value)?.name ?? 'you alone'
    choose.mutate(value === ALONE ? null : value, {
      onSuccess: () =>
        toast(value === ALONE ? 'You pay for yourself from now on.' : `You work in ${name} now.`),
      onError: error =>
        toast.error('The workspace could not be chosen.', {
          description: sentenceOf(error),
          action: { label: 'Try again', onClick: () => change(value) },
        }),
    })
  }
  const options = [
    { value: ALONE, label: 'Only me', icon: <User /> },
    ...data.map(({ id, name, logo }) => ({
      value: id,
      label: name,
      icon: <WorkspaceMark name={name} color={colorOf(id)} logo={logo} size="xs" />,
    })),
    { value: NEW, label: 'Create a workspace…', icon: <Plus /> },
  ]
  const chosen = choose.isPending ? choose.variables : user.orgId
  return (
    <Select
      label="Workspace"
      // One that was left elsewhere is not there any more.
      value={options.some(({ value }) => value === chosen) && chosen ? chosen : ALONE}
      options={options}
      onChange={change}
      className="max-w-56"
    />
  )
}
