import { useState } from 'react'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { Finder } from './components/finder'
import { PlaceRow } from './components/place-row'
import { Plan, type Spot } from './components/plan'
import { RoundBar } from './components/round-bar'
import { content } from './content'

const { labels } = content

/** Places without a position are laid out in a spiral, so that none covers another. */
const spots: Spot[] = content.places.map((place, id) => ({
  ...place,
  id,
  x: Math.min(Math.max(place.x ?? 50 + 9 * Math.sqrt(id + 0.5) * Math.cos(id * 2.4), 8), 92),
  y: Math.min(Math.max(place.y ?? 46 + 8 * Math.sqrt(id + 0.5) * Math.sin(id * 2.4), 12), 76),
}))
const kinds = [...new Set(spots.flatMap(spot => spot.kind || []))]

export default function App() {
  const [word, setWord] = useState('')
  const [kind, setKind] = useState('')
  const [openId, setOpenId] = useState<number | null>(spots[0]?.id ?? null)
  const [round, setRound] = useState<number[]>([])
  const [view, setView] = useState('list')
  const shown = spots.filter(
    spot =>
      (!kind || spot.kind === kind) &&
      [spot.name, spot.address].join(' ').toLowerCase().includes(word.trim().toLowerCase()),
  )
  const open = (id: number) => {
    setOpenId(id === openId ? null : id)
    if (id !== openId)
      requestAnimationFrame(() =>
        document.getElementById(`place-${id}`)?.scrollIntoView({ block: 'nearest' }),
      )
  }

  return (
    <div className="grid min-h-svh grid-cols-1 text-sm md:h-svh md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <div className="flex min-h-0 min-w-0 flex-col">
        <header className="px-4 pt-5 pb-3 md:px-6">
          <p className="wrap-anywhere font-bold text-primary">{content.brand}</p>
          <h1 className="wrap-anywhere mt-2 text-3xl leading-[1.02] font-extrabold tracking-tight text-balance">
            {content.title}
          </h1>
          <p className="mt-2 text-muted-foreground">{content.lead}</p>
          <Finder word={word} onWord={setWord} kinds={kinds} kind={kind} onKind={setKind} />
          <ToggleGroup
            type="single"
            variant="outline"
            value={view}
            aria-label={labels.plan}
            onValueChange={value => value && setView(value)}
            className="mt-3 w-full md:hidden"
          >
            <ToggleGroupItem value="list" className="flex-1">
              {labels.showList}
            </ToggleGroupItem>
            <ToggleGroupItem value="plan" className="flex-1">
              {labels.showPlan}
            </ToggleGroupItem>
          </ToggleGroup>
        </header>
        <main
          className={`min-h-0 flex-1 overflow-y-auto border-t md:block ${view === 'plan' ? 'hidden' : ''}`}
        >
          {shown.length === 0 && (
            <p className="px-4 py-10 text-muted-foreground md:px-6">
              {spots.length ? labels.nothingFound : labels.empty}
            </p>
          )}
          <ul>
            {shown.map(spot => (
              <PlaceRow
                key={spot.id}
                spot={spot}
                kinds={kinds}
                isOpen={spot.id === openId}
                stop={round.indexOf(spot.id)}
                onOpen={() => open(spot.id)}
                onRound={() =>
                  setRound(round.includes(spot.id) ? round.filter(id => id !== spot.id) : [...round, spot.id])
                }
              />
            ))}
          </ul>
        </main>
        <RoundBar spots={spots} round={round} onClear={() => setRound([])} />
      </div>
      <div className={`min-h-[26rem] min-w-0 md:block ${view === 'list' ? 'hidden' : ''}`}>
        <Plan spots={spots} shown={shown} kinds={kinds} openId={openId} round={round} onOpen={open} />
      </div>
    </div>
  )
}
