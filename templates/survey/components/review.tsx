import { Button } from '@/components/ui/button'
import { content } from '../content'
import { type Answers, isAnswered, keyed } from './answers'

interface ReviewProps {
  answers: Answers
  onChange: (at: number) => void
  onSend: () => void
}

export function Review({ answers, onChange, onSend }: ReviewProps) {
  const { review, actions } = content
  return (
    <section aria-labelledby="review" className="mx-auto w-full max-w-4xl">
      <h2 id="review" tabIndex={-1} className="font-medium text-4xl tracking-tight outline-none sm:text-5xl">
        {review.title}
      </h2>
      <dl className="mt-8 border-primary border-t-2">
        {keyed(content.questions).map(({ entry, at, key }) => (
          <div key={key} className="flex items-center gap-4 border-primary border-b-2 py-4">
            <div className="min-w-0 flex-1">
              <dt className="break-words">{entry.name}</dt>
              <dd className="break-words font-semibold text-xl">
                {isAnswered(answers[at]) ? answers[at].join(', ') : review.none}
              </dd>
            </div>
            <Button
              variant="ghost"
              className="h-11"
              aria-label={`${actions.change}: ${entry.name}`}
              onClick={() => onChange(at)}
            >
              {actions.change}
            </Button>
          </div>
        ))}
      </dl>
      <Button className="mt-8 h-14 px-8 text-lg" onClick={onSend}>
        {actions.send}
      </Button>
    </section>
  )
}
