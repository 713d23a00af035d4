import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Lines } from './components/lines'
import { show, sums } from './components/sums'
import { content } from './content'

const { labels } = content

export default function App() {
  const [isPaid, setIsPaid] = useState(false)
  return (
    <div className="min-h-svh px-0 pb-0 text-[0.9375rem] md:px-8 md:pt-4 md:pb-12 print:bg-card print:p-0">
      <div className="mx-auto max-w-5xl">
        <section aria-label={labels.actions} className="flex items-center gap-2 p-4 md:px-0 print:hidden">
          <p role="status" className="mr-auto font-medium">
            {isPaid ? labels.paid : labels.open}
          </p>
          <Button variant="outline" className="bg-card" onClick={() => setIsPaid(!isPaid)}>
            {isPaid ? labels.markOpen : labels.markPaid}
          </Button>
          <Button onClick={() => window.print()}>
            <Printer /> {labels.print}
          </Button>
        </section>
        <main className="bg-card shadow-sm print:shadow-none">
          <div className="px-5 pt-8 pb-10 md:px-14 md:pt-14">
            <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-6">
              <p className="max-w-64 text-lg leading-tight font-semibold wrap-anywhere">{content.brand}</p>
              <p className={`leading-none sm:text-right ${isPaid ? 'line-through decoration-2' : ''}`}>
                <span className="block text-muted-foreground">{labels.due}</span>
                <span className="mt-2 block text-4xl font-light tracking-tight tabular-nums md:text-6xl">
                  {show(sums.due)}
                </span>
                <span className="mt-2 block text-muted-foreground">{content.currency}</span>
              </p>
            </div>
            <h1 className="mt-8 text-3xl font-semibold tracking-tight text-balance wrap-anywhere md:mt-4">
              {content.title}
            </h1>
            <p className="mt-1.5 max-w-prose text-muted-foreground">{content.lead}</p>
            <Parties />
            <Lines />
            <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-5 empty:hidden sm:grid-cols-2">
              {content.terms.map((term, index) => (
                <section key={[term.name, index].join()} className="max-w-prose">
                  <h2 className="font-semibold">{term.name}</h2>
                  <p className="text-muted-foreground">{term.text}</p>
                </section>
              ))}
            </div>
          </div>
          <PaymentSlip isPaid={isPaid} />
        </main>
      </div>
    </div>
  )
}

function Parties() {
  const { parties, facts } = content
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.2fr]">
      {parties.map((party, index) => (
        <div key={[party.name, index].join()} className="min-w-0">
          {party.role && <p className="text-muted-foreground">{party.role}</p>}
          <p className="font-semibold wrap-anywhere">{party.name}</p>
          {party.address && <p className="wrap-anywhere whitespace-pre-line">{party.address}</p>}
        </div>
      ))}
      {facts.length > 0 && (
        <dl className="min-w-0 sm:col-span-2 lg:col-span-1">
          {facts.map((fact, index) => (
            <div key={[fact.name, index].join()} className="flex gap-3 border-b py-1.5 first:border-t">
              <dt className="w-28 shrink-0 text-muted-foreground">{fact.name}</dt>
              <dd className="wrap-anywhere tabular-nums">{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** The lower part of the sheet, to be torn off and taken to the bank. */
function PaymentSlip({ isPaid }: { isPaid: boolean }) {
  const { slip, brand, currency, labels } = content
  const boxes = [
    { label: slip.account, value: slip.accountValue },
    { label: slip.reference, value: slip.referenceValue },
    { label: slip.until, value: slip.untilValue },
    { label: [slip.amount, currency].join(', '), value: isPaid ? labels.paid : show(sums.due) },
  ].filter(box => box.value)
  return (
    <section
      aria-labelledby="slip"
      className="break-inside-avoid border-t-2 border-dashed border-foreground/50 bg-slip px-5 pt-3 pb-8 text-slip-foreground md:px-14 print:[print-color-adjust:exact]"
    >
      <p className="text-right text-xs">{slip.tear}</p>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="slip" className="text-2xl font-semibold tracking-tight">
          {slip.title}
        </h2>
        <p>
          {slip.payTo} <strong className="wrap-anywhere font-semibold">{brand}</strong>
        </p>
      </div>
      <dl className="mt-5 grid grid-cols-1 gap-1 sm:grid-cols-2 lg:grid-cols-4">
        {boxes.map(box => (
          <div key={box.label} className="min-w-0 bg-slip-field px-3 py-2.5 text-foreground">
            <dt className="text-xs">{box.label}</dt>
            <dd className="mt-1 text-lg font-medium wrap-anywhere tabular-nums">{box.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
