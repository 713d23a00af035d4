import { useSetAtom } from 'jotai'
import {
  ArrowLeft,
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
import type { Action } from '#client/actions/action.ts'
import { useLeave } from '#client/actions/use-leave.ts'
import { useSupport } from '#client/actions/use-support.ts'
import { useRequestsToMe } from '#client/api/access-requests.ts'
import { useSession } from '#client/api/users.ts'
import { ROUTES } from '#client/routes.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'

interface HomeActions {
  places: Action[]
  account: Action[]
}

/** Everything that is not about the design. */
export function useHomeActions(): HomeActions {
  const [, navigate] = useLocation()
  const open = useSetAtom(openDialogAtom)
  const { leave } = useLeave()
  const { user, server } = useSession().data ?? {}
  const hasAccount = user ? !user.isGuest : false
  const support = useSupport()
  const asking = useRequestsToMe(Boolean(user), false).data?.length ?? 0
  return {
    places: [
      {
        id: 'home',
        group: 'Go to',
        name: 'Back to Home',
        words: ['designs'],
        icon: <ArrowLeft />,
        run: () => navigate('/'),
      },
      {
        id: 'docs',
        group: 'Go to',
        name: 'Documentation',
        words: ['help', 'packages'],
        icon: <BookOpen />,
        run: () => openBeside('/docs'),
      },
      {
        id: 'admin',
        group: 'Go to',
        name: 'Admin',
        words: ['people', 'audit', 'server'],
        icon: <ShieldCheck />,
        isShown: user?.isAdmin === true,
        run: () => navigate(ROUTES.admin),
      },
      {
        id: 'credits',
        group: 'Go to',
        name: 'Credits',
        words: ['balance'],
        icon: <Coins />,
        isShown: Boolean(user),
        run: () => navigate(ROUTES.credits),
      },
      {
        id: 'billing',
        group: 'Go to',
        name: 'Billing & Subscription',
        words: ['plan', 'upgrade', 'payment', 'invoice'],
        icon: <CreditCard />,
        isShown: Boolean(user),
        run: () => open({ kind: 'billing' }),
      },
      {
        id: 'team',
        group: 'Go to',
        name: 'Manage Team',
        words: ['workspace', 'members', 'colleagues', 'organisation'],
        icon: <Users />,
        isShown: hasAccount,
        run: () => navigate(ROUTES.workspace),
      },
      {
        id: 'requests',
        group: 'Go to',
        name: 'Access requests',
        words: ['asks', 'permission'],
        icon: <UserCheck />,
        badge: asking,
        badgeAre: 'open',
        isShown: asking > 0,
        run: () => navigate('/'),
      },
      {
        id: 'settings',
        group: 'Go to',
        name: 'Settings',
        icon: <Settings />,
        isShown: Boolean(user),
        run: () => navigate('/settings'),
      },
      {
        id: 'support',
        group: 'Help',
        name: 'Get Support',
        icon: <LifeBuoy />,
        words: ['help', 'contact'],
        badge: support.unread,
        isShown: support.isThere,
        run: () => support.ask(),
      },
      {
        id: 'mailbox',
        group: 'Go to',
        name: 'Mailbox',
        words: ['mail'],
        icon: <Mail />,
        isShown: server?.hasMailbox === true,
        run: () => openBeside('/dev/mailbox'),
      },
    ],
    account: [
      {
        id: 'createAccount',
        group: 'Account',
        name: 'Create account',
        words: ['sign up', 'register'],
        icon: <UserPlus />,
        isShown: !hasAccount,
        run: () => open({ kind: 'auth', mode: 'create' }),
      },
      {
        id: 'logIn',
        group: 'Account',
        name: 'Log in',
        words: ['sign in', 'login'],
        icon: <LogIn />,
        isShown: !hasAccount,
        run: () => open({ kind: 'auth', mode: 'login' }),
      },
      {
        id: 'createWorkspace',
        group: 'Account',
        name: 'Create a workspace',
        words: ['team', 'organisation'],
        icon: <Building2 />,
        isShown: hasAccount,
        run: () => open({ kind: 'createWorkspace' }),
      },
      {
        id: 'logOut',
        group: 'Account',
        name: 'Logout',
        words: ['sign out', 'log out'],
        icon: <LogOut />,
        isShown: hasAccount,
        run: leave,
      },
    ],
  }
}

const openBeside = (address: string) => void window.open(address, '_blank', 'noopener')
