import { useAtom, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import type { Fork } from '#client/actions/use-fork.ts'
import type { Exports } from '#client/features/exports/use-exports.ts'
import { useShowPin } from '#client/features/feedback/use-show-pin.ts'
import { addToRest } from '#client/lib/load-late.ts'
import { ChatDialogs } from '#client/pages/editor/chat-dialogs.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import type { PanelName } from '#client/state/panel.ts'
import { publishJobAtom } from '#client/state/publish-job.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import type { Pattern } from '#shared/patterns.ts'

const ShareDialog = lazyPart(() =>
  import('#client/features/share/share-dialog.tsx').then(({ ShareDialog }) => ShareDialog),
)
const FeedbackRow = lazyPart(() =>
  import('#client/features/feedback/feedback-row.tsx').then(({ FeedbackRow }) => FeedbackRow),
)
const QuestionsDialog = lazyPart(() =>
  import('#client/features/feedback/questions-dialog.tsx').then(({ QuestionsDialog }) => QuestionsDialog),
)
const AnswersDialog = lazyPart(() =>
  import('#client/features/feedback/answers-dialog.tsx').then(({ AnswersDialog }) => AnswersDialog),
)
const ConvertDialog = lazyPart(() =>
  import('#client/features/convert/convert-dialog.tsx').then(({ ConvertDialog }) => ConvertDialog),
)
const AddToCanvasDialog = lazyPart(() =>
  import('#client/features/canvas/add/add-to-canvas-dialog.tsx').then(
    ({ AddToCanvasDialog }) => AddToCanvasDialog,
  ),
)
const InfoDialog = lazyPart(() =>
  import('#client/features/info/info-dialog.tsx').then(({ InfoDialog }) => InfoDialog),
)
const ThemePanel = lazyPart(() =>
  import('#client/features/theme/theme-panel.tsx').then(({ ThemePanel }) => ThemePanel),
)
const ComponentWarning = lazyPart(() =>
  import('#client/features/exports/component-warning.tsx').then(({ ComponentWarning }) => ComponentWarning),
)
const CodePromptDialog = lazyPart(() =>
  import('#client/features/exports/code-prompt-dialog.tsx').then(({ CodePromptDialog }) => CodePromptDialog),
)
const DesignToolDialog = lazyPart(() =>
  import('#client/features/exports/design-tool/design-tool-dialog.tsx').then(
    ({ DesignToolDialog }) => DesignToolDialog,
  ),
)
const SyncDialog = lazyPart(() =>
  import('#client/features/code-host/sync-dialog.tsx').then(({ SyncDialog }) => SyncDialog),
)
const PublishDialog = lazyPart(() =>
  import('#client/features/publish/publish-dialog.tsx').then(({ PublishDialog }) => PublishDialog),
)
const CustomDomainDialog = lazyPart(() =>
  import('#client/features/custom-domains/custom-domain-dialog.tsx').then(
    ({ CustomDomainDialog }) => CustomDomainDialog,
  ),
)
const PublishJob = lazyPart(() =>
  import('#client/features/publish/publish-job.tsx').then(({ PublishJob }) => PublishJob),
)
const ConnectIntegrationDialog = lazyPart(() =>
  import('#client/features/integrations/connect-integration-dialog.tsx').then(
    ({ ConnectIntegrationDialog }) => ConnectIntegrationDialog,
  ),
)
const ConnectOpenAiDialog = lazyPart(() =>
  import('#client/features/integrations/connect-open-ai-dialog.tsx').then(
    ({ ConnectOpenAiDialog }) => ConnectOpenAiDialog,
  ),
)
const SavePresetDialog = lazyPart(() =>
  import('#client/features/presets/save-preset-dialog.tsx').then(({ SavePresetDialog }) => SavePresetDialog),
)
const ApplyPresetDialog = lazyPart(() =>
  import('#client/features/presets/apply-preset-dialog.tsx').then(
    ({ ApplyPresetDialog }) => ApplyPresetDialog,
  ),
)
const PersonalizeDialog = lazyPart(() =>
  import('#client/features/onboarding/personalize-dialog.tsx').then(
    ({ PersonalizeDialog }) => PersonalizeDialog,
  ),
)
const EditorKeys = lazyPart(
  addToRest(() => import('#client/pages/editor/editor-actions.tsx').then(({ EditorKeys }) => EditorKeys)),
)
const EditorPalette = lazyPart(
  addToRest(() =>
    import('#client/pages/editor/editor-actions.tsx').then(({ EditorPalette }) => EditorPalette),
  ),
)

interface EditorDialogsProps {
  pattern: Pattern
  canWrite: boolean
  fork: Fork
  exports: Exports
  showPanel(panel: PanelName): void
}

/** The dialogs of a room, each loaded when it is opened. */
export function EditorDialogs({ pattern, canWrite, fork, exports, showPanel }: EditorDialogsProps) {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const job = useAtomValue(publishJobAtom)
  const close = () => setDialog(null)
  const showPin = useShowPin(pattern.id)
  return (
    <Suspense>
      <ChatDialogs canWrite={canWrite} showChat={() => showPanel('chat')} />
      {dialog?.kind === 'share' && (
        <ShareDialog
          id={pattern.id}
          access={pattern.access}
          canShare={canWrite}
          feedback={
            <FeedbackRow
              id={pattern.id}
              onQuestions={() => setDialog({ kind: 'feedbackQuestions' })}
              onAnswers={() => setDialog({ kind: 'feedbackAnswers' })}
            />
          }
        />
      )}
      {dialog?.kind === 'feedbackQuestions' && canWrite && (
        <QuestionsDialog
          id={pattern.id}
          onAnswers={() => setDialog({ kind: 'feedbackAnswers' })}
          onClose={close}
        />
      )}
      {dialog?.kind === 'feedbackAnswers' && canWrite && (
        <AnswersDialog
          id={pattern.id}
          onQuestions={() => setDialog({ kind: 'feedbackQuestions' })}
          onShow={response => {
            showPin(response)
            close()
            showPanel('preview')
          }}
          onClose={close}
        />
      )}
      {dialog?.kind === 'convert' && <ConvertDialog onClose={close} />}
      {dialog?.kind === 'addToCanvas' && <AddToCanvasDialog patternId={pattern.id} onClose={close} />}
      {dialog?.kind === 'info' && <InfoDialog onClose={close} />}
      {dialog?.kind === 'theme' && canWrite && <ThemePanel onClose={close} />}
      {dialog?.kind === 'componentWarning' && <ComponentWarning {...dialog} onClose={close} />}
      {dialog?.kind === 'codePrompt' && (
        <CodePromptDialog code={dialog.code} wasCopied={dialog.wasCopied} onClose={close} />
      )}
      {dialog?.kind === 'designTool' && <DesignToolDialog exports={exports} at={dialog.at} onClose={close} />}
      {dialog?.kind === 'codeHost' && canWrite && <SyncDialog onClose={close} />}
      {dialog?.kind === 'publish' && canWrite && <PublishDialog access={pattern.access} onClose={close} />}
      {dialog?.kind === 'customDomain' && canWrite && <CustomDomainDialog onClose={close} />}
      {job?.patternId === pattern.id && canWrite && <PublishJob key={job.id} job={job} />}
      {dialog?.kind === 'connectIntegration' && canWrite && <ConnectIntegrationDialog onClose={close} />}
      {dialog?.kind === 'connectOpenAi' && canWrite && <ConnectOpenAiDialog onClose={close} />}
      {dialog?.kind === 'savePreset' && canWrite && <SavePresetDialog onClose={close} />}
      {dialog?.kind === 'applyPreset' && canWrite && <ApplyPresetDialog onClose={close} />}
      {dialog?.kind === 'personalize' && <PersonalizeDialog onClose={close} />}
      {dialog?.kind === 'shortcuts' && (
        <EditorKeys {...{ pattern, fork, exports, showPanel }} onClose={close} />
      )}
      {dialog?.kind === 'commands' && (
        // What an action opens replaces the palette, so closing must not close that again.
        <EditorPalette {...{ pattern, fork, exports, showPanel }} onClose={close} />
      )}
    </Suspense>
  )
}
