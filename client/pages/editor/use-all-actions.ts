import type { Action } from '#client/actions/action.ts'
import { useHomeActions } from '#client/actions/use-home-actions.tsx'
import { useRunActions } from '#client/features/chat/status/use-run-actions.tsx'
import { useCustomDomainActions } from '#client/features/custom-domains/use-custom-domain-actions.tsx'
import { useFeedbackActions } from '#client/features/feedback/use-feedback-actions.tsx'
import { useColorSchemeActions } from '#client/features/header/use-color-scheme-actions.tsx'
import { useFollowActions } from '#client/features/presence/use-follow-actions.tsx'
import { usePreviewActions } from '#client/features/preview/use-preview-actions.tsx'
import { usePublishActions } from '#client/features/publish/use-publish-actions.tsx'
import { useShareActions } from '#client/features/share/use-share-actions.tsx'
import { useVersionActions } from '#client/features/versions/use-version-actions.tsx'
import { type ActedOn, useCanWrite, useMenuActions } from '#client/pages/editor/use-menu-actions.ts'
import { usePanelActions } from '#client/pages/editor/use-panel-actions.tsx'
import type { PanelName } from '#client/state/panel.ts'

export interface ActionsHere extends ActedOn {
  showPanel(panel: PanelName): void
}

/** Everything one can do in this room, in the order in which the palette offers it. */
export function useAllActions({ showPanel, ...actedOn }: ActionsHere): Action[] {
  const canWrite = useCanWrite(actedOn.pattern)
  const { commands, shortcuts, undo, redo, ...design } = useMenuActions(actedOn)
  const { places, account } = useHomeActions()
  const panels = usePanelActions(showPanel)
  const { stop } = useRunActions(canWrite)
  const { versions } = useVersionActions()
  const { share } = useShareActions(canWrite && actedOn.pattern.spacePointer === null)
  const { publish } = usePublishActions(canWrite)
  const { customDomain } = useCustomDomainActions(canWrite)
  const { feedbackQuestions, feedbackAnswers } = useFeedbackActions(canWrite)
  const preview = usePreviewActions(() => showPanel('preview'))
  const follow = useFollowActions()
  const schemes = useColorSchemeActions()
  return [
    ...panels,
    ...places,
    stop,
    versions,
    share,
    publish,
    customDomain,
    feedbackQuestions,
    feedbackAnswers,
    ...Object.values(design),
    ...preview,
    undo,
    redo,
    ...follow,
    ...schemes,
    ...account,
    commands,
    shortcuts,
  ]
}
