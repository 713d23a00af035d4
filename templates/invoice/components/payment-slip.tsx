import { content } from '../content'
import { show, sums } from './sums'

/** The lower part of the sheet, to be torn off and taken to the bank. */
export function PaymentSlip({ isPaid }: { isPaid: boolean }) {
  const { slip, brand, currency, labels } = content
  const boxes = [
    { label: slip.account, value: slip.accountValue },
    { label: slip.reference, value: slip.referenceValue },
    { label: slip.until, value: slip.untilValue },
    {
      label: [slip.amount, currency].filter(Boolean).join(', '),
      value: isPaid ? labels.paid : show(sums.due),
    },
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
