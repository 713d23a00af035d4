import { content } from '../content'
import type { OpenNeed } from './need-list'

export function OnDuty({ needs }: { needs: OpenNeed[] }) {
  const { duty, people } = content
  return (
    <section aria-labelledby="duty">
      <h2 id="duty" className="pb-2 text-base font-semibold">
        {duty.title}
      </h2>
      {people.length === 0 && <p className="border-t py-4 text-muted-foreground">{duty.empty}</p>}
      <ul className="border-t">
        {people.map((person, index) => {
          const open = needs.filter(need => !need.isDone && need.person === person.name).length
          return (
            <li
              key={[person.name, index].join()}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b py-2.5 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_7rem_5rem]"
            >
              <span className="font-medium wrap-anywhere">{person.name}</span>
              <span className="order-3 text-muted-foreground sm:order-none">{person.role}</span>
              <span className="order-4 text-right text-muted-foreground tabular-nums sm:order-none sm:text-left">
                {person.time}
              </span>
              <span
                className={`text-right tabular-nums ${open ? 'font-medium text-wait' : 'text-muted-foreground'}`}
              >
                {open ? [open, duty.has].join(' ') : duty.none}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
