import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { cn } from '@/lib/utils'
import { content } from '../content'

interface ServicesProps {
  service: number | null
  person: number
  onService: (at: number) => void
  onPerson: (at: number) => void
}

export function Services({ service, person, onService, onPerson }: ServicesProps) {
  const groups = [...new Set(content.services.map(item => item.group ?? ''))]
  return (
    <section aria-labelledby="services-title" className="min-w-0">
      <h2 id="services-title" className="font-semibold text-2xl tracking-tight">
        {content.servicesTitle}
      </h2>
      {content.services.length === 0 ? (
        <p className="mt-4 text-muted-foreground">{content.noServices}</p>
      ) : null}
      {groups.map(group => (
        <fieldset key={group} className="mt-5 min-w-0">
          <legend className={cn('mb-1.5 text-muted-foreground', !group && 'sr-only')}>
            {group || content.servicesTitle}
          </legend>
          {content.services.map((item, index) =>
            (item.group ?? '') === group ? (
              <label
                key={[index, item.name].join()}
                className={cn(
                  '-mx-3 grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-4 rounded-lg px-3 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-ring',
                  service === index ? 'bg-marigold text-marigold-foreground' : 'hover:bg-muted',
                )}
              >
                <input
                  type="radio"
                  name="service"
                  checked={service === index}
                  onChange={() => onService(index)}
                  className="sr-only"
                />
                <span className="break-words font-semibold leading-snug">{item.name}</span>
                {item.price ? <span className="tabular-nums">{item.price}</span> : <span />}
                {item.text ? <span className="break-words text-sm">{item.text}</span> : <span />}
                {item.duration ? (
                  <span className="text-right text-sm tabular-nums">{item.duration}</span>
                ) : null}
              </label>
            ) : null,
          )}
        </fieldset>
      ))}
      {content.people.length > 0 ? (
        <div className="mt-7">
          <label htmlFor="person" className="mb-1.5 block text-muted-foreground">
            {content.peopleTitle}
          </label>
          <NativeSelect
            id="person"
            value={person}
            onChange={event => onPerson(Number(event.target.value))}
            className="h-12 max-w-full text-base"
          >
            <NativeSelectOption value={-1}>{content.anyone}</NativeSelectOption>
            {content.people.map((item, index) => (
              <NativeSelectOption key={[index, item.name].join()} value={index}>
                {[item.name, item.role].filter(Boolean).join(', ')}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
      ) : null}
    </section>
  )
}
