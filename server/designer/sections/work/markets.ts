import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

export interface MarketAssets {
  title: string
  note: string
  assets: [name: string, code: string, price: number, change: number, held: number][]
}

/** What is watched, how it moved, what one holds, and a ticket to buy or sell. */
export function markets(page: Page, { title, note, assets }: MarketAssets): Piece {
  const rows = assets.map(([name, symbol, price, change, held]) => ({
    name,
    code: symbol,
    price,
    change,
    held,
    days: Array.from(
      { length: 24 },
      (_, at) => 50 + Math.round(change * at * 0.4) + page.choices.between(`${symbol} ${at}`, -9, 9),
    ),
  }))
  const data = `export interface Asset {
  name: string;
  code: string;
  price: number;
  change: number;
  held: number;
  days: number[];
}

${constant('export const assets: Asset[]', rows)}

export const money = (value: number) =>
  value.toLocaleString("en", { style: "currency", currency: "USD" });
`
  const code = tsx`
    import { ArrowDownRight, ArrowUpRight } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { Sparkline } from "@/components/sparkline";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import { type Asset, assets as initial, money } from "@/data/assets";

    export function Markets() {
      const [assets, setAssets] = useState<Asset[]>(initial);
      const [code, setCode] = useState(initial[0].code);
      const [isBuying, setIsBuying] = useState(true);
      const [said, setSaid] = useState("");
      const chosen = assets.find((asset) => asset.code === code) ?? assets[0];
      const worth = assets.reduce((sum, { price, held }) => sum + price * held, 0);

      function trade(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const amount = Number(new FormData(event.currentTarget).get("amount"));
        if (!(amount > 0) || (!isBuying && amount > chosen.held)) {
          setSaid(\`Enter a number above zero\${isBuying ? "" : \`, at most \${chosen.held}\`}.\`);
          return;
        }
        const held = chosen.held + (isBuying ? amount : -amount);
        setAssets(
          assets.map((asset) => (asset.code === code ? { ...asset, held } : asset)),
        );
        setSaid(\`\${isBuying ? "Bought" : "Sold"} \${amount} \${code}.\`);
        event.currentTarget.reset();
      }

      return (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-6">
            ${screenHead(page, title, note)}
            <p>
              <span className="block text-sm text-muted-foreground">Your portfolio</span>
              <span className="${page.look.figure}">{money(worth)}</span>
            </p>
          </div>
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <section className="${tileOf(page)} min-w-0">
              <h2 className="${page.look.h3} text-xl">
                {chosen.name} <span className="text-muted-foreground">{chosen.code}</span>
              </h2>
              <p className="mt-1 text-2xl font-semibold tabular-nums">{money(chosen.price)}</p>
              <Sparkline days={chosen.days} className="mt-4 h-44 w-full" />
              <ul className="mt-6">
                {assets.map((asset) => (
                  <li key={asset.code} className="border-t">
                    <button type="button" aria-pressed={asset.code === code} onClick={() => setCode(asset.code)} className="flex w-full items-center gap-4 rounded-md px-2 py-3 text-left hover:bg-accent hover:text-accent-foreground aria-pressed:bg-accent aria-pressed:text-accent-foreground">
                      <span className="min-w-0 flex-1">
                        <span className="block truncate font-medium">{asset.name}</span>
                        <span className="text-sm">
                          {asset.held} {asset.code}
                        </span>
                      </span>
                      <Sparkline days={asset.days} className="hidden h-9 w-24 sm:block" />
                      <span className="text-right tabular-nums">
                        <span className="block font-medium">{money(asset.price)}</span>
                        <span className="flex items-center justify-end gap-1 text-sm">
                          {asset.change < 0 ? <ArrowDownRight className="size-4" aria-label="down" /> : <ArrowUpRight className="size-4" aria-label="up" />}
                          {Math.abs(asset.change)}%
                        </span>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
            <form noValidate onSubmit={trade} className="${tileOf(page)} grid content-start gap-4 self-start">
              <h2 className="${page.look.h3}">Trade {chosen.code}</h2>
              <div role="group" aria-label="Side" className="grid grid-cols-2 gap-2">
                {[true, false].map((isBuy) => (
                  <button key={String(isBuy)} type="button" aria-pressed={isBuy === isBuying} onClick={() => setIsBuying(isBuy)} className="rounded-lg border py-2 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{isBuy ? "Buy" : "Sell"}</button>
                ))}
              </div>
              <div className="grid gap-1.5">
                <Label htmlFor="amount">Amount</Label>
                <Input id="amount" name="amount" type="number" step="any" min="0" placeholder="0.5" className="h-11" />
              </div>
              <p className="text-sm text-muted-foreground">One {chosen.code} is {money(chosen.price)}, fee 0.2%.</p>
              <Button type="submit" size="lg">{isBuying ? "Buy" : "Sell"} {chosen.code}</Button>
              <p role="status" className="min-h-6 text-sm">{said}</p>
            </form>
          </div>
        </div>
      );
    }
  `
  const line = tsx`
    interface SparklineProps {
      days: number[];
      className: string;
    }

    export function Sparkline({ days, className }: SparklineProps) {
      const low = Math.min(...days);
      const height = Math.max(...days) - low || 1;
      const points = days.map(
        (day, at) => \`\${(at / (days.length - 1)) * 100},\${38 - ((day - low) / height) * 36}\`,
      );

      return (
        <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true" className={className}>
          <polygon points={\`0,40 \${points.join(" ")} 100,40\`} className="fill-primary/15" />
          <polyline points={points.join(" ")} fill="none" strokeWidth="2" vectorEffect="non-scaling-stroke" className="stroke-primary" />
        </svg>
      );
    }
  `
  return screenPiece('Markets', code, [
    { name: 'data/assets.ts', code: data },
    { name: 'components/sparkline.tsx', code: line },
  ])
}
