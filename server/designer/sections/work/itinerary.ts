import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface ItineraryWish {
  title: string
  note: string
  /** Each day: where, how far it lies on the map (in percent), and what happens when, for how much. */
  days: [place: string, at: [x: number, y: number], stops: [time: string, what: string, cost: number][]][]
  packing: string[]
}

/** Day by day what happens where, on a map, with what it costs and what to take along. */
export function itinerary(page: Page, { title, note, days, packing }: ItineraryWish): Piece {
  const data = `export interface Stop {
  id: number;
  time: string;
  what: string;
  cost: number;
}

${constant(
  'export const days',
  days.map(([place, [x, y], stops], day) => ({
    place,
    x,
    y,
    stops: stops.map(([time, what, cost], at) => ({ id: day * 10 + at, time, what, cost })),
  })),
)}

${constant('export const packing', packing)}
`
  const code = tsx`
    import { Plus, X } from "lucide-react";
    import { useState } from "react";
    import { TripMap } from "@/components/trip-map";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { days as initial, packing } from "@/data/trip";

    const money = (value: number) => \`$\${value.toLocaleString("en-US")}\`;

    export function Itinerary() {
      const [days, setDays] = useState(initial);
      const [at, setAt] = useState(0);
      const [packed, setPacked] = useState<string[]>([packing[0]]);
      const [time, setTime] = useState("");
      const [what, setWhat] = useState("");
      const day = days[at];
      const costs = days.map((each) => each.stops.reduce((sum, stop) => sum + stop.cost, 0));
      const total = costs.reduce((sum, cost) => sum + cost, 0);

      const change = (stops: typeof day.stops) =>
        setDays(days.map((each, index) => (index === at ? { ...each, stops } : each)));

      function add() {
        if (!what.trim()) return;
        const made = { id: Date.now(), time: time || "12:00", what: what.trim(), cost: 0 };
        change([...day.stops, made].sort((a, b) => a.time.localeCompare(b.time)));
        setWhat("");
      }

      return (
        <div>
          <h1 className="${page.look.h2}">${jsxText(title)}</h1>
          <p className="mt-2 max-w-prose text-muted-foreground">${jsxText(note)}</p>
          <div role="group" aria-label="Days" className="mt-6 flex gap-2 overflow-x-auto pb-2">
            {days.map((each, index) => (
              <button key={index} type="button" aria-pressed={index === at} onClick={() => setAt(index)} className="shrink-0 rounded-xl border px-4 py-2 text-left aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">
                <span className="block text-sm">Day {index + 1}</span>
                <span className="block font-semibold">{each.place}</span>
              </button>
            ))}
          </div>
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <section className="self-start ${tileOf(page)}">
              <h2 className="${page.look.h3} text-xl">Day {at + 1}: {day.place}</h2>
              <ol className="mt-4">
                {day.stops.map((stop) => (
                  <li key={stop.id} className="flex items-center gap-4 border-t py-3">
                    <span className="w-12 text-sm text-muted-foreground tabular-nums">{stop.time}</span>
                    <span className="flex-1 font-medium">{stop.what}</span>
                    <span className="text-sm tabular-nums">{stop.cost === 0 ? "Free" : money(stop.cost)}</span>
                    <Button size="icon" variant="ghost" aria-label={\`Remove \${stop.what}\`} onClick={() => change(day.stops.filter((each) => each.id !== stop.id))}>
                      <X />
                    </Button>
                  </li>
                ))}
              </ol>
              <form className="mt-4 flex flex-wrap gap-2" onSubmit={(event) => { event.preventDefault(); add(); }}>
                <Input type="time" value={time} onChange={(event) => setTime(event.target.value)} aria-label="Time" className="w-32" />
                <Input value={what} onChange={(event) => setWhat(event.target.value)} aria-label="What to do" placeholder="What to do" className="min-w-40 flex-1" />
                <Button type="submit" variant="outline">
                  <Plus />
                  Add stop
                </Button>
              </form>
            </section>
            <div className="grid content-start gap-6">
              <TripMap days={days} at={at} onSelect={setAt} />
              <section className="${tileOf(page)}">
                <h2 className="${page.look.h3}">Budget</h2>
                <p className="mt-2 text-3xl font-semibold tabular-nums">{money(total)}</p>
                <dl className="mt-4 grid gap-2.5">
                  {days.map((each, index) => (
                    <div key={index} className="grid gap-1">
                      <dt className="flex justify-between text-sm"><span>Day {index + 1}, {each.place}</span><span className="tabular-nums">{money(costs[index])}</span></dt>
                      <dd className="h-2 overflow-hidden rounded-full bg-muted"><span className="block h-full bg-primary" style={{ width: \`\${(costs[index] / Math.max(1, ...costs)) * 100}%\` }} /></dd>
                    </div>
                  ))}
                </dl>
              </section>
              <section className="${tileOf(page)}">
                <h2 className="${page.look.h3}">Packing list</h2>
                <p className="text-sm text-muted-foreground">{packed.length} of {packing.length} packed</p>
                <ul className="mt-3 grid gap-2">
                  {packing.map((thing) => (
                    <li key={thing}>
                      <label className="flex items-center gap-3">
                        <input type="checkbox" checked={packed.includes(thing)} onChange={(event) => setPacked(event.target.checked ? [...packed, thing] : packed.filter((each) => each !== thing))} className="size-4 accent-primary" />
                        {thing}
                      </label>
                    </li>
                  ))}
                </ul>
              </section>
            </div>
          </div>
        </div>
      );
    }
  `
  const map = tsx`
    import type { days as all } from "@/data/trip";
    import { cn } from "@/lib/utils";

    interface TripMapProps {
      days: typeof all;
      at: number;
      onSelect: (day: number) => void;
    }

    /** The places in their order, joined by the way between them. */
    export function TripMap({ days, at, onSelect }: TripMapProps) {
      return (
        <section className="${tileOf(page)}">
          <h2 className="${page.look.h3}">Map</h2>
          <div className="relative mt-4 aspect-square overflow-hidden rounded-xl bg-muted">
            <svg viewBox="0 0 100 100" className="absolute inset-0 size-full" aria-hidden="true">
              <path d="M0 70C20 60 30 82 52 74S84 52 100 58V100H0Z" className="fill-accent" />
              <polyline points={days.map((day) => \`\${day.x},\${day.y}\`).join(" ")} fill="none" strokeWidth="0.8" strokeDasharray="2 1.5" className="stroke-foreground" />
            </svg>
            {days.map((day, index) => (
              <button key={index} type="button" aria-pressed={index === at} aria-label={\`Day \${index + 1}: \${day.place}\`} onClick={() => onSelect(index)} className={cn("absolute grid size-8 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 bg-card text-sm font-semibold text-card-foreground", index === at && "z-10 border-primary bg-primary text-primary-foreground")} style={{ left: \`\${day.x}%\`, top: \`\${day.y}%\` }}>{index + 1}</button>
            ))}
          </div>
        </section>
      );
    }
  `
  return screenPiece('Itinerary', code, [
    { name: 'components/trip-map.tsx', code: map },
    { name: 'data/trip.ts', code: data },
  ])
}
