import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** A number to type in, and where that parcel is. */
export function parcelTracking(page: Page, title: string): Piece {
  const code = tsx`
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { parcels } from "@/data/parcels";

    const RATES = [["Standard", 4.2, 1.1], ["Express", 8.9, 2.4]] as const;

    export function ParcelTracking() {
      const [typed, setTyped] = useState(parcels[0].number);
      const [asked, setAsked] = useState(parcels[0].number);
      const [weight, setWeight] = useState(2);
      const [pickup, setPickup] = useState("");
      const [isNotified, setNotified] = useState(false);
      const parcel = parcels.find((each) => each.number === asked.trim().toUpperCase());
      const here = parcel ? parcel.stops.findLastIndex((stop) => stop.isPast) : 0;

      return (
        <div>
          ${screenHead(page, title, 'Enter a tracking number, with or without spaces.')}
          <form className="mt-6 flex flex-wrap gap-2" onSubmit={(event) => { event.preventDefault(); setAsked(typed.replaceAll(" ", "")); }}>
            <Input aria-label="Tracking number" value={typed} onChange={(event) => setTyped(event.target.value)} className="h-10 min-w-52 flex-1 font-mono" />
            <Button type="submit">Track</Button>
          </form>
          <p className="mt-2 text-sm text-muted-foreground">To try: {parcels.map((each) => each.number).join(", ")}</p>
          {!parcel && <p role="status" className="mt-6 ${tileOf(page)}">No parcel has the number {asked}. Look at the label or the mail of the sender.</p>}
          {parcel && (
            <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="grid gap-5 self-start">
                <section role="status" className="${tileOf(page)}">
                  <p className="text-sm text-muted-foreground">Delivery status of {parcel.number}</p>
                  <h2 className="mt-1 ${page.look.h3}">{parcel.state}</h2>
                  <p className="mt-2 text-sm">Delivery estimate: {parcel.estimate}</p>
                  <div className="mt-4"><Button variant="outline" aria-pressed={isNotified} onClick={() => setNotified(!isNotified)}>{isNotified ? "You hear of every step" : "Notify me"}</Button></div>
                </section>
                <section className="${tileOf(page)}">
                  <h2 className="${page.look.h3}">Shipment timeline</h2>
                  <ol className="mt-3 grid gap-3 text-sm">
                    {parcel.stops.map((stop, at) => (
                      <li key={stop.what} aria-current={at === here ? "step" : undefined} className={stop.isPast ? "border-t pt-2" : "border-t pt-2 text-muted-foreground"}>
                        <p className="flex justify-between gap-4"><span className={at === here ? "font-semibold" : ""}>{stop.what}</span><span>{stop.when}</span></p>
                        <p>{stop.place}</p>
                      </li>
                    ))}
                  </ol>
                </section>
              </div>
              <div className="grid gap-5 self-start">
                <section className="${tileOf(page)}">
                  <h2 className="${page.look.h3}">Map of the route</h2>
                  <svg viewBox="0 0 320 200" role="img" aria-label={\`The route from \${parcel.stops[0].place} to \${parcel.stops[parcel.stops.length - 1].place}\`} className="mt-3 w-full bg-accent">
                    <path d="M30 160 C90 60 140 180 190 90 S270 60 290 40" className="fill-none stroke-primary" strokeWidth="3" strokeDasharray="6 5" />
                    {POINTS.map(([x, y], at) => <circle key={x} cx={x} cy={y} r={at === here ? 9 : 5} className={at <= here ? "fill-primary" : "fill-muted-foreground"} />)}
                  </svg>
                  <p className="mt-2 text-sm">Now: {parcel.stops[here].place}</p>
                </section>
                <section className="${tileOf(page)}">
                  <h2 className="${page.look.h3}">Shipping rates</h2>
                  <label className="mt-3 block text-sm">Weight in kg<Input type="number" min={1} max={30} value={weight} onChange={(event) => setWeight(Math.max(1, Number(event.target.value)))} className="mt-1 h-10" /></label>
                  <dl className="mt-3 grid gap-3 text-sm">
                    {RATES.map(([name, base, more]) => <div key={name} className="flex justify-between gap-4 border-t pt-2"><dt>{name}</dt><dd>\${(base + more * weight).toFixed(2)}</dd></div>)}
                  </dl>
                  <label className="mt-3 block text-sm">Schedule a pickup<Input type="date" value={pickup} onChange={(event) => setPickup(event.target.value)} className="mt-1 h-10" /></label>
                  {pickup !== "" && <p role="status" className="mt-2 text-sm">We come on {pickup}, between 9 and 13.</p>}
                </section>
              </div>
            </div>
          )}
        </div>
      );
    }

    const POINTS = [[30, 160], [100, 112], [168, 122], [225, 72], [290, 40]] as const;
  `
  return screenPiece('ParcelTracking', code, [{ name: 'data/parcels.ts', code: DATA }])
}

const DATA = `export interface Parcel {
  number: string;
  state: string;
  estimate: string;
  stops: { what: string; place: string; when: string; isPast: boolean }[];
}

export const parcels: Parcel[] = [
  {
    number: "PX204817",
    state: "On the way",
    estimate: "Friday, 27 November, 9 to 13",
    stops: [
      { what: "Label printed", place: "Porto", when: "23 Nov, 16:40", isPast: true },
      { what: "Picked up", place: "Porto, depot 2", when: "24 Nov, 08:15", isPast: true },
      { what: "Sorted", place: "Lyon, hub", when: "25 Nov, 02:50", isPast: true },
      { what: "Out for delivery", place: "Ghent, depot", when: "27 Nov", isPast: false },
      { what: "Delivered", place: "Ghent", when: "27 Nov", isPast: false },
    ],
  },
  {
    number: "PX199302",
    state: "Delivered",
    estimate: "Delivered on 20 November",
    stops: [
      { what: "Label printed", place: "Oslo", when: "16 Nov, 11:05", isPast: true },
      { what: "Picked up", place: "Oslo, depot 1", when: "16 Nov, 17:30", isPast: true },
      { what: "Sorted", place: "Hamburg, hub", when: "18 Nov, 03:20", isPast: true },
      { what: "Out for delivery", place: "Graz, depot", when: "20 Nov, 07:45", isPast: true },
      { what: "Delivered", place: "Graz, with the neighbour", when: "20 Nov, 10:12", isPast: true },
    ],
  },
];
`
