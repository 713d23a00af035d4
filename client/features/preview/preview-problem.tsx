import { Check, Copy, OctagonX, RotateCw, TriangleAlert, WandSparkles, X } from 'lucide-react'
import { useConnectModelAddress, useTemplatesAnswer } from '#client/api/models.ts'
import { useCopied } from '#client/lib/use-copied.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { MESSAGES } from '#shared/messages.ts'
import type { FrameProblem } from './frame-swap.ts'
import { RestoreLastGood } from './restore-last-good.tsx'
import type { Fix } from './use-fix.ts'

interface PreviewProblemProps {
  problem: FrameProblem
  onDismiss(): void
  onReload(): void
  /** Null for those who may not change the design. */
  fix: Fix | null
  canRestore: boolean
}

/** The amber box of section 8, over the last good picture. */
export function PreviewProblem({ problem, onDismiss, onReload, fix, canRestore }: PreviewProblemProps) {
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
        <div className="mt-3 flex flex-wrap items-center gap-2 pl-7.5">
          {fix && (
            <Button size="sm" look="primary" isBusy={fix.isBusy} onClick={() => fix.run(text, problem.stack)}>
              <WandSparkles className="size-3.5" /> Try to Fix with AI
            </Button>
          )}
          {fix?.isPaid && <span className="text-sm">Costs 1 credit</span>}
          {canRestore && <RestoreLastGood brokenId={problem.artifactId} />}
          {problem.kind === 'hung' && (
            <>
              <Button size="sm" onClick={onReload}>
                <RotateCw className="size-3.5" /> Reload
              </Button>
              <Button size="sm" onClick={onDismiss}>
                <OctagonX className="size-3.5" /> Stop
              </Button>
            </>
          )}
          <Button size="sm" onClick={() => void copy(text)}>
            {isCopied ? <Check className="size-3.5 text-accent-ink" /> : <Copy className="size-3.5" />}
            {isCopied ? 'Copied' : 'Copy error'}
          </Button>
        </div>
        {fix && <NoModel />}
      </div>
    </div>
  )
}

/** What a press of the button would end with, said before. */
function NoModel() {
  const address = useConnectModelAddress()
  if (!useTemplatesAnswer('best')) return null
  return (
    <p className="mt-2 pl-7.5 text-sm text-pretty">
      A fix needs a model, and none is connected.{' '}
      <a href={address} target="_blank" rel="noopener" className="font-medium underline underline-offset-2">
        Connect a model
      </a>
    </p>
  )
}
