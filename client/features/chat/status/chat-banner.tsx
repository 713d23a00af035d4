import { CircleAlert, RotateCcw } from 'lucide-react'
import { Link } from 'wouter'
import { useRetry } from '#client/api/chat.ts'
import { useCredits } from '#client/api/credits.ts'
import { useOutage } from '#client/api/service.ts'
import { useActiveRun } from '#client/room/document/meta-hooks.ts'
import { usePatternId, useRoom } from '#client/room/document/room-provider.tsx'
import { useQuietTime } from '#client/room/document/use-quiet-time.ts'
import { ROUTES } from '#client/routes.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { readChat } from '#room-schema/chat.ts'
import { chatBanner } from '#shared/banners.ts'
import { STUCK_AFTER_S } from '#shared/chat.ts'
import { creditBanner } from '#shared/credits.ts'
import { MESSAGES } from '#shared/messages.ts'
import { OutageBanner } from './outage-banner.tsx'

/** The banner above the message box: a run that is stuck, or the credits that are left. */
export function ChatBanner() {
  const active = useActiveRun()
  const silence = useQuietTime(active !== null)
  const { data } = useCredits(active?.requestId ?? 'idle')
  const outage = useOutage(active?.requestId ?? 'idle')
  const banner = chatBanner({
    isOutage: outage !== null,
    isStuck: active !== null && silence >= STUCK_AFTER_S * 1_000,
    credits: data ? creditBanner(data) : null,
  })
  if (banner === 'outage' && outage !== null) return <OutageBanner since={outage} />
  if (banner === 'stuck' && active) return <StuckBanner requestId={active.requestId} />
  if (banner !== 'out' && banner !== 'almost-out') return null
  const left = data ? data.balance + data.orgBalance + data.oneTimeCredits : 0
  return (
    <Line name="Credits">
      <p className="min-w-0 flex-1">
        {banner === 'out' ? MESSAGES.outOfCredits : `${left} credit${left === 1 ? '' : 's'} left`}
      </p>
      <Link href={ROUTES.credits} className="shrink-0 font-medium underline underline-offset-2">
        See credits
      </Link>
    </Line>
  )
}

function StuckBanner({ requestId }: { requestId: string }) {
  const retry = useRetry(usePatternId())
  const { doc } = useRoom()
  const again = () => {
    const answer = readChat(doc).find(item => item.role === 'assistant' && item.requestId === requestId)
    retry.mutate(
      { requestId, assistantItemId: answer?.id ?? requestId },
      { onError: () => toast.error(MESSAGES.retryFailed) },
    )
  }
  return (
    <Line name="Service">
      <p className="min-w-0 flex-1">The model has said nothing for a while.</p>
      <Button size="sm" isBusy={retry.isPending} onClick={again}>
        <RotateCcw className="size-3.5" /> {MESSAGES.stuck}
      </Button>
    </Line>
  )
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div
      role="status"
      aria-label={name}
      className="mx-4 mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-amber-line bg-amber-wash px-3.5 py-2 text-sm text-amber"
    >
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </div>
  )
}
