import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { NARROW, useMediaQuery } from '#client/lib/media-query.ts'
import { useSettled } from '#client/lib/use-settled.ts'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { publishPresence } from '#client/room/presence/publish-presence.ts'
import { Button } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { CodeEditor } from './code-editor.tsx'
import { CodeSkeleton } from './code-skeleton.tsx'
import { CodeView } from './code-view.tsx'
import { FileBar } from './file-bar.tsx'
import { FilesPane } from './files-pane.tsx'
import { FilesToggle } from './files-toggle.tsx'
import { OpenTabs } from './open-tabs.tsx'
import { UnsavedBar } from './unsaved-bar.tsx'
import { type CodeFiles, useCodeFile, useCodeFiles } from './use-code-files.ts'
import { useFilesFold } from './use-files-fold.ts'
import { useFollowFile } from './use-follow-file.ts'
import { useOpenFiles } from './use-open-files.ts'
import { useOwnCopy } from './use-own-copy.ts'
import { useSave } from './use-save.ts'
import { useTreeEdits } from './use-tree-edits.ts'

/** Longer than the working copy and the version it became take to arrive one after the other. */
const CHANGED_FOR_MS = 500

/** The files: as people type them, and while a run writes one, as it is written. */
export function CodePanel() {
  const files = useCodeFiles()
  const { canWrite, paths, written, changes } = files
  const { path, tabs, choose, close, rename } = useOpenFiles(paths, written)
  const chooseByHand = useFollowFile(paths, choose)
  const isLow = useMediaQuery(NARROW) && path !== null
  const fold = useFilesFold(isLow)
  const edits = useTreeEdits({ joined: files.joined, canWrite, onChoose: choose, onRename: rename })
  const save = useSave(files)
  const isChanged = useSettled(changes.size > 0, CHANGED_FOR_MS)
  useShowFile(path)
  if (path === null && edits === null)
    return (
      <div className="flex h-full flex-col">
        <Missing files={files} />
      </div>
    )
  const tree = (
    <FilesPane
      fold={fold}
      isLow={isLow}
      paths={paths}
      chosen={path}
      written={written}
      changes={changes}
      edits={edits}
      onChoose={chosen => {
        chooseByHand(chosen)
        fold.chosen()
      }}
    />
  )
  if (path === null) {
    return (
      <div className="flex h-full min-h-0 flex-col">
        {tree}
        <Stated title="There is no code yet" text="Describe a design, or begin with a file." />
      </div>
    )
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      {!isLow && tree}
      <OpenFile
        files={files}
        path={path}
        tabs={
          <>
            {isLow && <FilesToggle {...fold.toggle} />}
            <OpenTabs tabs={tabs} shown={path} changes={changes} onChoose={chooseByHand} onClose={close} />
          </>
        }
        below={isLow && tree}
        onType={() => choose(path)}
        onSave={save}
      />
      {canWrite && isChanged && <UnsavedBar files={files} onSave={save} />}
    </div>
  )
}

interface OpenFileProps {
  files: CodeFiles
  path: string
  tabs: ReactNode
  /** Stands between the bar and the code. */
  below: ReactNode
  onType(): void
  onSave(): void
}

function OpenFile({ files, path, tabs, below, onType, onSave }: OpenFileProps) {
  const { canWrite } = files
  const { draft, text, code = '' } = useCodeFile(files, path)
  const isDrafted = draft !== null
  const own = useOwnCopy(path, isDrafted)
  const isLive = text !== null && (!isDrafted || own.isShown)
  return (
    <>
      <FileBar
        tabs={tabs}
        code={() => (isLive ? text.toString() : (draft ?? code))}
        isDrafted={isDrafted}
        ownCopy={canWrite && text ? own : null}
      />
      {below}
      <div ref={own.editor} role="tabpanel" aria-label={path} className="min-h-0 flex-1">
        {isLive ? (
          <CodeEditor path={path} text={text} canWrite={canWrite} onFocus={onType} onSave={onSave} />
        ) : (
          <CodeView path={path} code={draft ?? code} isFollowing={isDrafted && path === files.written} />
        )}
      </div>
    </>
  )
}

function Missing({ files: { artifact } }: { files: CodeFiles }) {
  if (artifact.isError) {
    return (
      <Stated
        title="The code could not be loaded"
        text={sentenceOf(artifact.error)}
        action={<Button onClick={() => void artifact.refetch()}>Try again</Button>}
      />
    )
  }
  if (artifact.isLoading) return <CodeSkeleton />
  return (
    <Stated
      title="There is no code yet"
      text="As soon as a design is described, its files are written here."
    />
  )
}

const Stated = (props: Omit<ComponentProps<typeof StatePage>, 'picture'>) => (
  <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">
    <StatePage picture={null} {...props} />
  </div>
)

function useShowFile(path: string | null): void {
  const { awareness } = useRoom()
  // Others see which file is open here.
  useEffect(() => {
    publishPresence(awareness, { file: path })
    return () => publishPresence(awareness, { file: null, caret: null })
  }, [awareness, path])
}
