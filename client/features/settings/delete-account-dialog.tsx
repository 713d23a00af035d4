import { Trash2, UserRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useDeleteAccount } from '#client/actions/use-session-change.ts'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { usePatterns } from '#client/api/patterns.ts'
import { useMe } from '#client/api/users.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { RadioCards } from '#client/ui/radio-cards.tsx'
import { Select } from '#client/ui/select.tsx'
import { toast } from '#client/ui/toast.ts'
import { PasswordField } from './password-field.tsx'

interface DeleteAccountDialogProps {
  isGuest: boolean
  isOpen: boolean
  onClose(): void
}

const WAYS = [
  {
    value: 'delete',
    label: 'Delete them',
    about: 'But what others may edit goes to whoever was invited first.',
    icon: <Trash2 />,
  },
  {
    value: 'handOver',
    label: 'Give them away',
    about: 'All of them to somebody you share a design with.',
    icon: <UserRound />,
  },
] as const

/** What becomes of the designs is asked, never guessed. */
export function DeleteAccountDialog({ isGuest, isOpen, onClose }: DeleteAccountDialogProps) {
  const [, navigate] = useLocation()
  const [designs, setDesigns] = useState<'delete' | 'handOver'>('delete')
  const [to, setTo] = useState('')
  const [password, setPassword] = useState('')
  const end = useDeleteAccount()
  const people = useKnownPeople()
  const heir = people.some(({ id }) => id === to) ? to : (people[0]?.id ?? '')
  const isPassword = hasCode(end.error, 'forbidden', 'too_many_requests') && !isGuest
  const isGiven = designs === 'handOver'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (end.isPending || (isGiven && !heir)) return
    // The page of an account is gone before its answer has been told to it.
    end.mutateAsync({ password: isGuest ? '' : password, designs, ...(isGiven && { to: heir }) }).then(
      () => {
        navigate('/')
        toast.success(isGuest ? 'What you made is deleted.' : 'Your account is deleted.')
      },
      () => undefined,
    )
  }
  return (
    <Dialog
      title={isGuest ? 'Delete what you made' : 'Delete your account'}
      about="Your name, address, picture and preferences are deleted. What you said in designs of others stays there, without your name."
      isOpen={isOpen}
      onClose={() => {
        end.reset()
        setPassword('')
        onClose()
      }}
    >
      <form onSubmit={submit} className="mt-6 flex flex-col gap-4">
        <p className="text-sm font-medium">What becomes of your designs?</p>
        <RadioCards<'delete' | 'handOver'>
          label="Your designs"
          value={designs}
          options={WAYS}
          onChange={setDesigns}
        />
        {isGiven &&
          (people.length > 0 ? (
            <Select
              label="Who gets them"
              value={heir}
              options={people.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setTo}
            />
          ) : (
            <p className="text-sm text-ink-soft">You share no design with anybody who has an account.</p>
          ))}
        {!isGuest && (
          <PasswordField
            value={password}
            onChange={setPassword}
            problem={isPassword ? sentenceOf(end.error) : null}
          />
        )}
        {end.isError && !isPassword && (
          <p role="alert" className="text-sm text-danger">
            {sentenceOf(end.error)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger" type="submit" isBusy={end.isPending} disabled={isGiven && !heir}>
            {isGuest ? 'Delete everything' : 'Delete the account'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Everybody one shares a design with. */
function useKnownPeople(): { id: string; name: string }[] {
  const me = useMe()
  const patterns = usePatterns().data ?? []
  const people = new Map(patterns.flatMap(each => each.people.map(({ id, name }) => [id, name] as const)))
  people.delete(me?.id ?? '')
  return [...people].map(([id, name]) => ({ id, name }))
}
