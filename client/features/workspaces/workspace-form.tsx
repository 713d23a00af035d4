import { type FormEvent, useId, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useChangeWorkspace, WORKSPACE_NAME_MAX_CHARACTERS } from '#client/api/workspaces.ts'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import type { DefaultAccess, Workspace, WorkspaceMembers } from '#shared/workspaces.ts'
import { parseCap } from './credit-cap.ts'
import { LogoField } from './logo-field.tsx'

interface WorkspaceFormProps {
  workspace: Workspace
  settings: Pick<WorkspaceMembers, 'defaultAccess' | 'creditCap'>
}

/** How it is called, how it looks, and what holds for everybody in it. */
export function WorkspaceForm({ workspace, settings }: WorkspaceFormProps) {
  return (
    <>
      <LogoField workspace={workspace} />
      <NameField workspace={workspace} />
      <AccessField id={workspace.id} {...settings} />
      <CapField id={workspace.id} {...settings} />
    </>
  )
}

function NameField({ workspace: { id, name } }: { workspace: Workspace }) {
  const change = useChangeWorkspace(id)
  return (
    <OneField
      label="Name"
      value={name}
      maxLength={WORKSPACE_NAME_MAX_CHARACTERS}
      problemOf={text => (text.trim() === '' ? 'A workspace needs a name.' : null)}
      save={text => change.mutateAsync({ name: text.trim() })}
    />
  )
}

function CapField({ id, creditCap }: { id: string; creditCap?: number | null }) {
  const change = useChangeWorkspace(id)
  return (
    <OneField
      label="Credits a member may use in a period"
      value={creditCap === null || creditCap === undefined ? '' : String(creditCap)}
      placeholder="No cap"
      inputMode="numeric"
      note="Counts for what the workspace pays. Leave it empty for no cap."
      problemOf={text =>
        parseCap(text) === undefined ? 'Enter a whole number, or nothing for no cap.' : null
      }
      save={text => change.mutateAsync({ creditCap: parseCap(text) ?? null })}
    />
  )
}

interface OneFieldProps {
  label: string
  value: string
  placeholder?: string
  note?: string
  maxLength?: number
  inputMode?: 'numeric'
  problemOf(text: string): string | null
  save(text: string): Promise<unknown>
}

/** A field that is saved by itself; what is typed stays whatever the server says. */
function OneField({ value, problemOf, save, ...field }: OneFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isChanged = typed !== null && typed !== value
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged || isBusy) return
    const wrong = problemOf(typed)
    if (wrong) return setProblem(wrong)
    setBusy(true)
    try {
      await save(typed)
      setTyped(null)
      toast.success('Saved.')
    } catch (error) {
      setProblem(`It could not be saved. ${sentenceOf(error)}`)
    }
    setBusy(false)
  }
  return (
    <form onSubmit={event => void submit(event)} className="flex max-w-md items-start gap-2">
      <TextField
        {...field}
        value={typed ?? value}
        onChange={event => {
          setTyped(event.currentTarget.value)
          setProblem(null)
        }}
        problem={problem}
        autoComplete="off"
        className="min-w-0 flex-1"
      />
      {isChanged && (
        <Button
          type="submit"
          isBusy={isBusy}
          aria-label={`Save ${field.label.toLowerCase()}`}
          className="mt-6.5 h-9 pointer-coarse:h-11"
        >
          Save
        </Button>
      )}
    </form>
  )
}

const ACCESS_OPTIONS: readonly { value: DefaultAccess; label: string }[] = [
  { value: 'none', label: 'Not shared' },
  { value: 'read', label: 'Can view' },
  { value: 'write', label: 'Can edit' },
]

function AccessField({ id, defaultAccess = 'none' }: { id: string; defaultAccess?: DefaultAccess }) {
  const change = useChangeWorkspace(id)
  const about = useId()
  const choose = (next: DefaultAccess) =>
    change.mutate(
      { defaultAccess: next },
      {
        onSuccess: () => toast.success('Saved.'),
        onError: error =>
          toast.error('It could not be saved.', {
            description: sentenceOf(error),
            action: { label: 'Try again', onClick: () => choose(next) },
          }),
      },
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div id={about} className="min-w-0 flex-1 basis-64">
        <p className="text-base font-medium">New designs</p>
        <p className="text-sm text-ink-soft">
          What the others can do with a design that a member makes while this workspace is chosen.
        </p>
      </div>
      <Select<DefaultAccess>
        label="Default access of new designs"
        value={change.isPending ? (change.variables.defaultAccess ?? 'none') : defaultAccess}
        options={ACCESS_OPTIONS}
        onChange={choose}
      />
    </div>
  )
}
