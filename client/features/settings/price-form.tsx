import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useSetPrice } from '#client/api/models.ts'
import { type PriceFields, readPrice, writtenAmount } from '#client/lib/price-fields.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import type { KnownModel, KnownPrice, ModelPrice } from '#shared/models.ts'

const NAMES = [
  ['input', 'Input'],
  ['cached', 'Remembered input'],
  ['output', 'Output'],
] as const

/** Three amounts; what was typed stays until it has been taken. */
export function PriceForm({ model: { id, model, price }, close }: { model: KnownModel; close(): void }) {
  const [typed, setTyped] = useState(() => fieldsOf(price))
  const [problems, setProblems] = useState<Partial<PriceFields>>({})
  const set = useSetPrice()
  const change = (name: keyof PriceFields, text: string) => {
    setTyped({ ...typed, [name]: text })
    setProblems({ ...problems, [name]: undefined })
    set.reset()
  }
  const send = (next: ModelPrice | null) =>
    set.mutate(
      { modelId: id, price: next },
      {
        onSuccess: () => {
          void toast(next ? `The price of ${model} is set.` : `The price that was set for ${model} is gone.`)
          close()
        },
      },
    )
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (set.isPending) return
    const read = readPrice(typed)
    setProblems(read.problems ?? {})
    if (read.price) send(read.price)
  }
  return (
    <form
      aria-label={`Price of ${model}`}
      onSubmit={save}
      autoComplete="off"
      className="mt-3 flex flex-col gap-3"
    >
      <p className="text-sm text-pretty text-ink-soft">
        US dollars for a million tokens. It counts at once: for what a message will cost, and for every answer
        from now on.
      </p>
      <div className="grid gap-3 sm:grid-cols-3">
        {NAMES.map(([name, label]) => (
          <TextField
            key={name}
            autoFocus={name === 'input'}
            label={label}
            value={typed[name]}
            onChange={event => change(name, event.currentTarget.value)}
            inputMode="decimal"
            spellCheck={false}
            problem={problems[name] ?? null}
            note={name === 'cached' ? 'Empty: as other input.' : null}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit" isBusy={set.isPending}>
          Save price
        </Button>
        {price?.from === 'operator' && (
          <Button disabled={set.isPending} onClick={() => send(null)}>
            Forget this price
          </Button>
        )}
        <Button look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
      {set.error && (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(set.error)}
        </p>
      )}
    </form>
  )
}

const fieldsOf = (price: KnownPrice | null): PriceFields => ({
  input: price ? writtenAmount(price.input) : '',
  cached: price ? writtenAmount(price.cached) : '',
  output: price ? writtenAmount(price.output) : '',
})
