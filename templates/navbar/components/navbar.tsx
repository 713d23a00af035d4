import { ChevronDown, Menu, Search, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { keyed } from '../../shared/keyed'
import { SearchField } from '../../shared/search-field'
import { content } from '../content'

const LINKS = keyed(content.links)
const ALL = content.links.flatMap(link => link.links ?? [link])
const QUIET =
  'h-11 max-w-full text-leaf-muted hover:bg-leaf-line hover:text-leaf-foreground aria-[current]:bg-leaf-line aria-[current]:text-leaf-foreground aria-expanded:bg-leaf-line aria-expanded:text-leaf-foreground focus-visible:outline-2'

interface NavbarProps {
  name: string
  here: string
  /** What is open at first: a menu's place in the list, the menu of a narrow bar or the search. */
  opens?: string
  onGo: (label: string) => void
}

/** The bar, and under it the one panel that is open. It asks its own box for room, not the window. */
export function Navbar({ name, here, opens = '', onGo }: NavbarProps) {
  const { menu, search, notice, action, signIn } = content
  const [open, setOpen] = useState(opens)
  const [isAway, setAway] = useState(false)
  const [query, setQuery] = useState('')
  const go = (label: string) => {
    setOpen('')
    onGo(label)
  }
  const turn = (part: string) => ({
    'aria-expanded': open === part,
    onClick: () => setOpen(open === part ? '' : part),
    onKeyDown: ({ key }: { key: string }) => key === 'Escape' && setOpen(''),
  })
  const places = (links: typeof ALL) => (
    <ul className="grid gap-x-4 @lg:grid-cols-2 @4xl:grid-cols-4">
      {keyed(links).map(({ entry, key }) => (
        <li key={key}>
          <button
            type="button"
            aria-current={here === entry.label ? 'page' : undefined}
            onClick={() => go(entry.label)}
            className="min-h-12 w-full rounded-md px-3 py-2 text-left hover:bg-accent focus-visible:outline-2 aria-[current]:bg-accent"
          >
            <span className="block font-semibold wrap-anywhere">{entry.label}</span>
            <span className="block text-muted-foreground text-sm">{entry.text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
  const needle = query.trim().toLowerCase()
  const found = ALL.filter(({ label, text = '' }) => `${label} ${text}`.toLowerCase().includes(needle))
  const MenuIcon = open === 'menu' ? X : Menu
  return (
    <header className="sticky top-0 z-10">
      {notice.text && !isAway && (
        <div className="flex items-center gap-2 bg-notice pl-4 text-notice-foreground text-sm @4xl:pl-8">
          <p className="min-w-0 flex-1">{notice.text}</p>
          <Button
            variant="ghost"
            className="size-11 hover:bg-notice-foreground/10 hover:text-current"
            aria-label={notice.close}
            onClick={() => setAway(true)}
          >
            <X />
          </Button>
        </div>
      )}
      <nav
        aria-label={name}
        className="flex h-16 items-center gap-1 bg-leaf px-4 text-leaf-foreground @4xl:h-18 @4xl:gap-4 @4xl:px-8"
      >
        <p className="mr-auto min-w-0 truncate font-bold text-lg tracking-tight @4xl:mr-0">{content.brand}</p>
        <ul className="mr-auto hidden min-w-0 items-center gap-0.5 overflow-hidden p-0.5 @4xl:flex">
          {LINKS.map(({ entry: { label, links }, key }) => {
            const isHere = here === label || links?.some(link => link.label === here)
            return (
              <li key={key} className="min-w-0">
                <Button
                  {...(links?.length ? turn(key) : { onClick: () => go(label) })}
                  variant="ghost"
                  aria-current={isHere ? 'page' : undefined}
                  className={`${QUIET} px-3`}
                >
                  <span className="truncate">{label}</span>
                  {links?.length && <ChevronDown aria-hidden />}
                </Button>
              </li>
            )
          })}
        </ul>
        <Button {...turn('search')} variant="ghost" aria-label={search.label} className={`${QUIET} w-11`}>
          <Search />
        </Button>
        <Button variant="ghost" className={`${QUIET} hidden @lg:inline-flex`} onClick={() => go(signIn)}>
          {signIn}
        </Button>
        <Button
          className="hidden h-11 bg-leaf-foreground text-leaf hover:bg-leaf-muted @lg:inline-flex"
          onClick={() => go(action)}
        >
          {action}
        </Button>
        <Button
          {...turn('menu')}
          variant="ghost"
          aria-label={menu.label}
          className={`${QUIET} w-11 @4xl:hidden`}
        >
          <MenuIcon />
        </Button>
      </nav>
      {open && (
        <div className="absolute inset-x-0 max-h-[70svh] overflow-y-auto border-b bg-card p-3 shadow-lg @4xl:px-5">
          {open === 'search' ? (
            <search className="grid gap-3">
              <SearchField label={search.label} value={query} className="h-12" onValue={setQuery} />
              {found.length > 0 ? places(found) : <p className="px-3">{search.none}</p>}
            </search>
          ) : open === 'menu' ? (
            <ul className="grid gap-2 @4xl:hidden">
              {LINKS.map(({ entry, key }) => (
                <li key={key}>
                  <p className="px-3 pt-1 text-muted-foreground empty:hidden">{entry.links && entry.label}</p>
                  {places(entry.links ?? [entry])}
                </li>
              ))}
              <li>{places([{ label: signIn }])}</li>
            </ul>
          ) : (
            places(LINKS.find(({ key }) => key === open)?.entry.links ?? [])
          )}
        </div>
      )}
    </header>
  )
}
