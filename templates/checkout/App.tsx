import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '../shared/text-field'
import { Deliveries, Payment } from './components/choices'
import { Done } from './components/done'
import { checkForm, type Errors, type Filled, fieldKey } from './components/rules'
import { Summary, totalOf } from './components/summary'
import { content } from './content'

export default function App() {
  const [counts, setCounts] = useState(() => content.lines.map(line => line.count ?? 1))
  const [values, setValues] = useState<Record<string, string>>({})
  const [errors, setErrors] = useState<Errors>({})
  const [delivery, setDelivery] = useState(0)
  const [payment, setPayment] = useState(-1)
  const [isDone, setDone] = useState(false)
  const isEmpty = counts.every(count => count === 0)

  function change(key: string, value: string) {
    setValues(now => ({ ...now, [key]: value }))
    setErrors(now => ({ ...now, [key]: undefined }))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = checkForm(values, payment < 0)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) document.getElementById(first)?.focus()
    else setDone(true)
  }

  const filled = { values, errors, onChange: change }
  const way = content.deliveries[delivery]
  const summary = <Summary counts={counts} onCounts={setCounts} delivery={way} isFixed={isDone} />
  return (
    <div className="grid min-h-svh grid-cols-[minmax(0,1fr)] bg-background text-foreground md:grid-cols-[minmax(0,1fr)_minmax(0,21rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <main className="min-w-0 px-5 py-8 md:px-8 md:py-12 lg:px-16">
        <div className="mx-auto max-w-2xl">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 break-words font-semibold text-lg">{content.brand}</span>
            <span className="text-muted-foreground">{content.back.label}</span>
          </p>
          {isDone ? (
            <Done
              values={values}
              delivery={way}
              payment={content.payment.other[payment]?.name ?? content.payment.card}
              onBack={() => setDone(false)}
            />
          ) : (
            <form noValidate onSubmit={submit}>
              <h1 className="mt-8 text-balance break-words font-semibold text-5xl tracking-[-0.04em] md:text-6xl">
                {content.title}
              </h1>
              <p className="mt-3 max-w-[50ch] text-lg text-muted-foreground">{content.lead}</p>
              <Address {...filled} />
              <Deliveries chosen={delivery} onChoose={setDelivery} />
              <Payment {...filled} chosen={payment} onChoose={setPayment} />
              <TextField
                field="mt-10 gap-2"
                id="note"
                label={`${content.note.label} ${content.note.optional}`}
                isLong
                className="min-h-24"
                value={values.note ?? ''}
                onChange={event => change('note', event.target.value)}
              />
              <div className="mt-10 grid grid-cols-1 gap-3">
                <p role="alert" className="text-destructive empty:hidden">
                  {Object.values(errors).some(Boolean) && content.send.check}
                </p>
                <Button
                  type="submit"
                  disabled={isEmpty}
                  className="h-14 bg-paint text-lg text-paint-foreground hover:bg-paint/90"
                >
                  {content.send.button}
                </Button>
                <p className="text-muted-foreground text-sm">
                  {isEmpty ? content.summary.empty : content.send.terms}
                </p>
              </div>
            </form>
          )}
        </div>
      </main>
      <aside aria-label={content.summary.title} className="bg-lake text-lake-foreground max-md:order-first">
        <details className="group md:hidden">
          <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 px-5 font-semibold">
            <span className="underline underline-offset-4">{content.summary.show}</span>
            <span className="text-xl tabular-nums">{totalOf(counts, way)}</span>
          </summary>
          {summary}
        </details>
        <div className="sticky top-0 hidden max-h-svh overflow-y-auto md:block">{summary}</div>
      </aside>
    </div>
  )
}

function Address({ values, errors, onChange }: Filled) {
  if (content.fields.length === 0) return null
  return (
    <fieldset className="mt-10 min-w-0">
      <legend className="font-semibold text-2xl tracking-tight">{content.address.title}</legend>
      <div className="mt-5 grid grid-cols-2 gap-x-4 gap-y-4">
        {content.fields.map((field, index) => {
          const key = fieldKey(index)
          return (
            <TextField
              key={[index, field.label].join()}
              field={`min-w-0 gap-2 col-span-2 ${field.half ? 'sm:col-span-1' : ''}`}
              id={key}
              label={field.optional ? `${field.label} ${content.address.optional}` : field.label}
              error={errors[key]}
              type={field.type ?? 'text'}
              autoComplete={field.autocomplete ?? 'off'}
              value={values[key] ?? ''}
              onChange={event => onChange(key, event.target.value)}
              className="h-12 text-base"
            />
          )
        })}
      </div>
    </fieldset>
  )
}
