import { type FormEvent, useState } from 'react'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useInviteToCanvas } from '#client/api/canvas.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import { MESSAGES } from '#shared/messages.ts'

/** Invites by e-mail; without mail the links in the list below do the same. */
export function CanvasInvite({ id }: { id: string }) {
  const [emails, setEmails] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const invite = useInviteToCanvas(id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (emails.trim() === '') return setProblem('Enter at least one e-mail address.')
    setProblem(null)
    invite.mutate(emails, {
      onSuccess: ({ invites }) => {
        setEmails('')
        const who = invites.length === 1 ? `${invites[0]?.email} is` : `${invites.length} people are`
        toast.success(`${who} invited.`, { description: 'Each has a link below, to copy and hand over.' })
      },
      onError: error => {
        if (hasCode(error, 'bad_request')) return setProblem(sentenceOf(error))
        toast.error(MESSAGES.inviteFailed, { description: sentenceOf(error) })
      },
    })
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2 max-sm:flex-wrap">
      <TextField
        label="Invite by email"
        placeholder="ada@example.com, bo@example.com"
        value={emails}
        onChange={event => setEmails(event.currentTarget.value)}
        problem={problem}
        autoComplete="off"
        inputMode="email"
        className="min-w-0 flex-1 max-sm:basis-full"
      />
      <Button type="submit" isBusy={invite.isPending} className="h-9 pointer-coarse:h-11">
        Invite
      </Button>
    </form>
  )
}
