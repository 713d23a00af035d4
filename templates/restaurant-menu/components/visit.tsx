import { Button } from '@/components/ui/button'
import { TextField } from '../../shared/text-field'
import { useForm } from '../../shared/use-form'
import { content } from '../content'

const names = ['name', 'phone', 'day', 'time'] as const
const types = { name: 'text', phone: 'tel', day: 'date', time: 'time' }

type VisitProps = { onTable: number[]; people: number; onPeople: (people: number) => void }

export function Visit({ onTable, people, onPeople }: VisitProps) {
  const { request } = content
  const { errors, sent, submit, begin } = useForm(names, request)
  const dishes = onTable.flatMap(at => content.dishes[at]?.name ?? [])

  return (
    <section id="visit" aria-labelledby="visit-title" className="bg-muted">
      <div className="mx-auto grid grid-cols-1 max-w-7xl gap-x-16 gap-y-12 px-5 py-16 md:grid-cols-2 md:px-8 md:py-24">
        <div className="min-w-0">
          <h2 id="visit-title" className="text-balance font-display font-medium text-4xl tracking-tight">
            {content.hoursTitle}
          </h2>
          <dl className="mt-6">
            {content.hours.map((row, index) => (
              <div key={[index, row.day].join()} className="flex justify-between gap-6 border-b py-3 text-lg">
                <dt className="break-words">{row.day}</dt>
                <dd className="tabular-nums">{row.time}</dd>
              </div>
            ))}
          </dl>
          <address className="mt-8 text-xl not-italic leading-relaxed">
            {content.place.map((line, index) => (
              <span key={[index, line].join()} className="block break-words">
                {line}
              </span>
            ))}
          </address>
        </div>
        <div className="min-w-0 rounded-lg bg-card p-6 md:p-8">
          <h3 className="font-display font-medium text-3xl tracking-tight">
            {sent.phone ? request.doneTitle : request.title}
          </h3>
          {sent.phone ? (
            <div role="status">
              <p className="mt-3 text-lg">
                {request.doneText} <strong className="font-semibold tabular-nums">{sent.phone}</strong>.
              </p>
              <Button variant="outline" className="mt-6 h-12 rounded-full px-6" onClick={begin}>
                {request.change}
              </Button>
            </div>
          ) : (
            <form noValidate onSubmit={submit}>
              <p className="mt-2 text-muted-foreground">{request.lead}</p>
              <div className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2">
                {names.map(name => (
                  <TextField
                    key={name}
                    field="gap-2"
                    id={`visit-${name}`}
                    label={request[name]}
                    error={errors[name]}
                    name={name}
                    type={types[name]}
                    className="h-12 text-base"
                  />
                ))}
                <TextField
                  field="gap-2 sm:col-span-2"
                  id="visit-people"
                  label={request.people}
                  type="number"
                  min={1}
                  max={30}
                  value={people}
                  onChange={event => onPeople(Math.max(1, Math.min(30, Number(event.target.value) || 1)))}
                  className="h-12 text-base tabular-nums"
                />
              </div>
              <p className="mt-4 break-words text-muted-foreground empty:hidden">
                {dishes.length > 0 && `${request.withDishes} ${dishes.join(', ')}`}
              </p>
              <Button type="submit" className="mt-6 h-13 w-full rounded-full text-base">
                {request.send}
              </Button>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
