import { useSetAtom } from 'jotai'
import { toast } from 'sonner'
import { useLocation } from 'wouter'
import { useLogOut } from '#client/api/auth.ts'
import { sentenceOf } from '#client/api/call.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { colorOf } from '#room-schema/presence.ts'
import type { SessionUser } from '#shared/users.ts'
import { SettingsSection } from './settings-section.tsx'

export function ProfileSection({ user }: { user: SessionUser }) {
  const [, navigate] = useLocation()
  const open = useSetAtom(openDialogAtom)
  const logOut = useLogOut()
  const leave = () =>
    logOut.mutate(undefined, {
      onSuccess: () => navigate('/'),
      onError: error => toast.error(sentenceOf(error)),
    })
  return (
    <SettingsSection title="Account">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={user.name} color={colorOf(user.id)} picture={user.avatarUrl} size="md" />
        <div className="min-w-0 flex-1">
          <p className="truncate text-base font-medium">{user.name}</p>
          <p className="truncate text-sm text-ink-soft">
            {user.email ?? 'A guest on this device. An account keeps everything you make.'}
          </p>
        </div>
        {user.isGuest ? (
          <Button look="primary" onClick={() => open({ kind: 'auth', mode: 'create' })}>
            Create account
          </Button>
        ) : (
          <Button onClick={leave} isBusy={logOut.isPending}>
            Log out
          </Button>
        )}
      </div>
    </SettingsSection>
  )
}
