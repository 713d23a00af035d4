import { Button } from '@/components/ui/button'
import { type Choice, content } from '../content'
import { fieldKey } from './rules'

interface DoneProps {
  values: Record<string, string>
  delivery: Choice | undefined
  payment: string
  onBack: () => void
}

export function Done({ values, delivery, payment, onBack }: DoneProps) {
  const mail = content.fields.findIndex(field => field.type === 'email')
  const address = content.fields
    .map((field, index) => ({ field, value: values[fieldKey(index)] }))
    .filter(row => row.value && row.field.type === undefined)
  return (
    <div role="status" className="mt-8">
      <h1 className="text-balance break-words font-semibold text-5xl tracking-[-0.04em] md:text-6xl">
        {content.done.title}
      </h1>
      {mail >= 0 ? (
        <p className="mt-4 text-lg">
          {content.done.text} <strong className="break-words font-semibold">{values[fieldKey(mail)]}</strong>.
        </p>
      ) : null}
      <dl className="mt-8 border-border border-t">
        {address.length > 0 ? (
          <div className="grid grid-cols-1 gap-x-6 border-border border-b py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-muted-foreground">{content.done.ship}</dt>
            <dd className="break-words text-lg">
              {address.map((row, index) => (
                <span key={[index, row.field.label].join()} className="block">
                  {row.value}
                </span>
              ))}
            </dd>
          </div>
        ) : null}
        {delivery ? (
          <div className="grid grid-cols-1 gap-x-6 border-border border-b py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-muted-foreground">{content.delivery.title}</dt>
            <dd className="text-lg">{[delivery.name, delivery.text].filter(Boolean).join(', ')}</dd>
          </div>
        ) : null}
        <div className="grid grid-cols-1 gap-x-6 border-border border-b py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-muted-foreground">{content.payment.title}</dt>
          <dd className="text-lg">{payment}</dd>
        </div>
      </dl>
      <Button variant="outline" className="mt-8 h-12" onClick={onBack}>
        {content.done.back}
      </Button>
    </div>
  )
}
