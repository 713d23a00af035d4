import { literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { columnOf, offerOf, plansOf } from '#server/designer/offers/offers.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'

/** What the plans differ in, as a table; on small screens one plan at a time. */
export function comparison(page: Page): Piece {
  const { brief, look } = page
  const plans = plansOf(brief)
  const groups = offerOf(brief).comparison.map(({ group, rows }) => ({
    title: group,
    rows: rows.map(([label, ...values]) => ({
      label,
      values: plans.map((plan, at) => values[columnOf(brief, plan, at, plans.length)] ?? false),
    })),
  }))
  const code = tsx`
    import { Check, Minus } from "lucide-react";
    import { Fragment, useState } from "react";
    import {
      Select,
      SelectContent,
      SelectItem,
      SelectTrigger,
      SelectValue,
    } from "@/components/ui/select";
    import {
      Table,
      TableBody,
      TableCell,
      TableHead,
      TableHeader,
      TableRow,
    } from "@/components/ui/table";
    import { comparison } from "@/data/comparison";
    import { plans } from "@/data/plans";
    import { cn } from "@/lib/utils";

    export function Comparison() {
      const [shown, setShown] = useState(plans[${Math.max(
        0,
        plans.findIndex(plan => plan.isBest),
      )}].name);
      const columnClass = (name: string) =>
        cn("text-center", name !== shown && "hidden md:table-cell");

      return (
        <section id="compare" className="${look.section} ${look.rule}">
          <div className="${look.container}">
            <div className="flex flex-wrap items-end justify-between gap-4">
              <h2 className="${look.h2}">Side by side</h2>
              <div className="md:hidden">
                <Select value={shown} onValueChange={setShown}>
                  <SelectTrigger aria-label="Plan to show" className="w-44">
                    <SelectValue />
                  </SelectTrigger>
                  <SelectContent>
                    {plans.map((plan) => (
                      <SelectItem key={plan.name} value={plan.name}>
                        {plan.name}
                      </SelectItem>
                    ))}
                  </SelectContent>
                </Select>
              </div>
            </div>
            <Table className="mt-8 text-base">
              <TableHeader>
                <TableRow>
                  <TableHead className="w-2/5 py-4">
                    <span className="sr-only">What</span>
                  </TableHead>
                  {plans.map((plan) => (
                    <TableHead key={plan.name} className={cn("py-4 text-base text-foreground", columnClass(plan.name))}>
                      {plan.name}
                    </TableHead>
                  ))}
                </TableRow>
              </TableHeader>
              <TableBody>
                {comparison.map((group) => (
                  <Fragment key={group.title}>
                    <TableRow className="hover:bg-transparent">
                      <TableHead scope="rowgroup" colSpan={plans.length + 1} className="pt-8 pb-3 text-sm text-brand">
                        {group.title}
                      </TableHead>
                    </TableRow>
                    {group.rows.map((row) => (
                      <TableRow key={row.label}>
                        <TableCell className="py-4 whitespace-normal">{row.label}</TableCell>
                        {row.values.map((value, index) => (
                          <TableCell key={plans[index].name} className={cn("py-4", columnClass(plans[index].name))}>
                            <Value value={value} />
                          </TableCell>
                        ))}
                      </TableRow>
                    ))}
                  </Fragment>
                ))}
              </TableBody>
            </Table>
          </div>
        </section>
      );
    }

    function Value({ value }: { value: string | boolean }) {
      if (typeof value === "string") {
        return <span className="tabular-nums">{value}</span>;
      }
      return value ? (
        <Check className="mx-auto size-5 text-brand" aria-label="Included" />
      ) : (
        <Minus className="mx-auto size-5 text-muted-foreground/60" aria-label="Not included" />
      );
    }
  `
  const data = {
    name: 'data/comparison.ts',
    code: `export interface ComparisonGroup {
  title: string;
  rows: { label: string; values: (string | boolean)[] }[];
}

export const comparison: ComparisonGroup[] = ${literal(groups, 0, 45)};
`,
  }
  return {
    component: 'Comparison',
    file: 'components/comparison.tsx',
    code,
    files: [data],
    anchor: { id: 'compare', label: 'Compare' },
  }
}
