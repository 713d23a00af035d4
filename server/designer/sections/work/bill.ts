import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { mailOf } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface BillWish {
  /** "Invoice", "Quote", "Receipt". */
  name: string
  currency: string
  client: string[]
  lines: [what: string, count: number, price: number][]
  tax: number
  discount: number
  /** Under the sum: bank details, terms, thanks. */
  notes: [title: string, text: string][]
}

/** A bill that adds up while one writes it, and prints on one page without the form's edges. */
export function bill(page: Page, { name, currency, client, lines, tax, discount, notes }: BillWish): Piece {
  const data = `export interface Line {
  id: number;
  what: string;
  count: number;
  price: number;
}

${constant(
  'export const lines: Line[]',
  lines.map(([what, count, price], id) => ({ id, what, count, price })),
)}

${constant(
  'export const notes',
  notes.map(([title, text]) => ({ title, text })),
)}

export const money = (value: number) =>
  ${JSON.stringify(currency)} + value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
`
  const code = tsx`
    import { Plus, Printer } from "lucide-react";
    import { useState } from "react";
    import { BillLine } from "@/components/bill-line";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { type Line, lines as initial, money, notes } from "@/data/bill";

    export function Bill() {
      const [lines, setLines] = useState<Line[]>(initial);
      const [tax, setTax] = useState(${tax});
      const [discount, setDiscount] = useState(${discount});
      const [client, setClient] = useState(${JSON.stringify(client.join('\n'))});
      const subtotal = lines.reduce((sum, line) => sum + line.count * line.price, 0);
      const less = (subtotal * discount) / 100;
      const taxes = ((subtotal - less) * tax) / 100;

      const change = (id: number, changes: Partial<Line>) =>
        setLines(lines.map((line) => (line.id === id ? { ...line, ...changes } : line)));

      function add() {
        const id = Math.max(0, ...lines.map((line) => line.id)) + 1;
        setLines([...lines, { id, what: "", count: 1, price: 0 }]);
      }

      return (
        <div className="mx-auto max-w-4xl">
          <div className="flex flex-wrap justify-end gap-3 print:hidden">
            <Button variant="outline" onClick={add}>
              <Plus />
              Add line item
            </Button>
            <Button onClick={() => window.print()}>
              <Printer />
              Print
            </Button>
          </div>
          <article className="mt-5 ${tileOf(page)}">
            <header className="flex flex-wrap justify-between gap-6">
              <div>
                <h1 className="${page.look.h2}">${jsxText(name)}</h1>
                <p className="mt-2 text-muted-foreground">No. 2026-0142</p>
              </div>
              <address className="text-right text-sm not-italic">
                <strong className="block text-base">${jsxText(page.brief.brand)}</strong>
                14 Mill Lane
                <br />
                ${mailOf(page)}
              </address>
            </header>
            <div className="mt-8 grid gap-6 sm:grid-cols-2">
              <label className="grid gap-1 text-sm">
                <span className="text-muted-foreground">For</span>
                <textarea value={client} rows={3} onChange={(event) => setClient(event.target.value)} className="rounded-md border border-input bg-transparent p-2 text-base print:border-transparent" />
              </label>
              <dl className="grid content-start gap-2 text-sm sm:justify-items-end">
                <div className="flex gap-3"><dt className="text-muted-foreground">Date</dt><dd>20 November 2026</dd></div>
                <div className="flex gap-3"><dt className="text-muted-foreground">Due</dt><dd>4 December 2026</dd></div>
              </dl>
            </div>
            <div className="relative mt-8 overflow-x-auto" tabIndex={0} role="region" aria-label="Line items">
              <table className="w-full min-w-[36rem] text-left">
                <thead>
                  <tr className="border-b text-sm text-muted-foreground">
                    <th scope="col" className="py-2 font-medium">Item</th>
                    <th scope="col" className="w-24 py-2 font-medium">Quantity</th>
                    <th scope="col" className="w-32 py-2 font-medium">Price</th>
                    <th scope="col" className="w-32 py-2 text-right font-medium">Amount</th>
                    <th scope="col" className="w-10 print:hidden"><span className="sr-only">Remove</span></th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map((line) => (
                    <BillLine key={line.id} line={line} onChange={(changes) => change(line.id, changes)} onRemove={() => setLines(lines.filter((each) => each.id !== line.id))} />
                  ))}
                </tbody>
              </table>
            </div>
            <dl className="mt-6 ml-auto grid max-w-xs gap-2" aria-live="polite">
              <div className="flex justify-between"><dt>Subtotal</dt><dd className="tabular-nums">{money(subtotal)}</dd></div>
              <div className="flex items-center justify-between gap-3">
                <dt className="flex items-center gap-2">Discount <Input type="number" min="0" max="100" value={discount} aria-label="Discount in percent" onChange={(event) => setDiscount(Number(event.target.value))} className="h-8 w-20 print:border-transparent" /> %</dt>
                <dd className="tabular-nums">−{money(less)}</dd>
              </div>
              <div className="flex items-center justify-between gap-3">
                <dt className="flex items-center gap-2">Tax <Input type="number" min="0" max="100" value={tax} aria-label="Tax in percent" onChange={(event) => setTax(Number(event.target.value))} className="h-8 w-20 print:border-transparent" /> %</dt>
                <dd className="tabular-nums">{money(taxes)}</dd>
              </div>
              <div className="flex justify-between border-t pt-3 text-xl font-semibold"><dt>Total</dt><dd className="tabular-nums">{money(subtotal - less + taxes)}</dd></div>
            </dl>
            <div className="mt-10 grid gap-6 border-t pt-6 text-sm sm:grid-cols-2">
              {notes.map((note) => (
                <section key={note.title}>
                  <h2 className="font-semibold">{note.title}</h2>
                  <p className="mt-1 whitespace-pre-line text-muted-foreground">{note.text}</p>
                </section>
              ))}
            </div>
          </article>
        </div>
      );
    }
  `
  const line = tsx`
    import { X } from "lucide-react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { type Line, money } from "@/data/bill";

    interface BillLineProps {
      line: Line;
      onChange: (changes: Partial<Line>) => void;
      onRemove: () => void;
    }

    export function BillLine({ line, onChange, onRemove }: BillLineProps) {
      return (
        <tr className="border-b">
          <td className="py-2 pr-3"><Input value={line.what} aria-label="Item" placeholder="What for" onChange={(event) => onChange({ what: event.target.value })} className="print:border-transparent" /></td>
          <td className="py-2 pr-3"><Input type="number" min="0" step="any" value={line.count} aria-label="Quantity" onChange={(event) => onChange({ count: Number(event.target.value) })} className="print:border-transparent" /></td>
          <td className="py-2 pr-3"><Input type="number" min="0" step="any" value={line.price} aria-label="Price" onChange={(event) => onChange({ price: Number(event.target.value) })} className="print:border-transparent" /></td>
          <td className="py-2 text-right font-medium tabular-nums">{money(line.count * line.price)}</td>
          <td className="py-2 text-right print:hidden">
            <Button size="icon" variant="ghost" aria-label={\`Remove \${line.what || "line"}\`} onClick={onRemove}>
              <X />
            </Button>
          </td>
        </tr>
      );
    }
  `
  return screenPiece('Bill', code, [
    { name: 'components/bill-line.tsx', code: line },
    { name: 'data/bill.ts', code: data },
  ])
}
