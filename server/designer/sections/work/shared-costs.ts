import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** What was paid by whom for all, what each is ahead or behind, and the fewest payments that settle it. */
export function sharedCosts(page: Page): Piece {
  const lib = `export interface Cost {
  id: number;
  what: string;
  payer: string;
  amount: number;
}

export const people = ["Maren", "Jonas", "Elif", "Noah"];

export const costs: Cost[] = [
  { id: 1, what: "Groceries", payer: "Maren", amount: 86 },
  { id: 2, what: "Internet", payer: "Jonas", amount: 40 },
  { id: 3, what: "Electricity", payer: "Elif", amount: 118 },
  { id: 4, what: "Kitchen lamp", payer: "Maren", amount: 52 },
];

/** What each has paid more than a fair share, or less. */
export function balancesOf(all: Cost[]) {
  const share = all.reduce((sum, cost) => sum + cost.amount, 0) / people.length;
  return people.map((name) => ({
    name,
    balance: all.filter((cost) => cost.payer === name).reduce((sum, cost) => sum + cost.amount, 0) - share,
  }));
}

/** Who pays whom how much, largest debts first. */
export function paymentsOf(all: Cost[]) {
  const left = balancesOf(all);
  const payments: { from: string; to: string; amount: number }[] = [];
  for (let round = 0; round < people.length; round++) {
    left.sort((a, b) => a.balance - b.balance);
    const from = left[0];
    const to = left[left.length - 1];
    const amount = Math.min(-from.balance, to.balance);
    if (amount < 0.01) break;
    payments.push({ from: from.name, to: to.name, amount });
    from.balance += amount;
    to.balance -= amount;
  }
  return payments;
}
`
  const code = tsx`
    import { ArrowRight, Trash2 } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { balancesOf, costs as initial, paymentsOf, people } from "@/data/costs";

    const money = (value: number) => \`$\${Math.abs(value).toFixed(2)}\`;

    export function SharedCosts() {
      const [costs, setCosts] = useState(initial);
      const [what, setWhat] = useState("");
      const [amount, setAmount] = useState("");
      const [payer, setPayer] = useState(people[0]);
      const payments = paymentsOf(costs);

      function add(made: { what: string; payer: string; amount: number }) {
        setCosts([{ id: Math.max(0, ...costs.map((cost) => cost.id)) + 1, ...made }, ...costs]);
      }

      function submit() {
        if (!what.trim() || !(Number(amount) > 0)) return;
        add({ what: what.trim(), payer, amount: Number(amount) });
        setWhat("");
        setAmount("");
      }

      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            ${screenHead(page, 'Who paid what', 'Everything is shared by four. Add what you paid, settle when you like.')}
            <form className="mt-6 flex flex-wrap gap-2" onSubmit={(event) => { event.preventDefault(); submit(); }}>
              <Input value={what} onChange={(event) => setWhat(event.target.value)} aria-label="What for" placeholder="What for" className="h-11 min-w-40 flex-1" />
              <Input value={amount} type="number" min="0" step="any" onChange={(event) => setAmount(event.target.value)} aria-label="Amount" placeholder="Amount" className="h-11 w-28" />
              <select aria-label="Who paid" value={payer} onChange={(event) => setPayer(event.target.value)} className="h-11 rounded-md border border-input bg-card px-3 text-sm text-card-foreground">
                {people.map((name) => <option key={name}>{name}</option>)}
              </select>
              <Button type="submit" className="h-11">Add</Button>
            </form>
            <ul className="mt-5 ${tileOf(page)}">
              {costs.map((cost) => (
                <li key={cost.id} className="flex items-center gap-4 border-b py-3 last:border-b-0">
                  <div className="flex-1">
                    <p className="font-medium">{cost.what}</p>
                    <p className="text-sm text-muted-foreground">{cost.payer} paid</p>
                  </div>
                  <p className="font-semibold tabular-nums">{money(cost.amount)}</p>
                  <Button size="icon" variant="ghost" aria-label={\`Delete \${cost.what}\`} onClick={() => setCosts(costs.filter((each) => each.id !== cost.id))}>
                    <Trash2 />
                  </Button>
                </li>
              ))}
            </ul>
          </div>
          <aside className="grid content-start gap-5">
            <section className="${tileOf(page)}">
              <h2 className="${page.look.h3}">Who owes whom</h2>
              <ul className="mt-4 grid gap-3" aria-live="polite">
                {payments.map((each) => (
                  <li key={each.from + each.to} className="flex flex-wrap items-center gap-2">
                    {each.from}
                    <ArrowRight className="size-4 text-brand" aria-label="pays" />
                    {each.to}
                    <span className="ml-auto font-semibold tabular-nums">{money(each.amount)}</span>
                  </li>
                ))}
                {payments.length === 0 && <li className="text-muted-foreground">All square.</li>}
              </ul>
              <Button className="mt-5 w-full" disabled={payments.length === 0} onClick={() => setCosts([])}>Settle up</Button>
            </section>
            <section className="${tileOf(page)}">
              <h2 className="${page.look.h3}">Balances</h2>
              <dl className="mt-4 grid gap-2">
                {balancesOf(costs).map((each) => (
                  <div key={each.name} className="flex justify-between gap-4">
                    <dt>{each.name}</dt>
                    <dd className="tabular-nums">{each.balance < 0 ? \`owes \${money(each.balance)}\` : \`gets back \${money(each.balance)}\`}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </aside>
        </div>
      );
    }
  `
  return screenPiece('SharedCosts', code, [{ name: 'data/costs.ts', code: lib }])
}
