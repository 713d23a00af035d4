import { useAtom, useSetAtom } from 'jotai'
import { Suspense } from 'react'
import type { Fork } from '#client/actions/use-fork.ts'
import type { Exports } from '#client/features/exports/use-exports.ts'
import { addToRest } from '#client/lib/load-late.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import type { PanelName } from '#client/state/panel.ts'
import { scrollTargetAtom } from '#client/state/scroll-target.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import type { Pattern } from '#shared/patterns.ts'

const ShareDialog = lazyPart(() =>
  import('#client/features/share/share-dialog.tsx').then(({ ShareDialog }) => ShareDialog),
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
const ImageDialog = lazyPart(() =>
  import('#client/features/chat/parts/image-dialog.tsx').then(({ ImageDialog }) => ImageDialog),
)
const ThemePanel = lazyPart(() =>
  import('#client/features/theme/theme-panel.tsx').then(({ ThemePanel }) => ThemePanel),
)
const VersionDialog = lazyPart(() =>
  import('#client/features/versions/version-dialog.tsx').then(({ VersionDialog }) => VersionDialog),
)
const CodeDiffDialog = lazyPart(() =>
  import('#client/features/diff/code-diff-dialog.tsx').then(({ CodeDiffDialog }) => CodeDiffDialog),
)
const ComponentWarning = lazyPart(() =>
  import('#client/features/exports/component-warning.tsx').then(({ ComponentWarning }) => ComponentWarning),
)
const CodePromptDialog = lazyPart(() =>
  import('#client/features/exports/code-prompt-dialog.tsx').then(({ CodePromptDialog }) => CodePromptDialog),
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
  const scrollTo = useSetAtom(scrollTargetAtom)
  const close = () => setDialog(null)
  const showMessage = (artifactId: string) => {
    close()
    showPanel('chat')
    scrollTo(artifactId)
  }
  return (
    <Suspense>
      {dialog?.kind === 'share' && (
        <ShareDialog id={pattern.id} access={pattern.access} canShare={canWrite} />
      )}
      {dialog?.kind === 'convert' && <ConvertDialog onClose={close} />}
      {dialog?.kind === 'addToCanvas' && <AddToCanvasDialog patternId={pattern.id} onClose={close} />}
      {dialog?.kind === 'info' && <InfoDialog onClose={close} />}
      {dialog?.kind === 'image' && <ImageDialog {...dialog} onClose={close} />}
      {dialog?.kind === 'theme' && canWrite && <ThemePanel onClose={close} />}
      {dialog?.kind === 'versionPreview' && (
        <VersionDialog
          artifactId={dialog.artifactId}
          canWrite={canWrite}
          onClose={close}
          onShowMessage={showMessage}
        />
      )}
      {dialog?.kind === 'codeDiff' && (
        <CodeDiffDialog artifactId={dialog.artifactId} fileName={dialog.fileName} onClose={close} />
      )}
      {dialog?.kind === 'componentWarning' && (
        <ComponentWarning hostedUrl={dialog.hostedUrl} standIns={dialog.standIns} onClose={close} />
      )}
      {dialog?.kind === 'codePrompt' && (
        <CodePromptDialog code={dialog.code} wasCopied={dialog.wasCopied} onClose={close} />
      )}
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
