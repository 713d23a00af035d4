import { useState } from 'react'
import { NavLink, Route, Routes } from 'react-router-dom'
import { FigureChart } from './components/figure-chart'
import { NeedList, type OpenNeed } from './components/need-list'
import { OnDuty } from './components/on-duty'
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
          <nav
            aria-label={content.labels.navigation}
            className="-mb-px flex min-w-0 max-w-full gap-5 overflow-x-auto"
          >
            {content.navigation.map(({ name }, index) => (
              <NavLink
                key={[name, index].join()}
                to={index ? `/part/${index}` : '/'}
                end
                className={({ isActive }) =>
                  `border-b-2 pb-2.5 whitespace-nowrap ${isActive ? 'border-primary font-medium' : 'border-transparent text-muted-foreground hover:text-foreground'}`
                }
              >
                {name}
              </NavLink>
            ))}
          </nav>
        </div>
      </header>
      <main className="grid flex-1 content-start gap-x-8 gap-y-6 p-4 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:p-6 xl:grid-cols-[25rem_minmax(0,1fr)]">
        <div className="md:col-span-2">
          <h1 className="wrap-anywhere text-2xl font-semibold tracking-tight text-balance">
            {content.title}
          </h1>
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
