import { useSetAtom } from 'jotai'
import { MenuActions } from '#client/actions/menu-actions.tsx'
import { useHomeActions } from '#client/actions/use-home-actions.tsx'
import { useSession } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { Menu, MenuLabel, MenuSeparator } from '#client/ui/menu.tsx'
import { colorOf } from '#room-schema/presence.ts'

/** Who I am here; "Log in" for nobody and for a guest. */
export function AccountMenu() {
  const open = useSetAtom(openDialogAtom)
  const { places, account } = useHomeActions()
  const { data } = useSession()
  if (!data) return <span className="size-8" />
  const { user } = data
  if (!user) {
    return (
      <Button look="quiet" onClick={() => open({ kind: 'auth', mode: 'login' })}>
        Log in
      </Button>
    )
  }
  const elsewhere = places.filter(({ id }) => id !== 'home')
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label="Account"
          className="touch-target grid size-8 place-items-center rounded-full hover:bg-hover data-[state=open]:bg-pressed"
        >
          <Avatar name={user.name} color={colorOf(user.id)} picture={user.avatarUrl} />
        </button>
      }
    >
      <MenuLabel>
        <span className="block text-sm font-medium text-ink">{user.name}</span>
        {user.email ?? 'Guest on this device'}
      </MenuLabel>
      <MenuSeparator />
      <MenuActions parts={[elsewhere, account]} />
    </Menu>
  )
}
