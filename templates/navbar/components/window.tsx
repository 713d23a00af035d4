import { useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/utils'
import { content } from '../content'
import type { BarState } from './keyed'
import { Navbar } from './navbar'

interface WindowProps {
  name: string
  width: number
  opens?: 'menu' | 'search'
  state: BarState
  onSign: (isIn: boolean) => void
}

const ALL = content.links.flatMap(link => [link, ...(link.links ?? [])])

/** A window of this width with something in it to scroll. */
export function Window({ name, width, opens, state, onSign }: WindowProps) {
  const [here, setHere] = useState(content.links[0]?.label ?? content.brand)
  const [isLow, setLow] = useState(false)
  const box = useRef<HTMLElement>(null)
  const [measured, setMeasured] = useState(width)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setMeasured(Math.round(entry.contentRect.width)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const text = ALL.find(link => link.label === here)?.text
  return (
    <section
      ref={box}
      aria-label={name}
      className={cn('w-full min-w-0', width > 500 && 'hidden sm:block')}
      style={{ maxWidth: width }}
    >
      <h2 className="mb-2 font-semibold">
        {name} <span className="font-normal text-muted-foreground tabular-nums">{`${measured} px`}</span>
      </h2>
      <div
        className={cn(
          '@container overflow-y-auto rounded-xl border bg-card outline-offset-2 focus-visible:outline-2',
          opens ? 'h-[33rem]' : 'h-[22rem]',
        )}
        onScroll={event => setLow(event.currentTarget.scrollTop > 16)}
      >
        <Navbar
          name={name}
          opens={opens}
          state={state}
          here={here}
          isLow={isLow}
          onGo={setHere}
          onSign={onSign}
        />
        <div className="flex h-[38rem] flex-col px-4 pt-12 @4xl:px-6">
          <p className="text-muted-foreground">{content.here}</p>
          <p
            aria-live="polite"
            className="break-words font-bold text-4xl leading-tight tracking-tight @4xl:text-6xl"
          >
            {here}
          </p>
          {text ? <p className="mt-3 max-w-md text-lg">{text}</p> : null}
          <p className="mt-8 text-muted-foreground text-sm">{content.scroll}</p>
        </div>
      </div>
    </section>
  )
}
