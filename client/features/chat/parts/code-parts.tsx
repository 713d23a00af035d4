import { useSetAtom } from 'jotai'
import { FileCode2 } from 'lucide-react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import type { CodeAction } from '#shared/chat.ts'
import type { PartProps } from './part-props.ts'

const DONE: Record<CodeAction, string> = {
  create: 'Created',
  update: 'Updated',
  delete: 'Deleted',
  rename: 'Renamed',
  install: 'Added',
}

export function CodeBlockPart({ part }: PartProps<'codeBlock'>) {
  const { action, file, message, componentLabel, diff } = part
  const open = useSetAtom(openDialogAtom)
  return (
    <div className="text-sm">
      <p className="flex min-w-0 items-center gap-2">
        <FileCode2 aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
        <span className="text-ink-soft">{DONE[action]}</span>
        <span className="truncate font-mono text-xs">{file}</span>
        {componentLabel && (
          <span className="rounded-full bg-hover px-2 text-xs text-ink-soft">{componentLabel}</span>
        )}
        {diff && (
          <Button
            look="quiet"
            size="sm"
            onClick={() => open({ kind: 'codeDiff', artifactId: diff.updatedArtifactId, fileName: file })}
          >
            Show diff
          </Button>
        )}
      </p>
      {message && <p className="mt-1 pl-5.5 text-ink-soft">{message}</p>}
    </div>
  )
}

export function CodeSnippetPart({ part: { code, language } }: PartProps<'codeSnippet'>) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-sunken p-3 font-mono text-xs leading-relaxed"
    >
      <code data-language={language}>{code}</code>
    </pre>
  )
}
