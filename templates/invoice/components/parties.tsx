import { content } from '../content'

export function Parties() {
  const { parties, facts } = content
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.2fr]">
      {parties.map((party, index) => (
        <div key={[party.name, index].join()} className="min-w-0">
          {party.role && <p className="text-muted-foreground">{party.role}</p>}
          <p className="font-semibold wrap-anywhere">{party.name}</p>
          {party.address && <p className="wrap-anywhere whitespace-pre-line">{party.address}</p>}
        </div>
      ))}
      {facts.length > 0 && (
        <dl className="min-w-0 sm:col-span-2 lg:col-span-1">
          {facts.map((fact, index) => (
            <div
              key={[fact.name, index].join()}
              className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-b py-1.5 first:border-t"
            >
              <dt className="text-muted-foreground">{fact.name}</dt>
              <dd className="wrap-anywhere tabular-nums">{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
