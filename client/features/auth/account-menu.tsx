import { useSetAtom } from 'jotai'
import {
  BookOpen,
  Building2,
  Coins,
  CreditCard,
  LifeBuoy,
  LogIn,
  LogOut,
  Mail,
  Settings,
  ShieldCheck,
  UserCheck,
  UserPlus,
  Users,
} from 'lucide-react'
import { useLocation } from 'wouter'
import { useLeave } from '#client/actions/use-leave.ts'
import { useSupport } from '#client/actions/use-support.ts'
import { useRequestsToMe } from '#client/api/access-requests.ts'
import { useSession } from '#client/api/users.ts'
import { ROUTES } from '#client/routes.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#client/ui/menu.tsx'
import { colorOf } from '#room-schema/presence.ts'

/** Who I am here; "Log in" for nobody and for a guest. */
export function AccountMenu() {
  const [, navigate] = useLocation()
  const open = useSetAtom(openDialogAtom)
  const { leave } = useLeave()
  const support = useSupport()
  const { data } = useSession()
  const asking = useRequestsToMe(Boolean(data?.user), false).data?.length ?? 0
  if (!data) return <span className="size-8" />
  const { user, server } = data
  if (!user) {
    return (
      <Button look="quiet" onClick={() => open({ kind: 'auth', mode: 'login' })}>
        Log in
      </Button>
    )
  }
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
      {user.isGuest && (
        <>
          <MenuItem icon={<UserPlus />} onSelect={() => open({ kind: 'auth', mode: 'create' })}>
            Create account
          </MenuItem>
          <MenuItem icon={<LogIn />} onSelect={() => open({ kind: 'auth', mode: 'login' })}>
            Log in
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<Coins />} onSelect={() => navigate(ROUTES.credits)}>
        Credits
      </MenuItem>
      <MenuItem icon={<CreditCard />} onSelect={() => open({ kind: 'billing' })}>
        Billing & Subscription
      </MenuItem>
      {!user.isGuest && (
        <MenuItem icon={<Users />} onSelect={() => navigate(ROUTES.workspace)}>
          Manage Team
        </MenuItem>
      )}
      {asking > 0 && (
        <MenuItem
          icon={<UserCheck />}
          after={<Badge count={asking} are="open" />}
          onSelect={() => navigate('/')}
        >
          Access requests
        </MenuItem>
      )}
      <MenuItem icon={<Settings />} onSelect={() => navigate('/settings')}>
        Settings
      </MenuItem>
      {user.isAdmin && (
        <MenuItem icon={<ShieldCheck />} onSelect={() => navigate(ROUTES.admin)}>
          Admin
        </MenuItem>
      )}
      <MenuItem icon={<BookOpen />} onSelect={() => navigate('/docs')}>
        Documentation
      </MenuItem>
      {support.isThere && (
        <MenuItem
          icon={<LifeBuoy />}
          after={support.unread > 0 && <Badge count={support.unread} />}
          onSelect={() => support.ask()}
        >
          Get Support
        </MenuItem>
      )}
      {server.hasMailbox && (
        <MenuItem icon={<Mail />} onSelect={() => window.open('/dev/mailbox', '_blank', 'noopener')}>
          Mailbox
        </MenuItem>
      )}
      {!user.isGuest && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Building2 />} onSelect={() => open({ kind: 'createWorkspace' })}>
            Create a workspace
          </MenuItem>
          <MenuItem icon={<LogOut />} onSelect={leave}>
            Logout
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
