import { Circle, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'

type Item = { label: string }

export const pathOf = (at: number): string => (at === 0 ? '/' : `/screen-${at}`)

interface PhoneProps {
  items: Item[]
  /** In the order of the items; one without a screen of its own shows the other. */
  screens: ReactNode[]
  other: (label: string) => ReactNode
  /** What stands below every screen. */
  children: ReactNode
}

/** The screens of an app for the phone. */
export function Phone({ items, screens, other, children }: PhoneProps) {
  const [first, ...others] = items.length > 0 ? items : [{ label: '' }]
  return (
    <div className="min-h-svh bg-muted">
      <div className="mx-auto flex min-h-svh max-w-[430px] flex-col bg-background">
        <Routes>
          <Route path="/" element={screens[0] ?? other(first.label)} />
          {others.map(({ label }, at) => (
            <Route key={[at, label].join()} path={pathOf(at + 1)} element={screens[at + 1] ?? other(label)} />
          ))}
        </Routes>
        {children}
      </div>
    </div>
  )
}

type TabBarProps = { name: string; items: Item[]; icons: LucideIcon[]; className: string; tabClass: string }

/** The way from one screen to the others, each with its sign. */
export function TabBar({ name, items, icons, className, tabClass }: TabBarProps) {
  const { pathname } = useLocation()
  if (items.length < 2) return null
  return (
    <nav aria-label={name} className={`flex overflow-x-auto ${className}`}>
      {items.map(({ label }, at) => {
        const Icon = icons[at] ?? Circle
        return (
          <Link
            key={[at, label].join()}
            to={pathOf(at)}
            aria-current={pathname === pathOf(at) ? 'page' : undefined}
            className={`flex min-w-18 flex-1 flex-col items-center justify-center gap-1 px-1 text-muted-foreground text-xs outline-offset-[-3px] focus-visible:outline-2 ${tabClass}`}
          >
            <Icon aria-hidden className="size-5" />
            <span className="max-w-full truncate">{label}</span>
          </Link>
        )
      })}
    </nav>
  )
}
