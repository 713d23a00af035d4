import { type FormEvent, useState } from 'react'
import { type Grant, useGrant } from '#client/api/admin.ts'
import { sentenceOf } from '#client/api/call.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import { GRANTED_AT_ONCE, REASON_MAX_CHARACTERS } from '#shared/admin.ts'
import { MESSAGES } from '#shared/messages.ts'

interface GrantDialogProps {
  patternId: string
  onClose(): void
}

/** An admin lets himself or others in; what was typed stays when that fails. */
export function GrantDialog({ patternId, onClose }: GrantDialogProps) {
  const grant = useGrant(patternId)
  const [reason, setReason] = useState('')
  const [ids, setIds] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async (wanted: Grant) => {
    try {
      await grant.mutateAsync(wanted)
      toast.success(wanted.to === 'nobody' ? 'Your access was revoked' : MESSAGES.permissionsGranted)
      setProblem(null)
      if (wanted.to === 'people') setIds('')
    } catch (error) {
      if (wanted.to === 'people') setProblem(sentenceOf(error))
      toast.error(wanted.to === 'nobody' ? 'Failed to revoke your access' : MESSAGES.permissionsFailed, {
        description: sentenceOf(error),
      })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const userIds = idsIn(ids)
    if (userIds.length === 0) setProblem('Enter at least one user id.')
    else if (userIds.length > GRANTED_AT_ONCE) setProblem(`At most ${GRANTED_AT_ONCE} at once.`)
    else void ask({ to: 'people', userIds, reason })
  }
  const isBusy = (to: Grant['to']) => grant.isPending && grant.variables.to === to
  return (
    <Dialog
      title="Grant Access"
      about="Whoever is let in may edit. Every grant is an entry with its reason that the owner of the design reads."
      isOpen
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
        <TextField
          label="Reason"
          value={reason}
          maxLength={REASON_MAX_CHARACTERS}
          autoComplete="off"
          onChange={event => setReason(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button isBusy={isBusy('me')} onClick={() => void ask({ to: 'me', reason })}>
            Grant yourself access
          </Button>
          <Button look="quiet" isBusy={isBusy('nobody')} onClick={() => void ask({ to: 'nobody', reason })}>
            Revoke your access
          </Button>
        </div>
        <div className="flex flex-wrap items-start gap-2 border-line border-t pt-5">
          <TextField
            className="min-w-0 flex-1 basis-56"
            label="User ids"
            value={ids}
            problem={problem}
            note="Separated by commas or spaces."
            autoComplete="off"
            spellCheck={false}
            onChange={event => {
              setIds(event.currentTarget.value)
              setProblem(null)
            }}
          />
          <Button type="submit" look="primary" className="mt-[1.625rem]" isBusy={isBusy('people')}>
            Grant
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const idsIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(id => id !== ''))]
