import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** Money set aside under names: what is left of each, what was spent, and a warning once it is too much. */
export function envelopes(page: Page, names: [name: string, planned: number, spent: number][]): Piece {
  const data = `export const income = 3200;

${constant(
  'export const envelopes',
  names.map(([name, planned, spent]) => ({ name, planned, spent })),
)}
`
  const code = tsx`
    import { Plus, TriangleAlert } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { envelopes as initial, income } from "@/data/envelopes";
    import { cn } from "@/lib/utils";

    const money = (value: number) => \`\${value < 0 ? "−" : ""}$\${Math.abs(value).toLocaleString("en-US")}\`;

    export function Envelopes() {
      const [envelopes, setEnvelopes] = useState(initial);
      const [name, setName] = useState(initial[0].name);
      const [amount, setAmount] = useState("");
      const [draft, setDraft] = useState("");
      const planned = envelopes.reduce((sum, each) => sum + each.planned, 0);
      const spent = envelopes.reduce((sum, each) => sum + each.spent, 0);
      const figures = [["Income", income], ["Budgeted", planned], ["Not yet budgeted", income - planned], ["Spent", spent]] as const;

      const change = (which: string, changes: Partial<(typeof envelopes)[number]>) =>
        setEnvelopes(envelopes.map((each) => (each.name === which ? { ...each, ...changes } : each)));

      function spend() {
        const value = Number(amount);
        const own = envelopes.find((each) => each.name === name);
        if (!own || !(value > 0)) return;
        change(name, { spent: own.spent + value });
        setAmount("");
      }

      function add() {
        const made = draft.trim();
        if (made && !envelopes.some((each) => each.name === made)) setEnvelopes([...envelopes, { name: made, planned: 100, spent: 0 }]);
        setDraft("");
      }

      return (
        <div>
          ${screenHead(page, 'Budget for November', 'Every dollar has a name before it is spent.')}
          <dl className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
            {figures.map(([label, value]) => (
              <div key={label} className="${tileOf(page)}">
                <dt className="text-sm text-muted-foreground">{label}</dt>
                <dd className="mt-1 text-2xl font-semibold tabular-nums">{money(value)}</dd>
              </div>
            ))}
          </dl>
          <form className="mt-6 flex flex-wrap gap-3" onSubmit={(event) => { event.preventDefault(); spend(); }}>
            <Input value={amount} type="number" min="0" step="any" onChange={(event) => setAmount(event.target.value)} aria-label="Amount spent" placeholder="Amount spent" className="h-11 max-w-44" />
            <select aria-label="Envelope" value={name} onChange={(event) => setName(event.target.value)} className="h-11 rounded-md border border-input bg-card px-3 text-sm text-card-foreground">
              {envelopes.map((each) => <option key={each.name}>{each.name}</option>)}
            </select>
            <Button type="submit" className="h-11">Take it out</Button>
          </form>
          <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {envelopes.map((each) => {
              const left = each.planned - each.spent;
              return (
                <li key={each.name} className={cn("${tileOf(page)}", left < 0 && "border-destructive")}>
                  <div className="flex items-baseline justify-between gap-3">
                    <h2 className="${page.look.h3}">{each.name}</h2>
                    <p className="text-sm text-muted-foreground tabular-nums">{money(each.spent)} spent</p>
                  </div>
                  <p className="mt-2 text-3xl font-semibold tabular-nums">{money(left)}</p>
                  <p className="text-sm text-muted-foreground">{left < 0 ? "more than was there" : "left"}</p>
                  <div className="mt-4 h-2.5 overflow-hidden rounded-full bg-muted">
                    <div className={left < 0 ? "h-full bg-destructive" : "h-full bg-primary"} style={{ width: \`\${Math.min(100, (each.spent / Math.max(1, each.planned)) * 100)}%\` }} />
                  </div>
                  {left < 0 && (
                    <p role="status" className="mt-3 flex items-center gap-2 text-sm font-medium">
                      <TriangleAlert className="size-4 text-destructive" aria-hidden="true" />
                      Overspent by {money(-left)}
                    </p>
                  )}
                  <label className="mt-4 flex items-center gap-3 text-sm">
                    Budget
                    <Input type="number" min="0" value={each.planned} onChange={(event) => change(each.name, { planned: Number(event.target.value) })} className="max-w-28" />
                  </label>
                </li>
              );
            })}
          </ul>
          <form className="mt-6 flex max-w-sm gap-2" onSubmit={(event) => { event.preventDefault(); add(); }}>
            <Input value={draft} onChange={(event) => setDraft(event.target.value)} aria-label="New envelope" placeholder="New envelope" />
            <Button type="submit" variant="outline">
              <Plus />
              Add
            </Button>
          </form>
        </div>
      );
    }
  `
  return screenPiece('Envelopes', code, [{ name: 'data/envelopes.ts', code: data }])
}
