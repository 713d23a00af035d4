import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { cn } from '@/lib/utils'
import { content } from '../content'

interface RolesProps {
  opened: number | null
  onOpen: (at: number | null) => void
  onApply: (at: number) => void
}

export function Roles({ opened, onOpen, onApply }: RolesProps) {
  const { list, roles } = content
  const [team, setTeam] = useState('')
  const [place, setPlace] = useState('')
  const filters = [
    {
      id: 'team',
      label: list.team,
      value: team,
      set: setTeam,
      options: [...new Set(roles.flatMap(role => role.team ?? []))],
    },
    {
      id: 'place',
      label: list.place,
      value: place,
      set: setPlace,
      options: [...new Set(roles.flatMap(role => role.place ?? []))],
    },
  ].filter(filter => filter.options.length > 1)
  const shown = roles
    .map((role, at) => ({ role, at }))
    .filter(
      row => row.at === opened || ((!team || row.role.team === team) && (!place || row.role.place === place)),
    )

  return (
    <section
      id="posts"
      aria-labelledby="posts-title"
      className="mx-auto max-w-7xl scroll-mt-4 px-5 py-14 md:px-8 md:py-20"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="posts-title" className="font-extrabold text-4xl tracking-[-0.04em] md:text-5xl">
          {list.title}
        </h2>
        <div className="flex flex-wrap gap-4">
          {filters.map(filter => (
            <div key={filter.id} className="flex flex-wrap items-center gap-2">
              <label htmlFor={`filter-${filter.id}`}>{filter.label}</label>
              <NativeSelect
                id={`filter-${filter.id}`}
                value={filter.value}
                onChange={event => {
                  filter.set(event.target.value)
                  onOpen(null)
                }}
                className="h-11 max-w-[60vw] text-base"
              >
                <NativeSelectOption value="">{list.all}</NativeSelectOption>
                {filter.options.map(option => (
                  <NativeSelectOption key={option} value={option}>
                    {option}
                  </NativeSelectOption>
                ))}
              </NativeSelect>
            </div>
          ))}
        </div>
      </div>
      {roles.length === 0 ? <p className="mt-8 text-lg">{content.rope.empty}</p> : null}
      {roles.length > 0 && shown.length === 0 ? (
        <div className="mt-10">
          <p className="text-lg">{list.nothing}</p>
          <Button
            variant="outline"
            className="mt-4 h-11"
            onClick={() => {
              setTeam('')
              setPlace('')
            }}
          >
            {list.reset}
          </Button>
        </div>
      ) : null}
      <ul className="mt-8">
        {shown.map(({ role, at }) => {
          const isOpen = opened === at
          return (
            <li key={[at, role.name].join()} id={`post-${at}`} className="scroll-mt-4 border-border border-t">
              <h3>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => onOpen(isOpen ? null : at)}
                  className="grid w-full grid-cols-[minmax(0,1fr)_1.25rem] items-baseline gap-x-6 gap-y-0.5 py-4 text-left outline-none hover:text-primary focus-visible:outline-2 focus-visible:outline-ring md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,11rem)_1.25rem]"
                >
                  <span className="col-start-1 row-start-1 break-words font-bold text-xl tracking-tight">
                    {role.name}
                  </span>
                  <span className="col-start-1 row-start-2 break-words text-muted-foreground md:col-start-2 md:row-start-1">
                    {role.place}
                  </span>
                  <span className="col-start-1 row-start-3 break-words text-muted-foreground md:col-start-3 md:row-start-1">
                    {role.kind}
                  </span>
                  <span className="col-start-1 row-start-4 tabular-nums md:col-start-4 md:row-start-1 md:text-right">
                    {role.pay}
                  </span>
                  <ChevronDown
                    aria-hidden="true"
                    className={cn(
                      'col-start-2 row-start-1 size-5 self-center transition-transform md:col-start-5',
                      isOpen && 'rotate-180',
                    )}
                  />
                </button>
              </h3>
              {isOpen ? (
                <div className="grid grid-cols-1 gap-x-12 gap-y-6 pt-1 pb-8 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)]">
                  <div>
                    {role.text ? <p className="max-w-[48ch] text-lg leading-normal">{role.text}</p> : null}
                    <Button
                      className="mt-5 h-auto min-h-12 whitespace-normal px-6 text-base"
                      onClick={() => onApply(at)}
                    >
                      {list.apply}
                    </Button>
                  </div>
                  {[
                    { title: list.tasks, lines: role.tasks ?? [] },
                    { title: list.needs, lines: role.needs ?? [] },
                  ].map(({ title, lines }) =>
                    lines.length > 0 ? (
                      <div key={title}>
                        <h4 className="font-bold">{title}</h4>
                        <ul className="mt-2 list-disc space-y-1.5 pl-5 leading-snug marker:text-muted-foreground">
                          {lines.map((line, index) => (
                            <li key={[index, line].join()}>{line}</li>
                          ))}
                        </ul>
                      </div>
                    ) : null,
                  )}
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
