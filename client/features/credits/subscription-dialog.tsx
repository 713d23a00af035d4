import { CircleCheck, Mail } from 'lucide-react'
import { Link } from 'wouter'
import { useCredits } from '#client/api/credits.ts'
import { useSession } from '#client/api/users.ts'
import { ROUTES } from '#client/routes.ts'
import { Button, buttonLook } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Credits } from '#shared/credits.ts'
import { MESSAGES } from '#shared/messages.ts'
import { supportAddress } from '#shared/support.ts'

interface SubscriptionDialogProps {
  about: 'credits' | 'private'
  onClose(): void
}

const ABOUT = {
  credits: 'Nothing was sent and nothing was charged; your text is still in the box.',
  private: 'A private design needs a paid plan. This one stays as it is: nothing was changed.',
}

/** What the plan has left, what goes on without credits, and whom to ask for more. */
export function SubscriptionDialog({ about, onClose }: SubscriptionDialogProps) {
  const { data: credits, isError } = useCredits('subscription')
  return (
    <Dialog title={MESSAGES.outOfCreditsTitle} about={ABOUT[about]} isOpen onClose={onClose}>
      <div className="mt-5 flex flex-col gap-5">
        {!isError && <Left credits={credits} />}
        <StillFree />
        <WhomToAsk about={about} />
        <div className="flex flex-wrap justify-end gap-2">
          <Link href={ROUTES.credits} onClick={onClose} className={buttonLook('plain')}>
            See credits
          </Link>
          <Button look="primary" onClick={onClose}>
            Got it
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Left({ credits }: { credits: Credits | undefined }) {
  if (!credits) return <Skeleton className="h-16 rounded-lg" />
  const { limit, balance, oneTimeCredits, orgBalance, periodCountUsed } = credits
  if (limit === null) return null
  const rows = [
    ['This month', `${Math.max(0, balance)} of ${limit} left`],
    ...(oneTimeCredits === 0 ? [] : [['One-time', String(oneTimeCredits)]]),
    ...(orgBalance === 0 ? [] : [['Workspace', String(orgBalance)]]),
    ['Begins again', new Date(nextPeriod()).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })],
  ]
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <meter
        aria-label="Credits used this month"
        max={limit}
        value={periodCountUsed}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-hover [&::-moz-meter-bar]:bg-amber [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-hover [&::-webkit-meter-bar]:bg-none [&::-webkit-meter-optimum-value]:bg-amber [&::-webkit-meter-optimum-value]:bg-none"
      />
      <dl className="mt-3 grid gap-1 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Periods are calendar months, in UTC. */
function nextPeriod(): number {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12)
}

const FREE = [
  'Editing text, code, theme and versions by hand',
  'Try to Fix with AI and Retry for Free, a few times for each answer',
  'Sharing, forking and taking your designs along',
]

function StillFree() {
  return (
    <section aria-labelledby="still-free">
      <h3 id="still-free" className="mb-2 text-sm font-medium">
        What goes on without credits
      </h3>
      <ul className="grid gap-1.5 text-sm text-ink-soft">
        {FREE.map(line => (
          <li key={line} className="flex gap-2">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-added" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

const ASKING = {
  credits: { subject: 'More credits', text: 'Please give my account more credits.' },
  private: { subject: 'A paid plan', text: 'Please give my account a plan with private designs.' },
}

/** Nothing can be bought here: the operator of the server gives credits and plans. */
function WhomToAsk({ about }: { about: SubscriptionDialogProps['about'] }) {
  const { user, server } = useSession().data ?? {}
  const { subject, text } = ASKING[about]
  const who = user ? ` (${user.email})` : ''
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-hover px-4 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-56 text-ink-soft">
        {user?.isGuest
          ? 'You are a guest here. An account of your own can be given more by the people who run this server.'
          : 'The people who run this server give more: ask them, and name the address of your account.'}
      </p>
      {server?.supportUrl && (
        <a
          href={supportAddress(server.supportUrl, subject, `${text}${who}`)}
          target="_blank"
          rel="noopener"
          className={buttonLook('plain', 'sm')}
        >
          <Mail className="size-3.5" /> Ask for more
        </a>
      )}
    </div>
  )
}
