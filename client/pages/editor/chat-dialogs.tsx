import { useAtom, useSetAtom } from 'jotai'
import { Suspense } from 'react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { scrollTargetAtom } from '#client/state/scroll-target.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'

const ImageDialog = lazyPart(() =>
  import('#client/features/chat/parts/image-dialog.tsx').then(({ ImageDialog }) => ImageDialog),
)
const VersionDialog = lazyPart(() =>
  import('#client/features/versions/version-dialog.tsx').then(({ VersionDialog }) => VersionDialog),
)
const CodeDiffDialog = lazyPart(() =>
  import('#client/features/diff/code-diff-dialog.tsx').then(({ CodeDiffDialog }) => CodeDiffDialog),
)

interface ChatDialogsProps {
  canWrite: boolean
  showChat(): void
}

/** What the items of a chat open, each loaded when it is opened. */
export function ChatDialogs({ canWrite, showChat }: ChatDialogsProps) {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const scrollTo = useSetAtom(scrollTargetAtom)
  const close = () => setDialog(null)
  const showMessage = (artifactId: string) => {
    close()
    showChat()
    scrollTo(artifactId)
  }
  return (
    <Suspense>
      {dialog?.kind === 'image' && <ImageDialog {...dialog} onClose={close} />}
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
    </Suspense>
  )
}
