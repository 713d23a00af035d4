import { useSetAtom } from 'jotai'
import { Check, Copy, TriangleAlert, WandSparkles, X } from 'lucide-react'
import { toast } from 'sonner'
import { useFix } from '#client/api/artifacts.ts'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useCopied } from '#client/lib/use-copied.ts'
import { useActiveRun } from '#client/room/meta-hooks.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { MESSAGES } from '#shared/messages.ts'
import type { FrameProblem } from './frame-swap.ts'

interface PreviewProblemProps {
  problem: FrameProblem
  canFix: boolean
  onDismiss(): void
}

/** The amber box of section 8, over the last good picture. */
export function PreviewProblem({ problem, canFix, onDismiss }: PreviewProblemProps) {
  const { isCopied, copy } = useCopied()
  const text = [problem.message || MESSAGES.emptyPreviewError, problem.place].filter(Boolean).join('\n')
  return (
    <div className="absolute inset-x-0 top-0 z-20 flex max-h-full animate-rise justify-center p-4">
      <div
        role="alert"
        className="flex max-h-full w-full max-w-xl flex-col rounded-lg border border-amber-line bg-amber-wash p-4 text-amber shadow-2"
      >
        <div className="flex items-start gap-3">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          <p className="min-w-0 flex-1 text-base font-semibold">{MESSAGES.renderFailed}</p>
          <IconButton label="Dismiss" size="sm" className="-mt-1 -mr-1 text-amber!" onClick={onDismiss}>
            <X className="size-4" />
          </IconButton>
        </div>
        <pre className="mt-2 min-h-0 overflow-auto pl-7.5 font-mono text-xs leading-relaxed whitespace-pre-wrap wrap-anywhere text-ink">
          {text}
        </pre>
        <div className="mt-3 flex flex-wrap gap-2 pl-7.5">
          {canFix && <FixButton artifactId={problem.artifactId} errorMessage={text} />}
          <Button size="sm" onClick={() => void copy(text)}>
            {isCopied ? <Check className="size-3.5 text-accent-ink" /> : <Copy className="size-3.5" />}
            {isCopied ? 'Copied' : 'Copy error'}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Free of credit, for a failure that is on record. */
function FixButton({ artifactId, errorMessage }: { artifactId: string; errorMessage: string }) {
  const fix = useFix()
  const openDialog = useSetAtom(openDialogAtom)
  const isRunning = useActiveRun() !== null
  const failed = (error: unknown) => {
    if (hasCode(error, 'out_of_credits')) return openDialog({ kind: 'outOfCredits' })
    const reason = hasCode(error, 'no_more_fixes', 'generation_in_progress') ? sentenceOf(error) : undefined
    toast.error(MESSAGES.fixFailed, { description: reason })
  }
  return (
    <Button
      size="sm"
      look="primary"
      isBusy={fix.isPending}
      disabled={isRunning}
      onClick={() => fix.mutate({ artifactId, errorMessage }, { onError: failed })}
    >
      <WandSparkles className="size-3.5" /> Try to Fix with AI
    </Button>
  )
}
