import { useSetAtom } from 'jotai'
import { useLeave } from '#client/actions/use-leave.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { colorOf } from '#room-schema/presence.ts'
import type { SessionUser } from '#shared/users.ts'
import { AvatarRow } from './avatar-row.tsx'
import { NameForm } from './name-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export function ProfileSection({ user }: { user: SessionUser }) {
  const open = useSetAtom(openDialogAtom)
  const { leave, isLeaving } = useLeave()
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
          <Button onClick={leave} isBusy={isLeaving}>
            Log out
          </Button>
        )}
      </div>
      {!user.isGuest && (
        <>
          <AvatarRow user={user} />
          <NameForm name={user.name} />
        </>
      )}
    </SettingsSection>
  )
}
