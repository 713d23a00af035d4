import { type FormEvent, useState } from 'react'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useInviteToWorkspace } from '#client/api/workspaces.ts'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import { MESSAGES } from '#shared/messages.ts'
import type { InvitedRole } from '#shared/workspaces.ts'
import { INVITED_ROLE_OPTIONS } from './roles.ts'

/** Invites by e-mail; without mail the links in the list below do the same. */
export function InviteForm({ id }: { id: string }) {
  const [emails, setEmails] = useState('')
  const [role, setRole] = useState<InvitedRole>('member')
  const [problem, setProblem] = useState<string | null>(null)
  const invite = useInviteToWorkspace(id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (emails.trim() === '') return setProblem('Enter at least one e-mail address.')
    setProblem(null)
    invite.mutate(
      { emails, role },
      {
        onSuccess: ({ invites }) => {
          setEmails('')
          toast.success(invitedSentence(invites.map(({ email }) => email)), {
            description: 'Each has a link below, to copy and hand over.',
          })
        },
        onError: error => {
          if (hasCode(error, 'bad_request', 'conflict')) return setProblem(sentenceOf(error))
          toast.error(MESSAGES.inviteFailed, { description: sentenceOf(error) })
        },
      },
    )
  }
  return (
    <form onSubmit={submit} className="flex items-start gap-2 max-sm:flex-wrap">
      <TextField
        label="Invite by email"
        placeholder="ada@example.com, bo@example.com"
        value={emails}
        onChange={event => {
          setEmails(event.currentTarget.value)
          setProblem(null)
        }}
        problem={problem}
        autoComplete="off"
        inputMode="email"
        className="min-w-0 flex-1 max-sm:basis-full"
      />
      {/* In line with the field below its label. */}
      <div className="flex gap-2 pt-6.5 max-sm:w-full max-sm:pt-0">
        <Select<InvitedRole>
          label="They become"
          value={role}
          options={INVITED_ROLE_OPTIONS}
          onChange={setRole}
          className="h-9 max-sm:flex-1 pointer-coarse:h-11"
        />
        <Button look="primary" type="submit" isBusy={invite.isPending} className="h-9 pointer-coarse:h-11">
          Invite
        </Button>
      </div>
    </form>
  )
}

const invitedSentence = (emails: readonly string[]): string =>
  emails.length === 1 ? `${emails[0]} is invited.` : `${emails.length} people are invited.`
