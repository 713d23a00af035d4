import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useChangeKey } from '#client/api/integrations.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import {
  BUDGET_MAX,
  DAILY_BUDGET,
  INTEGRATION_NAME_MAX_CHARACTERS,
  type Integration,
} from '#shared/integrations.ts'

/** What a key is called, and what it serves a day in all designs together. */
export function LimitsForm({ integration, close }: { integration: Integration; close(): void }) {
  const { keyId, callsPerDay = DAILY_BUDGET.calls, tokensPerDay = DAILY_BUDGET.tokens } = integration
  const [given, setGiven] = useState({
    name: integration.name,
    calls: String(callsPerDay),
    tokens: String(tokensPerDay),
  })
  const change = useChangeKey()
  const problems = {
    calls: numberProblem(given.calls, BUDGET_MAX.calls),
    tokens: numberProblem(given.tokens, BUDGET_MAX.tokens),
  }
  const isWhole = problems.calls === null && problems.tokens === null
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || change.isPending) return
    const { name, calls, tokens } = given
    change.mutate(
      { keyId, name: name.trim(), callsPerDay: Number(calls), tokensPerDay: Number(tokens) },
      {
        onSuccess: saved => {
          toast.success(`“${saved.name}” is saved.`)
          close()
        },
      },
    )
  }
  return (
    <form
      aria-label={`Name and limits of ${integration.name}`}
      onSubmit={save}
      className="mt-3 border-t border-line pt-3"
    >
      <TextField
        label="Name"
        value={given.name}
        maxLength={INTEGRATION_NAME_MAX_CHARACTERS}
        onChange={event => setGiven({ ...given, name: event.currentTarget.value })}
      />
      <div className="mt-3 grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <TextField
          label="Calls a day"
          inputMode="numeric"
          value={given.calls}
          problem={problems.calls}
          onChange={event => setGiven({ ...given, calls: event.currentTarget.value })}
        />
        <TextField
          label="Tokens a day"
          inputMode="numeric"
          value={given.tokens}
          problem={problems.tokens}
          onChange={event => setGiven({ ...given, tokens: event.currentTarget.value })}
        />
      </div>
      <p className="mt-2 text-xs text-pretty text-ink-faint">
        For all designs that it is linked to, until midnight UTC. 0 stops it. One visitor asks at most 60
        times an hour.
      </p>
      {change.isError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {sentenceOf(change.error)}
        </p>
      )}
      <div className="mt-3 flex gap-2">
        <Button size="sm" look="primary" type="submit" disabled={!isWhole} isBusy={change.isPending}>
          Save
        </Button>
        <Button size="sm" look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function numberProblem(text: string, max: number): string | null {
  if (!/^\d{1,10}$/.test(text.trim())) return 'A whole number, such as 500.'
  return Number(text) > max ? `${max.toLocaleString('en-US')} at most.` : null
}
