import { tsx } from '#server/designer/code/tsx.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** The words on the button, when the request dictates them. */
const BUTTON =
  /["“'‘]([^"”'’\n]{3,30})["”'’]\s+(?:button|cta)\b|\bbutton (?:that says|saying|labell?ed)\s+["“'‘]([^"”'’\n]{3,30})["”'’]/i

export const pricingCard: Alone = {
  name: 'pricing-card',
  label: 'a pricing card',
  words:
    /\b(?:(?:a|one|single|the) (?:[\w-]+ ){0,2}?(?:pricing|price|plan) card|(?:pricing|plan) card(?: component)?)\b(?!s)/i,
  weight: 3,
  component: 'PricingCard',
  says: 'one plan with its price by month or year, what is in it, and a button',
  code: page => {
    const { brief } = page
    const plan = brief.plans[0]
    const price = plan?.price ?? 24
    const found = BUTTON.exec(brief.prompt)
    const action = jsxText(found?.[1] ?? found?.[2] ?? 'Start free trial')
    return tsx`
      import { Check } from "lucide-react";
      import { useState } from "react";
      import { Button } from "@/components/ui/button";
      import { Label } from "@/components/ui/label";
      import { Switch } from "@/components/ui/switch";

      const FEATURES = [
        "Unlimited projects",
        "Up to ten people",
        "A year of history",
        "Answers within a day",
      ];

      export function PricingCard() {
        const [isYearly, setIsYearly] = useState(false);
        const [isChosen, setIsChosen] = useState(false);

        return (
          <article className="${tileOf(page)} w-full max-w-sm border bg-card p-7 text-card-foreground shadow-lg">
            <p className="w-fit rounded-full bg-primary px-3 py-1 text-sm font-medium text-primary-foreground">Most chosen</p>
            <h1 className="mt-4 ${page.look.h3} text-2xl">${plan?.name || 'Studio'} plan</h1>
            <p className="mt-1 text-muted-foreground">For teams that ship every week.</p>
            <p className="mt-6 flex items-baseline gap-2">
              <span className="text-5xl font-semibold tracking-tight tabular-nums">${plan?.currency ?? '$'}{isYearly ? ${Math.round(price * 0.8)} : ${price}}</span>
              <span className="text-muted-foreground">a month</span>
            </p>
            <div className="mt-4 flex items-center gap-3">
              <Switch id="yearly" checked={isYearly} onCheckedChange={setIsYearly} />
              <Label htmlFor="yearly">Pay by the year, 20% less</Label>
            </div>
            <ul aria-label="Feature list" className="mt-6 grid gap-3 border-t pt-6">
              {FEATURES.map((name) => (
                <li key={name} className="flex items-center gap-3">
                  <Check className="size-5 shrink-0 text-brand" aria-hidden="true" />
                  {name}
                </li>
              ))}
            </ul>
            <Button size="lg" className="mt-7 w-full" onClick={() => setIsChosen(!isChosen)}>${action}</Button>
            <p role="status" className="mt-3 text-center text-sm text-muted-foreground">{isChosen ? "Chosen. Nothing is charged for 14 days." : "No card needed, cancel at any time."}</p>
          </article>
        );
      }
    `
  },
}
