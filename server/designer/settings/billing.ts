import { tsx } from '#server/designer/code/tsx.ts'
import { plansOf } from '#server/designer/offers/offers.ts'
import type { PanelWriter } from '#server/designer/settings/panel.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export const billing: PanelWriter = ({ brief }) => {
  const plans = plansOf(brief)
  const plan = plans.find(each => each.isBest) ?? plans[0]
  const currency = plan?.currency ?? '€'
  const amount = (plan?.price ?? 14) * (brief.subject.offer === 'software' ? 6 : 1)
  const code = tsx`
    import { CreditCard, Download } from "lucide-react";
    import { toast } from "sonner";
    import { FormRow } from "@/components/settings/form-row";
    import { Badge } from "@/components/ui/badge";
    import { Button } from "@/components/ui/button";
    import { Progress } from "@/components/ui/progress";
    import {
      Table,
      TableBody,
      TableCell,
      TableHead,
      TableHeader,
      TableRow,
    } from "@/components/ui/table";

    const USAGE = [
      { label: "People", used: 6, limit: 10 },
      { label: "Storage in GB", used: 38, limit: 100 },
    ];
    const INVOICES = [
      { number: "2026-11", date: "1 November", amount: ${amount}, isPaid: true },
      { number: "2026-10", date: "1 October", amount: ${amount}, isPaid: true },
      { number: "2026-09", date: "1 September", amount: ${Math.round(amount * 0.84)}, isPaid: true },
    ];

    function download(number: string, amount: number) {
      const text = \`Invoice \${number}\\n${currency}\${amount.toFixed(2)}\\n\`;
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      link.download = \`invoice-\${number}.txt\`;
      link.click();
      URL.revokeObjectURL(link.href);
    }

    export function BillingPanel() {
      return (
        <div>
          <FormRow label="Plan" hint="Renews on the first.">
            <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border bg-card p-5">
              <div>
                <p className="text-lg font-semibold">${jsxText(plan?.name ?? 'Team')}</p>
                <p className="text-sm text-muted-foreground">${currency}${amount} a month</p>
              </div>
              <Button variant="outline" onClick={() => toast("The plans would open here.")}>Change plan</Button>
            </div>
          </FormRow>
          <FormRow label="Used this month" hint="We tell you at 80%.">
            <dl className="grid gap-5">
              {USAGE.map((each) => (
                <div key={each.label}>
                  <div className="flex justify-between text-sm">
                    <dt>{each.label}</dt>
                    <dd className="text-muted-foreground tabular-nums">
                      {each.used} of {each.limit}
                    </dd>
                  </div>
                  <Progress value={(each.used / each.limit) * 100} aria-label={each.label} className="mt-2" />
                </div>
              ))}
            </dl>
          </FormRow>
          <FormRow label="Paid with">
            <div className="flex items-center gap-4">
              <CreditCard className="size-5 text-muted-foreground" />
              <p className="flex-1">Card ending in 4481, until 09/28</p>
              <Button variant="outline" size="sm" onClick={() => toast("The card form would open here.")}>Replace</Button>
            </div>
          </FormRow>
          <FormRow label="Invoices" hint="Sent to the address in your profile.">
            <Table>
              <TableHeader>
                <TableRow>
                  <TableHead>Date</TableHead>
                  <TableHead>Amount</TableHead>
                  <TableHead>State</TableHead>
                  <TableHead className="w-10">
                    <span className="sr-only">Download</span>
                  </TableHead>
                </TableRow>
              </TableHeader>
              <TableBody>
                {INVOICES.map((invoice) => (
                  <TableRow key={invoice.number}>
                    <TableCell>{invoice.date}</TableCell>
                    <TableCell className="tabular-nums">${currency}{invoice.amount}</TableCell>
                    <TableCell>
                      <Badge variant="secondary">{invoice.isPaid ? "Paid" : "Open"}</Badge>
                    </TableCell>
                    <TableCell>
                      <Button
                        variant="ghost"
                        size="icon-sm"
                        aria-label={\`Download invoice \${invoice.number}\`}
                        onClick={() => download(invoice.number, invoice.amount)}
                      >
                        <Download />
                      </Button>
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </FormRow>
        </div>
      );
    }
  `
  return {
    id: 'billing',
    label: 'Billing',
    icon: 'CreditCard',
    note: 'Plan, use and invoices.',
    component: 'BillingPanel',
    file: 'components/settings/billing-panel.tsx',
    code,
    files: [],
  }
}
