import { Check, Copy } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { toast } from 'sonner'
import { useArtifact } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useCopied } from '#client/lib/use-copied.ts'
import { useDraftFile, useDraftPaths, useWrittenPath } from '#client/room/draft-hooks.ts'
import { useMeta } from '#client/room/meta-hooks.ts'
import { publishPresence } from '#client/room/publish-presence.ts'
import { useRoom } from '#client/room/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { MESSAGES } from '#shared/messages.ts'
import { CodeSkeleton } from './code-skeleton.tsx'
import { CodeView } from './code-view.tsx'
import { FilesTree } from './files-tree.tsx'
import { firstFile } from './first-file.ts'

/** The files as they are written, else those of the active version. */
export function CodePanel() {
  const artifact = useArtifact(useMeta().activeArtifactId)
  const drafted = useDraftPaths()
  const written = useWrittenPath()
  const [chosen, setChosen] = useState<string | null>(null)
  const saved = useMemo(
    () => new Map(artifact.data?.sourceFiles.map(file => [file.name, file.code])),
    [artifact.data],
  )
  const paths = useMemo(() => [...new Set([...saved.keys(), ...drafted])], [saved, drafted])
  const isChosenThere = chosen !== null && paths.includes(chosen)
  // Following the run is the default; choosing a file by hand ends it.
  const path = (isChosenThere ? chosen : null) ?? written ?? firstFile(paths)
  const draft = useDraftFile(path)
  const code = draft ?? (path === null ? undefined : saved.get(path))
  useShowFile(path)

  return (
    <div className="flex h-full min-h-0 flex-col">
      {path === null || code === undefined ? (
        <Missing artifact={artifact} />
      ) : (
        <>
          <div className="max-h-[38%] shrink-0 overflow-y-auto border-b border-line">
            <FilesTree paths={paths} chosen={path} written={written} onChoose={setChosen} />
          </div>
          <FileBar path={path} code={code} isWritten={path === written} />
          <div className="min-h-0 flex-1">
            <CodeView path={path} code={code} isFollowing={path === written} />
          </div>
        </>
      )}
    </div>
  )
}

function FileBar({ path, code, isWritten }: { path: string; code: string; isWritten: boolean }) {
  const { isCopied, copy } = useCopied()
  const copyFile = async () => {
    if (code === '') toast.error(MESSAGES.noCodeToCopy)
    else if (!(await copy(code)))
      toast.error('The browser did not allow copying. Select the code and copy it by hand.')
  }
  return (
    <div className="flex h-9 shrink-0 items-center gap-2 border-b border-line pr-1.5 pl-4">
      <span className="min-w-0 truncate font-mono text-xs text-ink-soft">{path}</span>
      {isWritten && <span className="shrink-0 animate-breathe text-xs text-accent-ink">being written</span>}
      <span className="ml-auto" />
      <IconButton size="sm" label={isCopied ? 'Copied' : 'Copy file'} onClick={() => void copyFile()}>
        {isCopied ? <Check className="size-3.5 text-accent-ink" /> : <Copy className="size-3.5" />}
      </IconButton>
    </div>
  )
}

function Missing({ artifact }: { artifact: ReturnType<typeof useArtifact> }) {
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
    return () => publishPresence(awareness, { file: null })
  }, [awareness, path])
}
