import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

export interface SeatMapWish {
  title: string
  note: string
  front: string
  currency: string
  /** Zones from the front, with how many rows each has. */
  zones: [name: string, price: number, rows: number][]
}

const COLUMNS = 12

/** Seats by row and number, what each zone costs, and a cart that adds up. */
export function seatMap(page: Page, { title, note, front, currency, zones }: SeatMapWish): Piece {
  const data = `export const columns = ${COLUMNS};

${constant(
  'export const zones',
  zones.map(([name, price, rows]) => ({ name, price, rows })),
)}

export interface Seat {
  name: string;
  row: string;
  number: number;
  zone: string;
  price: number;
  isTaken: boolean;
}

export const rows: Seat[][] = zones
  .flatMap((zone) => Array.from({ length: zone.rows }, () => zone))
  .map((zone, at) => {
    const row = String.fromCharCode(65 + at);
    return Array.from({ length: columns }, (_, place) => ({
      name: \`\${row}\${place + 1}\`,
      row,
      number: place + 1,
      zone: zone.name,
      price: zone.price,
      isTaken: (at * 5 + place * 7) % 11 < 3,
    }));
  });
`
  const code = tsx`
    import { X } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { rows, type Seat, zones } from "@/data/seats";
    import { cn } from "@/lib/utils";

    const money = (value: number) => \`${currency}\${value}\`;

    export function SeatMap() {
      const [chosen, setChosen] = useState<Seat[]>([]);
      const [isBooked, setBooked] = useState(false);
      const total = chosen.reduce((sum, seat) => sum + seat.price, 0);
      const isChosen = (seat: Seat) => chosen.some((each) => each.name === seat.name);

      function toggle(seat: Seat) {
        setBooked(false);
        setChosen(isChosen(seat) ? chosen.filter((each) => each.name !== seat.name) : [...chosen, seat]);
      }

      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div>
            ${screenHead(page, title, note)}
            <div className="mt-6 relative overflow-x-auto ${tileOf(page)}" tabIndex={0} role="region" aria-label="Seat map">
              <div className="mx-auto w-max">
                <p className="mx-auto mb-6 w-2/3 rounded-b-3xl bg-muted py-2 text-center text-sm text-muted-foreground">${front}</p>
                {rows.map((row) => (
                  <div key={row[0].row} className="mb-1.5 flex items-center gap-1.5">
                    <span className="w-5 text-sm text-muted-foreground">{row[0].row}</span>
                    {row.map((seat) => (
                      <button key={seat.name} type="button" disabled={seat.isTaken} aria-pressed={isChosen(seat)} aria-label={\`Row \${seat.row}, seat \${seat.number}, \${seat.zone}, \${seat.isTaken ? "taken" : money(seat.price)}\`} onClick={() => toggle(seat)} className={cn("grid size-8 place-items-center rounded-t-lg rounded-b-sm border text-xs tabular-nums", seat.number === 6 && "mr-5", seat.isTaken ? "border-transparent bg-muted text-muted-foreground line-through" : "bg-card text-card-foreground hover:border-primary", seat.zone === zones[0].name && !seat.isTaken && "border-primary", isChosen(seat) && "border-primary bg-primary text-primary-foreground")}>{seat.number}</button>
                    ))}
                  </div>
                ))}
              </div>
            </div>
            <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
              {zones.map((zone) => (
                <div key={zone.name}>
                  <dt className="text-sm text-muted-foreground">{zone.name}</dt>
                  <dd className="font-semibold">{money(zone.price)} a seat</dd>
                </div>
              ))}
            </dl>
          </div>
          <aside className="self-start ${tileOf(page)}">
            <h2 className="${page.look.h3}">Cart</h2>
            <ul className="mt-4" aria-live="polite">
              {chosen.map((seat) => (
                <li key={seat.name} className="flex items-center gap-3 border-b py-2.5">
                  <span className="flex-1">Row {seat.row}, seat {seat.number}<span className="block text-sm text-muted-foreground">{seat.zone}</span></span>
                  <span className="tabular-nums">{money(seat.price)}</span>
                  <Button size="icon" variant="ghost" aria-label={\`Remove \${seat.name}\`} onClick={() => toggle(seat)}>
                    <X />
                  </Button>
                </li>
              ))}
              {chosen.length === 0 && <li className="text-sm text-muted-foreground">Choose seats on the map.</li>}
            </ul>
            <p className="mt-5 flex justify-between text-xl font-semibold"><span>Total</span><span className="tabular-nums">{money(total)}</span></p>
            <Button size="lg" className="mt-5 w-full" disabled={chosen.length === 0} onClick={() => setBooked(true)}>Book {chosen.length || ""} {chosen.length === 1 ? "seat" : "seats"}</Button>
            <p role="status" className="mt-3 min-h-6 text-sm text-muted-foreground">{isBooked ? "Held for ten minutes. The tickets come by mail." : ""}</p>
          </aside>
        </div>
      );
    }
  `
  return screenPiece('SeatMap', code, [{ name: 'data/seats.ts', code: data }])
}
