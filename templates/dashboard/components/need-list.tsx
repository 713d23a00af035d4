import { Button } from '@/components/ui/button'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Options } from '../../shared/options'
import { content, type Need } from '../content'

export type OpenNeed = Need & { id: number; isDone: boolean }

interface NeedListProps {
  needs: OpenNeed[]
  heading?: string
  empty: string
  onChange: (id: number, part: Partial<OpenNeed>) => void
}

export function NeedList({ needs, heading, empty, onChange }: NeedListProps) {
  const open = needs.filter(need => !need.isDone)
  const done = needs.filter(need => need.isDone)
  return (
    <section aria-labelledby="needs" className="min-w-0">
      <h2 id="needs" className="flex items-baseline gap-2 pb-3 text-base font-semibold">
        {heading ?? content.needs.title}
        <span className="font-normal text-muted-foreground tabular-nums">{open.length}</span>
      </h2>
      {open.length === 0 && <p className="border-t py-6 text-muted-foreground">{empty}</p>}
      <ul>
        {open.map(need => (
          <li key={need.id} className="border-t border-foreground/15 py-3.5 first:border-foreground">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="min-w-0 font-medium wrap-anywhere">{need.name}</h3>
              <p className="shrink-0 text-xs text-muted-foreground tabular-nums">
                {need.since && `${content.needs.since} ${need.since}`}
              </p>
            </div>
            <p className="mt-0.5 text-muted-foreground">
              {need.isUrgent && (
                <strong className="font-semibold text-primary">{content.labels.urgent} </strong>
              )}
              {need.place}
            </p>
            <p className="mt-1.5 max-w-prose leading-snug empty:hidden">{need.note}</p>
            <Actions need={need} onChange={onChange} />
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <>
          <h3 className="mt-4 border-t border-foreground/15 pt-3 text-muted-foreground">
            {content.needs.doneTitle}
          </h3>
          <ul>
            {done.map(need => (
              <li key={need.id} className="flex items-center justify-between gap-3 py-1">
                <span className="min-w-0 text-muted-foreground line-through">{need.name}</span>
                <Button variant="ghost" size="sm" onClick={() => onChange(need.id, { isDone: false })}>
                  {content.needs.undo}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Actions({ need, onChange }: { need: OpenNeed; onChange: NeedListProps['onChange'] }) {
  const names = content.people.map(person => person.name)
  if (need.person && !names.includes(need.person)) names.push(need.person)
  return (
    <div className="mt-2.5 flex items-center gap-2">
      {names.length > 0 && (
        <NativeSelect
          className="max-w-56"
          size="sm"
          aria-label={`${content.needs.give}: ${need.name}`}
          value={need.person ?? ''}
          onChange={event => onChange(need.id, { person: event.target.value })}
        >
          <NativeSelectOption value="">{content.needs.nobody}</NativeSelectOption>
          <Options names={[...new Set(names)]} />
        </NativeSelect>
      )}
      <Button
        size="sm"
        variant={need.isUrgent ? 'default' : 'outline'}
        aria-label={`${content.needs.done}: ${need.name}`}
        onClick={() => onChange(need.id, { isDone: true })}
      >
        {content.needs.done}
      </Button>
    </div>
  )
}
