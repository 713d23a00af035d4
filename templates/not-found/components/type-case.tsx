import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import { keyed } from '../../shared/keyed'
import { content } from '../content'
import { pathOf } from './keyed'

/** The pages as letters in a printer's case, wide compartments for what is used most; one is empty. */
export function TypeCase({ query, onReset }: { query: string; onReset: () => void }) {
  const { pages, search } = content
  const shown = keyed(pages).filter(({ entry }) =>
    [entry.name, entry.text, entry.group].join(' ').toLowerCase().includes(query.trim().toLowerCase()),
  )
  const middle = Math.floor(shown.length / 2)
  const gap = (
    <li aria-hidden className="grid min-h-32 place-items-center bg-gap text-gap-foreground md:min-h-40">
      <span className="font-display text-lg italic">{content.empty}</span>
    </li>
  )
  if (pages.length === 0 || shown.length === 0) {
    return (
      <div className="flex flex-1 flex-col items-start justify-center gap-5 bg-gap p-8 text-gap-foreground">
        <p className="font-display text-3xl">{pages.length ? search.none : content.noPages}</p>
        <Button className="h-12 empty:hidden" onClick={onReset}>
          {pages.length > 0 && search.reset}
        </Button>
      </div>
    )
  }
  return (
    <ul className="grid flex-1 grid-flow-dense auto-rows-fr grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-[5px] bg-gap p-[5px]">
      {shown.map(({ entry, at, key }, place) => (
        <Compartment key={key} entry={entry} to={pathOf(at)} isWide={at % 5 === 0}>
          {place === middle ? gap : null}
        </Compartment>
      ))}
    </ul>
  )
}

type Page = (typeof content.pages)[number]
type CompartmentProps = { entry: Page; to: string; isWide: boolean; children: React.ReactNode }

function Compartment({ entry, to, isWide, children }: CompartmentProps) {
  const [letter = ''] = [...entry.name]
  return (
    <>
      {children}
      <li className={cn('min-w-0', isWide && 'sm:col-span-2')}>
        <Link
          to={to}
          className="group flex size-full min-h-32 flex-col bg-wood p-4 outline-offset-[-5px] hover:bg-primary hover:text-primary-foreground focus-visible:bg-primary focus-visible:text-primary-foreground focus-visible:outline-3 focus-visible:outline-primary-foreground md:min-h-40"
        >
          <span aria-hidden className="font-black font-display text-6xl leading-none">
            {letter}
          </span>
          <span className="mt-auto break-words pt-4 font-semibold leading-tight">{entry.name}</span>
          <span className="break-words text-muted-foreground text-sm group-hover:text-primary-foreground group-focus-visible:text-primary-foreground">
            {entry.text}
          </span>
        </Link>
      </li>
    </>
  )
}
