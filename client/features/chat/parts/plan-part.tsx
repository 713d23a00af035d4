import { clsx } from 'clsx'
import { Check, Circle } from 'lucide-react'
import { useStored } from '#client/lib/stored.ts'
import { useRunningRequest } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { composerOf } from '#client/state/composer.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { type PlanStep, planPrompt } from '#shared/talk.ts'
import { useCanWrite } from '../chat-context.ts'
import { useSend } from '../composer/use-send.ts'
import { useItem } from '../thread/item-context.ts'
import type { PartProps } from './part-props.ts'

/** The steps of the work, ticked off while it goes on; or those of work that waits for a word. */
export function PlanPart({ part: { steps, isProposal } }: PartProps<'plan'>) {
  const { requestId } = useItem()
  const isRunning = useRunningRequest() === requestId
  const canWrite = useCanWrite()
  const done = steps.filter(({ isDone }) => isDone).length
  const current = isRunning && !isProposal ? steps.findIndex(({ isDone }) => !isDone) : -1
  return (
    <section aria-label="Plan" className="rounded-lg border border-line bg-surface px-3.5 py-2.5 text-sm">
      {steps.length > 0 && (
        <p className="mb-1 flex items-center gap-2 text-xs font-medium text-ink-soft">
          Plan
          {!isProposal && (
            <span className="font-normal text-ink-faint tabular-nums">
              {done} of {steps.length}
            </span>
          )}
        </p>
      )}
      <ol className="flex flex-col gap-1">
        {steps.map((step, at) => (
          <Step
            key={step.title}
            {...step}
            number={at + 1}
            isCurrent={at === current}
            isProposal={isProposal}
          />
        ))}
      </ol>
      {isProposal && canWrite && !isRunning && <DoIt steps={steps} />}
    </section>
  )
}

interface StepProps extends PlanStep {
  number: number
  isCurrent: boolean
  isProposal: boolean
}

function Step({ title, isDone, number, isCurrent, isProposal }: StepProps) {
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="flex items-start gap-2 py-0.5">
      <span className="grid h-lh w-4 shrink-0 place-items-center" aria-hidden="true">
        {isProposal ? (
          <span className="text-xs text-ink-faint tabular-nums">{number}</span>
        ) : isDone ? (
          <Check className="size-3.5 animate-fade text-accent-ink" />
        ) : isCurrent ? (
          <Spinner className="size-3.5 text-accent-ink" />
        ) : (
          <Circle className="size-3 text-ink-faint" />
        )}
      </span>
      <span className={clsx('min-w-0 wrap-anywhere', isDone && 'text-ink-soft')}>
        {title}
        {isDone && <span className="sr-only">, done</span>}
      </span>
    </li>
  )
}

/** What is sent after a plan is meant to be done. */
function DoIt({ steps }: { steps: readonly PlanStep[] }) {
  const { isLast } = useItem()
  const [composer, setComposer] = useStored(composerOf(usePatternId()))
  const send = useSend()
  const begin = () => {
    setComposer({ ...composer, isPlanOnly: false })
    send(planPrompt(steps))
  }
  return (
    <Button size="sm" look={isLast ? 'primary' : 'plain'} className="mt-2.5" onClick={begin}>
      Do it
    </Button>
  )
}
