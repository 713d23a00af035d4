import { type ReactNode, useEffect } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useSettled } from '#client/lib/use-settled.ts'
import { publishPresence } from '#client/room/publish-presence.ts'
import { useRoom } from '#client/room/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { CodeEditor } from './code-editor.tsx'
import { CodeSkeleton } from './code-skeleton.tsx'
import { CodeView } from './code-view.tsx'
import { FileBar } from './file-bar.tsx'
import { FilesTree } from './files-tree.tsx'
import { OpenTabs } from './open-tabs.tsx'
import { UnsavedBar } from './unsaved-bar.tsx'
import { type CodeFiles, useCodeFile, useCodeFiles } from './use-code-files.ts'
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
  const edits = useTreeEdits({ joined: files.joined, canWrite, onChoose: choose, onRename: rename })
  const save = useSave(files)
  const isChanged = useSettled(changes.size > 0, CHANGED_FOR_MS)
  useShowFile(path)
  if (path === null && edits === null) return <Missing files={files} />
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex max-h-[38%] shrink-0 flex-col border-b border-line">
        <FilesTree
          paths={paths}
          chosen={path}
          written={written}
          changes={changes}
          edits={edits}
          onChoose={chooseByHand}
        />
      </div>
      {path === null ? (
        <StatePage
          picture={null}
          title="There is no code yet"
          text="Describe a design, or begin with a file."
        />
      ) : (
        <OpenFile
          files={files}
          path={path}
          tabs={
            <OpenTabs tabs={tabs} shown={path} changes={changes} onChoose={chooseByHand} onClose={close} />
          }
          onType={() => choose(path)}
          onSave={save}
        />
      )}
      {canWrite && isChanged && <UnsavedBar files={files} onSave={save} />}
    </div>
  )
}

interface OpenFileProps {
  files: CodeFiles
  path: string
  tabs: ReactNode
  onType(): void
  onSave(): void
}

function OpenFile({ files, path, tabs, onType, onSave }: OpenFileProps) {
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
      <StatePage
        picture={null}
        title="The code could not be loaded"
        text={sentenceOf(artifact.error)}
        action={<Button onClick={() => void artifact.refetch()}>Try again</Button>}
      />
    )
  }
  if (artifact.isLoading) return <CodeSkeleton />
  return (
    <StatePage
      picture={null}
      title="There is no code yet"
      text="As soon as a design is described, its files are written here."
    />
  )
}

function useShowFile(path: string | null): void {
  const { awareness } = useRoom()
  // Others see which file is open here.
  useEffect(() => {
    publishPresence(awareness, { file: path })
    return () => publishPresence(awareness, { file: null, caret: null })
  }, [awareness, path])
}
