import { content, type Service } from '../content'
import { levelOf, toneOf } from './headline'

const BARS = ['h-3 bg-chart-1', 'h-6 bg-chart-2', 'h-9 bg-chart-3', 'h-3 bg-chart-5']
const TEXTS = ['', 'font-bold', 'font-bold text-destructive']

export function Services({ services }: { services: Service[] }) {
  const { labels, states } = content
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="text-2xl font-bold tracking-tight">
        {labels.services}
      </h2>
      {services.length === 0 && <p className="mt-4 text-muted-foreground">{labels.noServices}</p>}
      <ul className="mt-3">
        {services.map((service, index) => {
          const level = levelOf(service)
          const days = service.days ?? []
          const bad = days.filter(day => day === 1 || day === 2).length
          return (
            <li
              key={[service.name, index].join()}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 gap-y-2 border-b py-3.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)_5rem]"
            >
              <div className="min-w-0 self-center">
                <h3 className="leading-tight font-medium wrap-anywhere">{service.name}</h3>
                {service.area && <p className="text-sm text-muted-foreground">{service.area}</p>}
                {service.note && <p className="mt-1 max-w-prose text-sm">{service.note}</p>}
              </div>
              <p className={`self-center text-right sm:order-last ${TEXTS[toneOf(level)]}`}>
                {states[level]?.name ?? service.state}
              </p>
              {days.length > 0 && (
                <div
                  role="img"
                  aria-label={[days.length, labels.past, labels.today, bad, labels.dayWords[1] ?? ''].join(
                    ' ',
                  )}
                  className="col-span-2 flex h-9 items-end gap-[3px] sm:col-span-1"
                >
                  {days.map((day, at) => (
                    <span
                      key={[service.name, at].join()}
                      title={[days.length - at, labels.daysAgo, labels.dayWords[day] ?? ''].join(' ')}
                      className={`min-w-0 flex-1 rounded-t-[1px] hover:opacity-70 ${BARS[day] ?? BARS[3]}`}
                    />
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {services.some(service => service.days?.length) && (
        <p className="mt-3 flex flex-wrap justify-end gap-x-5 gap-y-1 text-xs text-muted-foreground">
          {labels.dayWords.map((word, at) => (
            <span key={word} className="flex items-end gap-1.5">
              <span
                aria-hidden="true"
                className={`w-2 ${['h-1.5 bg-chart-1', 'h-2.5 bg-chart-2', 'h-3.5 bg-chart-3', 'h-1.5 bg-chart-5'][at] ?? ''}`}
              />
              {word}
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
