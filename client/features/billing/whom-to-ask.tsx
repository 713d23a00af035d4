import { Mail } from 'lucide-react'
import { useSession } from '#client/api/users.ts'
import { buttonLook } from '#client/ui/button.tsx'
import { supportAddress } from '#shared/support.ts'

/** Credits beside a plan are given by whoever runs the server. */
export function WhomToAsk() {
  const { user, server } = useSession().data ?? {}
  const text = `Please give my account more credits.${user?.email ? ` (${user.email})` : ''}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-hover px-4 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-56 text-ink-soft">
        {user?.isGuest
          ? 'You are a guest here. An account of your own can be given more by the people who run this server.'
          : 'The people who run this server give more: ask them, and name the address of your account.'}
      </p>
      {server?.supportUrl && (
        <a
          href={supportAddress(server.supportUrl, 'More credits', text)}
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
