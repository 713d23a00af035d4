import { CalendarDays, Circle, Dumbbell, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { cn } from '@/lib/utils'
import { keyed } from './components/bar'
import { Log } from './components/log'
import { Today } from './components/today'
import { Week } from './components/week'
import { content } from './content'

const ICONS = [Dumbbell, CalendarDays, TrendingUp]
const pathOf = (at: number): string => (at === 0 ? '/' : `/screen-${at}`)

export default function App() {
  const { week, log } = content
  const screens = [
    null,
    <Screen key="week" title={week.title} lead={week.lead}>
      <Week />
    </Screen>,
    <Screen key="log" title={log.title} lead={log.lead}>
      <Log />
    </Screen>,
  ]
  return (
    <div className="min-h-svh bg-muted">
      <div className="mx-auto flex min-h-svh max-w-[430px] flex-col bg-background">
        <Routes>
          <Route
            path="/"
            element={
              <Screen title={content.title} lead={content.lead}>
                <Today />
              </Screen>
            }
          />
          {keyed(content.navigation.slice(1)).map(({ entry, at, key }) => (
            <Route
              key={key}
              path={pathOf(at + 1)}
              element={screens[at + 1] ?? <Screen title={entry.label} lead={content.nothing} />}
            />
          ))}
        </Routes>
        <Nav />
      </div>
    </div>
  )
}

function Screen({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <main className="flex flex-1 flex-col">
      <header className="px-5 pt-5 pb-4">
        <p className="font-bold">{content.brand}</p>
        <h1 className="mt-4 break-words font-bold text-4xl tracking-tight">{title}</h1>
        {lead ? <p className="mt-1 text-muted-foreground">{lead}</p> : null}
      </header>
      {children}
    </main>
  )
}

function Nav() {
  const { pathname } = useLocation()
  if (content.navigation.length < 2) return null
  return (
    <nav
      aria-label={content.navigationName}
      className="sticky bottom-0 z-10 flex h-16 overflow-x-auto border-t bg-background"
    >
      {keyed(content.navigation).map(({ entry, at, key }) => {
        const Icon = ICONS[at] ?? Circle
        const isHere = pathname === pathOf(at)
        return (
          <Link
            key={key}
            to={pathOf(at)}
            aria-current={isHere ? 'page' : undefined}
            className={cn(
              'flex min-w-18 flex-1 flex-col items-center justify-center gap-1 border-transparent border-t-3 px-1 text-muted-foreground text-xs outline-offset-[-3px] focus-visible:outline-2',
              isHere && 'border-foreground font-bold text-foreground',
            )}
          >
            <Icon aria-hidden className="size-5" />
            <span className="max-w-full truncate">{entry.label}</span>
          </Link>
        )
      })}
    </nav>
  )
}
