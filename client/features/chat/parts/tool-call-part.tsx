import { clsx } from 'clsx'
import { useSetAtom } from 'jotai'
import { ChevronRight } from 'lucide-react'
import { useContext, useId, useState } from 'react'
import { useNow } from '#client/lib/clock.ts'
import { durationLabel } from '#client/lib/time-label.ts'
import { useRunningRequest } from '#client/room/document/meta-hooks.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { DiffView } from '#client/ui/diff-view.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { ToolAction } from '#shared/chat.ts'
import { STEP_WORDS } from '#shared/run-stage.ts'
import { IsNewestStep, useItem } from '../thread/item-context.ts'
import { ImagePart } from './image-part.tsx'
import { LineCounts } from './line-counts.tsx'
import type { PartProps } from './part-props.ts'
import { TOOL_LABELS } from './tool-call-labels.ts'
import { useHasMadeVersion } from './use-made-version.ts'

/** One line: what was done to which file, and how much of it changed; the change itself below on request. */
export function ToolCallPart({ part }: PartProps<'toolCall'>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { diff, additionalContext, imageUrls, result = '' } = part
  const hasMore = diff !== null || additionalContext !== '' || imageUrls.length > 0 || result !== ''
  if (!hasMore) {
    return (
      <div className={LINE}>
        <ToolCallLine part={part} />
      </div>
    )
  }
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={clsx(LINE, 'touch-target hover:bg-hover')}
      >
        <ToolCallLine part={part} />
        <ChevronRight
          aria-hidden="true"
          className={clsx(
            'ml-auto size-3.5 shrink-0 text-ink-faint transition-transform duration-150',
            isOpen && 'rotate-90',
          )}
        />
      </button>
      <div id={id} hidden={!isOpen} className="mt-1 flex flex-col gap-2">
        {additionalContext !== '' && !result.includes(additionalContext) && (
          <p className="rounded-md bg-amber-wash px-3 py-2 text-sm whitespace-pre-wrap text-amber">
            {additionalContext}
          </p>
        )}
        {isOpen && result !== '' && (
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
            tabIndex={0}
            className="max-h-60 overflow-auto overscroll-contain rounded-md border border-line bg-sunken px-3 py-2 font-mono text-xs whitespace-pre-wrap wrap-anywhere text-ink-soft"
          >
            {result}
          </pre>
        )}
        {isOpen && imageUrls.map(url => <ImagePart key={url} part={{ type: 'image', name: 'Image', url }} />)}
        {isOpen && diff && (
          <DiffView
            label={`Change in ${part.toolParam}`}
            original={diff.originalSnippet}
            updated={diff.newSnippet}
          />
        )}
        {isOpen && diff && <WholeDiff fileName={part.toolParam} />}
      </div>
    </div>
  )
}

/** The snippet is the beginning of a change; all of it is a call. */
function WholeDiff({ fileName }: { fileName: string }) {
  const { artifactId, requestId } = useItem()
  const isRunning = useRunningRequest() === requestId
  const open = useSetAtom(openDialogAtom)
  if (!artifactId || isRunning) return null
  return (
    <Button
      look="quiet"
      size="sm"
      className="self-start"
      onClick={() => open({ kind: 'codeDiff', artifactId, fileName })}
    >
      Show the whole diff
    </Button>
  )
}

const LINE =
  '-my-1 -ml-1.5 flex min-h-7 w-[calc(100%+0.375rem)] min-w-0 items-center gap-2 rounded-sm px-1.5 py-0.5 text-left text-sm'

const CHANGES: ReadonlySet<ToolAction> = new Set(['write', 'edit', 'rename', 'delete'])

function ToolCallLine({ part }: PartProps<'toolCall'>) {
  const { toolAction, toolParam, startTime, endTime, linesAdded, linesRemoved, additionalContext } = part
  const { icon: Icon, done } = TOOL_LABELS[toolAction]
  const isRunning = endTime === null
  const isNewest = useContext(IsNewestStep)
  const isPlan = toolAction === 'plan'
  const isKept = useHasMadeVersion()
  const isChange = CHANGES.has(toolAction) && !isRunning
  const problem = isChange && (additionalContext !== '' ? 'refused' : !isKept && 'not kept')
  const now = useNow(isRunning && isPlan ? 1_000 : null)
  return (
    <>
      {isRunning && isNewest ? (
        <Spinner className="text-accent-ink" />
      ) : (
        <Icon aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
      )}
      <span className="shrink-0 text-ink-soft">{isRunning ? STEP_WORDS[toolAction] : done}</span>
      {toolParam !== '' && <span className="min-w-0 truncate font-mono text-xs">{toolParam}</span>}
      {isPlan && (
        <span className="text-xs text-ink-faint tabular-nums">
          {durationLabel((endTime ?? now) - startTime)}
        </span>
      )}
      {problem ? (
        <span className="shrink-0 text-xs text-amber">{problem}</span>
      ) : (
        <LineCounts added={linesAdded} removed={linesRemoved} />
      )}
    </>
  )
}
