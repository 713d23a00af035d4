import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Lines } from './components/lines'
import { Parties } from './components/parties'
import { PaymentSlip } from './components/payment-slip'
import { show, sums } from './components/sums'
import { content } from './content'

const { labels } = content

export default function App() {
  const [isPaid, setIsPaid] = useState(false)
  return (
    <div className="min-h-svh px-0 pb-0 text-[0.9375rem] md:px-8 md:pt-4 md:pb-12 print:bg-card print:p-0">
      <div className="mx-auto max-w-5xl">
        <section
          aria-label={labels.actions}
          className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-0 print:hidden"
        >
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
            {content.terms.length > 0 && (
              <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-5 sm:grid-cols-2">
                {content.terms.map((term, index) => (
                  <section key={[term.name, index].join()} className="max-w-prose">
                    <h2 className="font-semibold">{term.name}</h2>
                    {term.text && <p className="text-muted-foreground">{term.text}</p>}
                  </section>
                ))}
              </div>
            )}
          </div>
          <PaymentSlip isPaid={isPaid} />
        </main>
      </div>
    </div>
  )
}
