import { Button } from '@/components/ui/button'
import { keyed } from '../../shared/keyed'
import { content } from '../content'
import { type Answers, keyOf } from './answers'

export function Review({ answers, onChange }: { answers: Answers; onChange: (at: number) => void }) {
  const { review, actions } = content
  return (
    <section aria-labelledby="review">
      <h2 id="review" className="font-bold text-2xl tracking-tight">
        {review.title}
      </h2>
      <p className="mt-1">{review.text}</p>
      <div className="mt-6 divide-y border-y">
        {keyed(content.steps).map(({ entry, at, key }) => (
          <div key={key} className="flex items-start gap-4 py-4">
            <div className="min-w-0 flex-1">
              <h3 className="break-words font-semibold">{entry.name}</h3>
              <dl className="mt-1 grid gap-1">
                {keyed(entry.fields ?? []).map(({ entry: field, at: one, key: fieldKey }) => (
                  <div key={fieldKey}>
                    <dt className="inline text-muted-foreground">{field.label}: </dt>
                    <dd className="inline break-words">
                      {(answers[keyOf(at, one)] ?? []).filter(Boolean).join('; ') || review.none}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
            <Button
              type="button"
              variant="outline"
              className="h-11"
              aria-label={`${actions.change}: ${entry.name}`}
              onClick={() => onChange(at)}
            >
              {actions.change}
            </Button>
          </div>
        ))}
      </div>
    </section>
  )
}
