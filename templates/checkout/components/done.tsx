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
  const address = content.fields.flatMap((field, index) =>
    field.type ? [] : (values[fieldKey(index)] ?? []),
  )
  const rows = [
    [content.done.ship, address.filter(Boolean).join('\n')],
    [content.delivery.title, [delivery?.name, delivery?.text].filter(Boolean).join(', ')],
    [content.payment.title, payment],
  ]
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
      <dl className="mt-8 border-t">
        {rows
          .filter(([, text]) => text)
          .map(([name, text]) => (
            <div key={name} className="gap-x-6 border-b py-4 sm:flex">
              <dt className="w-40 shrink-0 text-muted-foreground">{name}</dt>
              <dd className="min-w-0 whitespace-pre-line break-words text-lg">{text}</dd>
            </div>
          ))}
      </dl>
      <Button variant="outline" className="mt-8 h-12" onClick={onBack}>
        {content.done.back}
      </Button>
    </div>
  )
}
