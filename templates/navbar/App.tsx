import { useEffect, useId, useRef, useState } from 'react'
import { Switch } from '@/components/ui/switch'
import { cn } from '@/lib/utils'
import { keyed } from '../shared/keyed'
import type { BarState } from './components/keyed'
import { Navbar, type NavbarProps } from './components/navbar'
import { content } from './content'

const SWITCHES: { state: keyof BarState; label: string }[] = [
  { state: 'isSignedIn', label: content.switches.signedIn },
  { state: 'isNotice', label: content.switches.notice },
  { state: 'isLeaf', label: content.switches.dark },
]

export default function App() {
  const id = useId()
  const [state, setState] = useState<BarState>({ isSignedIn: false, isNotice: false, isLeaf: true })
  return (
    <main className="min-h-svh px-4 py-8 sm:px-8 lg:py-12">
      <div className="mx-auto max-w-7xl">
        <header className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          <div className="min-w-0">
            <h1 className="font-bold text-2xl tracking-tight">{content.title}</h1>
            <p className="text-muted-foreground">{content.lead}</p>
          </div>
          <fieldset className="flex flex-wrap gap-x-7 gap-y-1">
            <legend className="sr-only">{content.switches.name}</legend>
            {SWITCHES.map(each => (
              <label
                key={each.state}
                htmlFor={id + each.state}
                className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm"
              >
                <Switch
                  id={id + each.state}
                  checked={state[each.state]}
                  onCheckedChange={isOn => setState({ ...state, [each.state]: isOn })}
                />
                {each.label}
              </label>
            ))}
          </fieldset>
        </header>
        <div className="flex flex-wrap gap-x-8 gap-y-10">
          {keyed(content.widths).map(({ entry, key }) => (
            <Window
              key={key}
              name={entry.name}
              width={entry.width}
              opens={entry.opens}
              state={state}
              onSign={isSignedIn => setState({ ...state, isSignedIn })}
            />
          ))}
        </div>
      </div>
    </main>
  )
}

const ALL = content.links.flatMap(link => [link, ...(link.links ?? [])])

/** A window of this width with something in it to scroll. */
function Window({
  width,
  ...bar
}: { width: number } & Pick<NavbarProps, 'name' | 'opens' | 'state' | 'onSign'>) {
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
      aria-label={bar.name}
      className={cn('w-full min-w-0', width > 500 && 'hidden sm:block')}
      style={{ maxWidth: width }}
    >
      <h2 className="mb-2 font-semibold">
        {bar.name} <span className="font-normal text-muted-foreground tabular-nums">{`${measured} px`}</span>
      </h2>
      <div
        className={cn(
          '@container overflow-y-auto rounded-xl border bg-card outline-offset-2 focus-visible:outline-2',
          bar.opens ? 'h-[33rem]' : 'h-[22rem]',
        )}
        onScroll={event => setLow(event.currentTarget.scrollTop > 16)}
      >
        <Navbar {...bar} here={here} isLow={isLow} onGo={setHere} />
        <div className="flex h-[38rem] flex-col px-4 pt-12 @4xl:px-6">
          <p className="text-muted-foreground">{content.here}</p>
          <p aria-live="polite" className="break-words font-bold text-4xl tracking-tight @4xl:text-6xl">
            {here}
          </p>
          <p className="mt-3 max-w-md text-lg">{text}</p>
          <p className="mt-8 text-muted-foreground text-sm">{content.scroll}</p>
        </div>
      </div>
    </section>
  )
}
