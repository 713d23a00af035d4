import { Check, CircleAlert, Minus } from 'lucide-react'
import { MODEL_PROBLEMS, type ModelCheck } from '#shared/models.ts'

interface CheckResultProps {
  check: ModelCheck
  /** The setting that may be wrong. */
  setting: string | null
}

/** What the call has shown, in words. */
export function CheckResult({ check, setting }: CheckResultProps) {
  const { problem, detail, canCallTools, canSeeImages, tookMs } = check
  if (problem) {
    return (
      <div
        role="status"
        className="mt-3 flex gap-2.5 rounded-md border border-danger-line bg-danger-wash p-3 text-sm"
      >
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
        <div className="min-w-0">
          <p>
            {MODEL_PROBLEMS[problem]}
            {setting && (
              <>
                {' '}
                Check <code className="font-mono text-xs">{setting}</code>.
              </>
            )}
          </p>
          {detail && <p className="mt-1 font-mono text-xs wrap-anywhere text-ink-soft">{detail}</p>}
        </div>
      </div>
    )
  }
  return (
    <ul role="status" aria-label="Result" className="mt-3 flex flex-col gap-1.5 text-sm">
      <Line isGood>Answers, in {(tookMs / 1_000).toFixed(1)} s.</Line>
      <Line isGood={canCallTools}>
        {canCallTools
          ? 'Calls tools.'
          : 'Did not call a tool. It can still answer in code blocks; Agent needs a model that calls tools.'}
      </Line>
      <Line isGood={canSeeImages}>
        {canSeeImages
          ? 'Sees images.'
          : 'Does not see images. Attached images will be refused or not understood.'}
      </Line>
    </ul>
  )
}

function Line({ isGood, children }: { isGood: boolean; children: React.ReactNode }) {
  const Icon = isGood ? Check : Minus
  return (
    <li className="flex gap-2.5">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${isGood ? 'text-accent-ink' : 'text-amber'}`}
      />
      <span className={isGood ? '' : 'text-ink-soft'}>{children}</span>
    </li>
  )
}
