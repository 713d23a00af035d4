import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useRequestIds } from '#client/lib/use-request-ids.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { TextField } from '#client/ui/text-field.tsx'

const NAME_MAX_CHARACTERS = 100

interface NameDialogProps {
  title: string
  action: string
  /** What it is called before; null while nothing is asked. */
  name: string | null
  /** The same id again asks for the same thing. */
  save(name: string, requestId: string): Promise<unknown>
  onClose(): void
}

/** Asks for a name; open until the server has it, so what is typed outlives a failure. */
export function NameDialog({ title, name, onClose, ...form }: NameDialogProps) {
  return (
    <Dialog width="sm" title={title} isOpen={name !== null} onClose={onClose}>
      {name !== null && <NameForm before={name} onClose={onClose} {...form} />}
    </Dialog>
  )
}

interface NameFormProps extends Pick<NameDialogProps, 'action' | 'save' | 'onClose'> {
  before: string
}

function NameForm({ before, action, save, onClose }: NameFormProps) {
  const [typed, setTyped] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const requestIdOf = useRequestIds()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const name = typed.trim()
    if (name === '') return setProblem('Give it a name.')
    if (name === before) return onClose()
    setBusy(true)
    try {
      await save(name, requestIdOf(name))
      onClose()
    } catch (error) {
      setProblem(`The name could not be saved. ${sentenceOf(error)}`)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={event => void submit(event)} className="mt-4 flex flex-col gap-4">
      <TextField
        label="Name"
        data-first=""
        value={typed}
        maxLength={NAME_MAX_CHARACTERS}
        onChange={event => {
          setTyped(event.currentTarget.value)
          setProblem(null)
        }}
        onFocus={event => event.currentTarget.select()}
        problem={problem}
        autoComplete="off"
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit" isBusy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
