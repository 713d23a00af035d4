import { tsx } from '#server/designer/code/tsx.ts'
import { plansOf } from '#server/designer/offers/offers.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** A slider that says what a team of that size would pay. */
export function seatCalculator({ brief, look }: Page): Piece {
  const plans = plansOf(brief)
  const best = plans.find(plan => plan.isBest && plan.price) ?? plans.find(plan => plan.price)
  const price = best?.price ?? 14
  const currency = best?.currency ?? '$'
  const code = tsx`
    import { useState } from "react";

    const PRICE = ${price};

    export function SeatCalculator() {
      const [seats, setSeats] = useState(12);
      const month = seats * PRICE;

      return (
        <section id="calculator" className="bg-panel text-panel-foreground">
          <div className="${look.container} grid items-center gap-10 py-14 md:py-20 lg:grid-cols-[1.1fr_0.9fr] lg:gap-20">
            <div>
              <h2 className="${look.h2}">How many are you?</h2>
              <p id="seats-label" className="mt-8 flex items-baseline justify-between">
                <span className="text-panel-muted">People on ${jsxText(best?.name ?? 'the plan')}</span>
                <output className="text-2xl font-semibold tabular-nums">{seats}</output>
              </p>
              <input type="range" aria-labelledby="seats-label" min={1} max={80} value={seats} onChange={(event) => setSeats(Number(event.target.value))} className="mt-5 h-11 w-full accent-highlight" />
            </div>
            <dl aria-live="polite" className="grid grid-cols-2 gap-8 lg:border-l lg:border-panel-foreground/20 lg:pl-16">
              <div className="flex flex-col-reverse justify-end gap-1">
                <dt className="text-panel-muted">by the month</dt>
                <dd className="${look.figure}">${currency}{month.toLocaleString("en")}</dd>
              </div>
              <div className="flex flex-col-reverse justify-end gap-1">
                <dt className="text-panel-muted">by the year, two months free</dt>
                <dd className="${look.figure}">${currency}{(month * 10).toLocaleString("en")}</dd>
              </div>
            </dl>
          </div>
        </section>
      );
    }
  `
  return {
    component: 'SeatCalculator',
    file: 'components/seat-calculator.tsx',
    code,
    files: [],
    anchor: null,
  }
}
