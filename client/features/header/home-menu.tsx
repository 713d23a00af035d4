import { useSetAtom } from 'jotai'
import {
  ArrowLeft,
  BookOpen,
  ChevronDown,
  Coins,
  LifeBuoy,
  LogIn,
  LogOut,
  Mail,
  Monitor,
  Moon,
  Settings,
  Sun,
} from 'lucide-react'

import { Link, useLocation } from 'wouter'
import { useColorScheme } from '#client/actions/use-color-scheme.ts'
import { useLeave } from '#client/actions/use-leave.ts'
import { useSession } from '#client/api/users.ts'
import { ROUTES } from '#client/routes.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { LogoMark } from '#client/ui/logo.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#client/ui/menu.tsx'

const THEMES = [
  { value: 'system', label: 'System', icon: <Monitor /> },
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
] as const

/** The way home, and everything that is not about this design. */
export function HomeMenu() {
  const [, navigate] = useLocation()
  const [theme, setTheme] = useColorScheme()
  const { user, server } = useSession().data ?? {}
  return (
    <>
      <Link
        href="/"
        aria-label="Home"
        className="touch-target grid size-8 place-items-center rounded-md hover:bg-hover"
      >
        <LogoMark />
      </Link>
      <Menu
        trigger={
          <IconButton label="Menu" size="sm" className="w-6!">
            <ChevronDown className="size-4" />
          </IconButton>
        }
      >
        <MenuItem icon={<ArrowLeft />} onSelect={() => navigate('/')}>
          Back to Home
        </MenuItem>
        <MenuItem icon={<BookOpen />} onSelect={() => window.open('/docs', '_blank', 'noopener')}>
          Documentation
        </MenuItem>
        {user && (
          <>
            <MenuItem icon={<Coins />} onSelect={() => navigate(ROUTES.credits)}>
              Credits
            </MenuItem>
            <MenuItem icon={<Settings />} onSelect={() => navigate('/settings')}>
              Settings
            </MenuItem>
          </>
        )}
        {server?.supportUrl && (
          <MenuItem
            icon={<LifeBuoy />}
            onSelect={() => window.open(server.supportUrl ?? undefined, '_blank', 'noopener')}
          >
            Get Support
          </MenuItem>
        )}
        {server?.hasMailbox && (
          <MenuItem icon={<Mail />} onSelect={() => window.open('/dev/mailbox', '_blank', 'noopener')}>
            Mailbox
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuChoice label="Theme" value={theme} options={THEMES} onChange={setTheme} />
        <MenuSeparator />
        {user && !user.isGuest ? <LogOutItem /> : <LogInItem />}
      </Menu>
    </>
  )
}

function LogInItem() {
  const open = useSetAtom(openDialogAtom)
  return (
    <MenuItem icon={<LogIn />} onSelect={() => open({ kind: 'auth', mode: 'login' })}>
      Log in
    </MenuItem>
  )
}

function LogOutItem() {
  const { leave } = useLeave()
  return (
    <MenuItem icon={<LogOut />} onSelect={leave}>
      Logout
    </MenuItem>
  )
}
