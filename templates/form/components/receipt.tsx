import { Button } from '@/components/ui/button'
import { content } from '../content'
import { type Answers, isFilled, SECTIONS } from './answers'

type ReceiptProps = { answers: Answers; onBack: () => void; onAgain: () => void }

export function Receipt({ answers, onBack, onAgain }: ReceiptProps) {
  const { receipt } = content
  return (
    <div className="bg-card px-5 py-8 sm:px-10">
      <div role="status">
        <h2 className="font-bold text-3xl tracking-tight">{receipt.title}</h2>
        <p className="mt-2 max-w-xl">{receipt.text}</p>
        <p className="mt-5">
          {receipt.numberName} <strong className="font-mono text-xl">{receipt.number}</strong>
        </p>
      </div>
      {SECTIONS.map(section => (
        <section key={section.name} className="mt-8">
          <h3 className="border-b pb-2 font-semibold">{section.name}</h3>
          <dl className="divide-y">
            {section.fields.map(({ entry, at, key }) => (
              <div key={key} className="grid gap-x-6 py-2.5 sm:grid-cols-2">
                <dt className="break-words text-muted-foreground">{entry.label}</dt>
                <dd className="break-words">
                  {isFilled(answers[at])
                    ? `${answers[at].join(', ')}${entry.unit ? ` ${entry.unit}` : ''}`
                    : receipt.none}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="mt-10 flex flex-wrap gap-3">
        <Button className="h-12 whitespace-normal" onClick={onAgain}>
          {receipt.again}
        </Button>
        <Button variant="outline" className="h-12" onClick={onBack}>
          {receipt.back}
        </Button>
      </div>
    </div>
  )
}
