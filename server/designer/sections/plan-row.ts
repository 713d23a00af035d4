import { tsx } from '#server/designer/code/tsx.ts'
import { actionOf, offerOf, plansOf, unitOf } from '#server/designer/offers/offers.ts'
import type { Page } from '#server/designer/page/page.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** One plan over the whole width: what, what in it, what it costs. */
export function planRowFile({ brief, look }: Page): SourceFile {
  const offer = offerOf(brief)
  const currency = plansOf(brief)[0]?.currency ?? '€'
  const code = tsx`
    import { Check } from "lucide-react";
    import { Button } from "@/components/ui/button";
    import type { Plan } from "@/data/plans";
    import { cn } from "@/lib/utils";

    interface PlanRowProps {
      plan: Plan;
      isYearly: boolean;
    }

    /** Ten months pay for twelve. */
    const priceOf = (price: number, isYearly: boolean) =>
      isYearly ? Math.round((price * 10) / 12) : price;

    export function PlanRow({ plan, isYearly }: PlanRowProps) {
      return (
        <li
          className={cn(
            "grid gap-x-10 gap-y-6 border-t border-foreground/80 py-9 last:border-b md:grid-cols-[1.1fr_1.5fr_auto]",
            plan.isBest && "-mx-5 bg-panel px-5 text-panel-foreground sm:-mx-8 sm:px-8",
          )}
        >
          <div>
            <h2 className="${look.h2.replace('md:text-5xl', 'md:text-4xl')}">{plan.name}</h2>
            <p className="mt-2 max-w-[30ch] text-pretty ">{plan.who}</p>
            {plan.isBest && (
              <p className="mt-4 w-fit bg-highlight px-2 py-0.5 text-sm text-highlight-foreground">Most chosen</p>
            )}
          </div>
          <ul className="grid content-start gap-x-8 gap-y-2.5 lg:grid-cols-2">
            {plan.features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Check className="mt-1 size-4 shrink-0" aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-end justify-between gap-6 md:w-56 md:flex-col md:flex-nowrap md:items-end md:text-right">
            <p>
              <span className="block ${look.figure}">
                {plan.price === null
                  ? "Let’s talk"
                  : \`${currency}\${priceOf(plan.price, isYearly).toLocaleString("en")}\`}
              </span>
              <span className="mt-1 block text-sm ">
                {plan.price === null || plan.price === 0
                  ? "No card needed"
                  : isYearly
                    ? \`${currency}\${(plan.price * 10).toLocaleString("en")} once a year\`
                    : "${jsxText(unitOf(brief))}"}
              </span>
            </p>
            <Button
              size="lg"
              className={cn("${look.button}", plan.isBest && "bg-panel-foreground text-panel hover:bg-panel-foreground/90")}
              variant={plan.isBest ? "default" : "outline"}
            >
              {plan.price === null ? "Write to us" : ${actionOf(offer)}}
            </Button>
          </div>
        </li>
      );
    }
  `
  return { name: 'components/plan-row.tsx', code }
}
