import { type FormEvent, useState } from 'react'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { type GrantableLevel, useAccessData, useInvite } from '#client/api/sharing.ts'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import { alreadyMembers, parseEmails } from '#shared/invites.ts'
import { MESSAGES } from '#shared/messages.ts'
import { LEVEL_OPTIONS } from './levels.ts'

/** Invites by e-mail; without mail the links in the list below do the same. */
export function InviteForm({ id }: { id: string }) {
  const [emails, setEmails] = useState('')
  const [level, setLevel] = useState<GrantableLevel>('write')
  const [problem, setProblem] = useState<string | null>(null)
  const invite = useInvite(id)
  const { data } = useAccessData(id)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (emails.trim() === '') return setProblem('Enter at least one e-mail address.')
    const inHere = new Set(data?.usersList.map(({ email }) => email?.toLowerCase()))
    const known = alreadyMembers(parseEmails(emails).emails.filter(email => inHere.has(email)))
    if (known) return setProblem(`${known} What they may do stands in the list below.`)
    setProblem(null)
    invite.mutate(
      { emails, permissionLevel: level },
      {
        onSuccess: ({ invites }) => {
          setEmails('')
          toast.success(
            invites.length === 1
              ? `${invites[0]?.email} is invited.`
              : `${invites.length} people are invited.`,
            { description: 'Each has a link below, to copy and hand over.' },
          )
        },
        onError: error => {
          if (hasCode(error, 'bad_request')) return setProblem(sentenceOf(error))
          toast.error(MESSAGES.inviteFailed, { description: sentenceOf(error) })
        },
      },
    )
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <div className="flex items-end gap-2 max-sm:flex-wrap">
        <TextField
          label="Invite by email"
          placeholder="ada@example.com, bo@example.com"
          value={emails}
          onChange={event => setEmails(event.currentTarget.value)}
          autoComplete="off"
          inputMode="email"
          className="min-w-0 flex-1 max-sm:basis-full"
        />
        <Select<GrantableLevel>
          label="They can"
          value={level}
          options={LEVEL_OPTIONS}
          onChange={setLevel}
          className="h-9 pointer-coarse:h-11"
        />
        <Button type="submit" isBusy={invite.isPending} className="h-9 pointer-coarse:h-11">
          Invite
        </Button>
      </div>
      {problem && (
        <p role="alert" className="text-xs text-danger">
          {problem}
        </p>
      )}
    </form>
  )
}
