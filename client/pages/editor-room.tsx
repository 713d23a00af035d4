import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { usePattern } from '#client/api/patterns.ts'
import { AccountMenu } from '#client/features/auth/account-menu.tsx'
import { DesignName } from '#client/features/header/design-name.tsx'
import { EditorHeader } from '#client/features/header/editor-header.tsx'
import { HomeMenu } from '#client/features/header/home-menu.tsx'
import { SavedStatus } from '#client/features/header/saved-status.tsx'
import { PeopleHere } from '#client/features/presence/people-here.tsx'
import { ShareButton } from '#client/features/share/share-button.tsx'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { ClosedNotice } from '#client/pages/closed-notice.tsx'
import { EditorPanels } from '#client/pages/editor-panels.tsx'
import { NotKeptNotice } from '#client/pages/not-kept-notice.tsx'
import { RoomRescue } from '#client/pages/room-rescue.tsx'
import { useRoomFollowsAccess } from '#client/pages/use-room-follows-access.ts'
import { useUndoShortcuts } from '#client/pages/use-undo-shortcuts.ts'
import { useMeta } from '#client/room/meta-hooks.ts'
import { useRoomState } from '#client/room/room-provider.tsx'
import { WorkingCopyProvider } from '#client/room/working-copy-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { can } from '#shared/access.ts'
import type { Pattern } from '#shared/patterns.ts'
import type { SessionUser } from '#shared/users.ts'

const ShareDialog = lazy(() =>
  import('#client/features/share/share-dialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog })),
)

interface EditorRoomProps {
  pattern: Pattern
  user: SessionUser | null
}

/** One design and everybody in it. */
export function EditorRoom({ pattern, user }: EditorRoomProps) {
  const { dataUpdatedAt } = usePattern(pattern.id)
  const canEdit = user !== null && can(pattern.permissionLevel, 'edit')
  return (
    <WorkingCopyProvider userId={user?.id ?? null} canWrite={canEdit} checkedAt={dataUpdatedAt}>
      <EditorLayout pattern={pattern} user={user} />
    </WorkingCopyProvider>
  )
}

function EditorLayout({ pattern, user }: EditorRoomProps) {
  const { hasContent } = useRoomState()
  const meta = useMeta()
  const isSharing = useAtomValue(openDialogAtom)?.kind === 'share'
  const canWrite = user !== null && can(pattern.permissionLevel, 'generate')
  const mode = canWrite ? 'write' : user ? 'read' : 'signedOut'
  const name = hasContent ? meta.name : pattern.name
  useDocumentTitle(name)
  useRoomFollowsAccess(pattern)
  useUndoShortcuts()
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <EditorHeader
        menu={<HomeMenu />}
        name={<DesignName canWrite={canWrite} name={name} />}
        status={<SavedStatus />}
        people={<PeopleHere />}
        share={canWrite && <ShareButton access={pattern.access} />}
        account={!user && <AccountMenu />}
      />
      <ClosedNotice />
      <NotKeptNotice />
      <RoomRescue name={name} canWrite={canWrite} />
      <EditorPanels mode={mode} />
      <Suspense>
        {isSharing && <ShareDialog id={pattern.id} access={pattern.access} canShare={canWrite} />}
      </Suspense>
    </div>
  )
}
