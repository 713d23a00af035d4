import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { content, type Incident } from '../content'

export function Incidents({ incidents }: { incidents: Incident[] }) {
  const { labels } = content
  const sorted = [...incidents].sort((a, b) => Number(a.isOver ?? false) - Number(b.isOver ?? false))
  return (
    <section aria-labelledby="incidents">
      <h2 id="incidents" className="text-2xl font-bold tracking-tight">
        {labels.incidents}
      </h2>
      {sorted.length === 0 && <p className="mt-4 text-muted-foreground">{labels.noIncidents}</p>}
      <ul className="mt-3">
        {sorted.map((incident, index) => (
          <IncidentItem key={[incident.name, index].join()} incident={incident} />
        ))}
      </ul>
    </section>
  )
}

function IncidentItem({ incident }: { incident: Incident }) {
  const { labels } = content
  const [isOpen, setIsOpen] = useState(!incident.isOver)
  const updates = incident.updates ?? []
  return (
    <li className="border-b py-5">
      <h3 className="text-lg leading-tight font-bold wrap-anywhere">{incident.name}</h3>
      <p className="mt-1 text-muted-foreground">
        <span className={incident.isOver ? '' : 'font-bold text-foreground'}>
          {incident.isOver ? labels.over : labels.now}
        </span>
        {[incident.area, incident.time].filter(Boolean).length > 0 &&
          `. ${[incident.area, incident.time].filter(Boolean).join(', ')}`}
      </p>
      {incident.text && <p className="mt-2 max-w-prose">{incident.text}</p>}
      {updates.length > 0 && (
        <>
          {isOpen && (
            <ol className="mt-4">
              {updates.map((update, at) => (
                <li
                  key={[update.time, at].join()}
                  className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 pb-2.5"
                >
                  <span className="font-mono text-sm leading-6 text-muted-foreground">{update.time}</span>
                  <span className="max-w-prose">{update.text}</span>
                </li>
              ))}
            </ol>
          )}
          <Button
            variant="link"
            className="mt-1 h-auto p-0 underline"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? labels.hideUpdates : labels.updates}
          </Button>
        </>
      )}
    </li>
  )
}
