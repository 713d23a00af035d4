import { useState } from 'react'
import { NavLink, Route, Routes } from 'react-router-dom'
import { FigureChart } from './components/figure-chart'
import { NeedList, type OpenNeed } from './components/need-list'
import { content } from './content'

export default function App() {
  const [needs, setNeeds] = useState<OpenNeed[]>(() =>
    content.items.map((item, id) => ({ ...item, id, isDone: false })),
  )
  const change = (id: number, part: Partial<OpenNeed>) =>
    setNeeds(all => all.map(need => (need.id === id ? { ...need, ...part } : need)))
  const [, ...parts] = content.navigation

  return (
    <div className="flex min-h-svh flex-col text-sm">
      <header className="border-b bg-card">
        <div className="flex flex-wrap items-baseline gap-x-8 px-4 pt-3 md:px-6">
          <p className="wrap-anywhere pb-2 text-base font-semibold tracking-tight">{content.brand}</p>
          <nav aria-label={content.labels.navigation} className="-mb-px flex max-w-full gap-5 overflow-auto">
            {content.navigation.map(({ name }, index) => (
              <NavLink
                key={[name, index].join()}
                to={index ? `/part/${index}` : '/'}
                end
                className="border-b-2 border-transparent pb-2.5 whitespace-nowrap text-muted-foreground hover:text-foreground aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-foreground"
              >
                {name}
              </NavLink>
            ))}
          </nav>
        </div>
      </header>
      <main className="grid flex-1 content-start gap-x-8 gap-y-6 p-4 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:p-6 xl:grid-cols-[25rem_minmax(0,1fr)]">
        <div className="md:col-span-2">
          <h1 className="wrap-anywhere text-2xl font-semibold tracking-tight">{content.title}</h1>
          <p className="mt-1 text-muted-foreground">{content.lead}</p>
        </div>
        <Routes>
          <Route
            path="/"
            element={
              <>
                <NeedList needs={needs} empty={content.needs.empty} onChange={change} />
                <div className="flex min-w-0 flex-col gap-6">
                  <FigureChart />
                  <OnDuty needs={needs} />
                </div>
              </>
            }
          />
          {parts.map(({ name }, index) => (
            <Route
              key={[name, index].join()}
              path={`/part/${index + 1}`}
              element={
                <div className="max-w-2xl md:col-span-2">
                  <NeedList
                    heading={name}
                    needs={needs.filter(need => need.area === name)}
                    empty={content.needs.emptySection}
                    onChange={change}
                  />
                </div>
              }
            />
          ))}
        </Routes>
      </main>
    </div>
  )
}

function OnDuty({ needs }: { needs: OpenNeed[] }) {
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
              <span className={`text-right ${open ? 'font-medium text-wait' : 'text-muted-foreground'}`}>
                {open ? [open, duty.has].join(' ') : duty.none}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
