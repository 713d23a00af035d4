import { useSetAtom } from 'jotai'
import { useFork } from '#client/actions/use-fork.ts'
import { usePresetLabel } from '#client/actions/use-preset-label.ts'
import { useShortcuts } from '#client/actions/use-shortcuts.ts'
import { usePattern } from '#client/api/patterns.ts'
import { AccountMenu } from '#client/features/auth/account-menu.tsx'
import { BackToCanvas } from '#client/features/canvas/back-to-canvas.tsx'
import { useExports } from '#client/features/exports/use-exports.ts'
import { ActionsMenu } from '#client/features/header/actions-menu.tsx'
import { DesignName } from '#client/features/header/design-name.tsx'
import { EditorHeader } from '#client/features/header/editor-header.tsx'
import { HomeMenu } from '#client/features/header/home-menu.tsx'
import { SavedStatus } from '#client/features/header/saved-status.tsx'
import { IntegrationsButton } from '#client/features/integrations/integrations-button.tsx'
import { PageLooker } from '#client/features/looking/page-looker.tsx'
import { FollowingFrame } from '#client/features/presence/following-frame.tsx'
import { PeopleHere } from '#client/features/presence/people-here.tsx'
import { PublishButton } from '#client/features/publish/publish-button.tsx'
import { ShareButton } from '#client/features/share/share-button.tsx'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { ClosedNotice } from '#client/pages/editor/closed-notice.tsx'
import { EditorDialogs } from '#client/pages/editor/editor-dialogs.tsx'
import { EditorExports } from '#client/pages/editor/editor-exports.tsx'
import { EditorPanels } from '#client/pages/editor/editor-panels.tsx'
import { NotKeptNotice } from '#client/pages/editor/not-kept-notice.tsx'
import { RescuedEditsNotice } from '#client/pages/editor/rescued-edits-notice.tsx'
import { SignedOutNotice } from '#client/pages/editor/signed-out-notice.tsx'
import { useFeedbackHere } from '#client/pages/editor/use-feedback-here.ts'
import { useFollowPerson } from '#client/pages/editor/use-follow-person.ts'
import {
  actionsMenu,
  exportMenu,
  keyedActions,
  useMenuActions,
} from '#client/pages/editor/use-menu-actions.ts'
import { useRoomFollowsAccess } from '#client/pages/editor/use-room-follows-access.ts'
import { useSessionEnd } from '#client/pages/editor/use-session-end.ts'
import { useShownPanel } from '#client/pages/editor/use-shown-panel.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { useRoomState } from '#client/room/document/room-provider.tsx'
import { WorkingCopyProvider } from '#client/room/working-copy/working-copy-provider.tsx'
import { followedAtom } from '#client/state/following.ts'
import type { PanelName } from '#client/state/panel.ts'
import { can } from '#shared/access.ts'
import type { Pattern } from '#shared/patterns.ts'
import type { SessionUser } from '#shared/users.ts'

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
  const canWrite = user !== null && can(pattern.permissionLevel, 'generate')
  const mode = canWrite ? 'write' : user ? 'read' : 'signedOut'
  const name = hasContent ? meta.name : pattern.name
  const presetLabel = usePresetLabel(hasContent ? meta : pattern)
  useDocumentTitle(name)
  useRoomFollowsAccess(pattern)
  useFeedbackHere(pattern.id, canWrite)
  useSessionEnd(user !== null)
  const fork = useFork()
  const exports = useExports()
  const offered = useMenuActions({ pattern, fork, exports })
  useShortcuts(keyedActions(offered))
  // People who may only look came for the design.
  const [panel, showPanel] = useShownPanel(canWrite ? 'chat' : 'preview')
  const follow = useSetAtom(followedAtom)
  useFollowPerson(showPanel)
  const choosePanel = (next: PanelName) => {
    follow(null)
    showPanel(next)
  }
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <EditorHeader
        menu={
          <>
            <HomeMenu />
            <BackToCanvas pointer={pattern.spacePointer} />
          </>
        }
        name={<DesignName canWrite={canWrite} name={name} />}
        status={<SavedStatus />}
        people={<PeopleHere />}
        actions={<ActionsMenu parts={actionsMenu(offered)} preset={presetLabel} />}
        integrations={canWrite && <IntegrationsButton patternId={pattern.id} />}
        exports={<EditorExports parts={exportMenu(offered)} isBusy={exports.isBusy} />}
        share={
          canWrite && (
            <>
              {pattern.spacePointer === null && <ShareButton id={pattern.id} access={pattern.access} />}
              <PublishButton isInShare={pattern.spacePointer === null} />
            </>
          )
        }
        account={!user && <AccountMenu />}
      />
      <ClosedNotice />
      {!user && <SignedOutNotice />}
      <NotKeptNotice />
      <RescuedEditsNotice name={name} canWrite={canWrite} />
      <EditorPanels mode={mode} panel={panel} setPanel={choosePanel} fork={fork} />
      <FollowingFrame />
      {canWrite && <PageLooker />}
      <EditorDialogs {...{ pattern, canWrite, fork, exports }} showPanel={choosePanel} />
    </div>
  )
}
