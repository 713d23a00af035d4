import { MailCheck } from 'lucide-react'
import { useSession } from '#client/api/users.ts'
import { Button, buttonLook } from '#client/ui/button.tsx'

/** All else is in the mail. */
export function MailSent({ text, onBack }: { text: string; onBack(): void }) {
  const server = useSession().data?.server
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <MailCheck aria-hidden className="size-6 text-accent-ink" />
      <p className="text-md font-medium">Look into your mail</p>
      <p className="text-base text-pretty wrap-anywhere text-ink-soft">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {server?.mail === 'mailbox' && (
          <a href="/dev/mailbox" target="_blank" rel="noreferrer" className={buttonLook('primary')}>
            Open the mailbox
          </a>
        )}
        <Button onClick={onBack}>Back to log in</Button>
      </div>
    </div>
  )
}
