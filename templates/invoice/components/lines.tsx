import { content } from '../content'
import { show, sumOf, sums } from './sums'

export function Lines() {
  const { lines, columns, labels, taxRate, taxName, paidBefore } = content
  const totals = [
    { label: labels.net, value: show(sums.net), isShown: true },
    { label: [taxName, `${taxRate} %`].join(' '), value: show(sums.tax), isShown: taxRate > 0 },
    { label: labels.gross, value: show(sums.gross), isShown: taxRate > 0 && paidBefore > 0 },
    {
      label: labels.paidBefore,
      value: `−${show(Math.min(paidBefore, sums.gross))}`,
      isShown: paidBefore > 0 && sums.gross > 0,
    },
  ].filter(row => row.isShown)
  if (lines.length === 0) return <p className="mt-10 border-y py-8 text-muted-foreground">{labels.empty}</p>
  return (
    <table className="mt-10 w-full border-collapse tabular-nums">
      <thead>
        <tr className="border-b-2 border-foreground text-left">
          <th className="py-2 font-medium">{columns.what}</th>
          <th className="hidden py-2 pl-4 text-right font-medium sm:table-cell">{columns.quantity}</th>
          <th className="hidden py-2 pl-4 text-right font-medium sm:table-cell">{columns.price}</th>
          <th className="py-2 pl-4 text-right font-medium">{columns.sum}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const amount = `${(line.quantity ?? 1).toLocaleString(content.locale)} ${line.unit ?? ''}`.trim()
          return (
            <tr key={[line.name, index].join()} className="border-b align-baseline">
              <td className="py-3">
                <span className="font-semibold wrap-anywhere">{line.name}</span>
                {line.note && <span className="block text-muted-foreground">{line.note}</span>}
                <span className="block text-muted-foreground sm:hidden">
                  {[amount, line.price].filter(Boolean).join(' × ')}
                </span>
              </td>
              <td className="hidden py-3 pl-4 text-right sm:table-cell">{amount}</td>
              <td className="hidden py-3 pl-4 text-right sm:table-cell">{line.price}</td>
              <td className="py-3 pl-4 text-right whitespace-nowrap">
                {line.price ? show(sumOf(line)) : '–'}
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        {totals.map(row => (
          <tr key={row.label}>
            <th colSpan={3} className="hidden pt-2 text-right font-normal sm:table-cell">
              {row.label}
            </th>
            <th className="pt-2 text-left font-normal text-muted-foreground sm:hidden">{row.label}</th>
            <td className="pt-2 pl-4 text-right whitespace-nowrap">{row.value}</td>
          </tr>
        ))}
        <tr className="text-lg font-semibold">
          <th colSpan={3} className="hidden pt-3 text-right sm:table-cell">
            {labels.due}
          </th>
          <th className="pt-3 text-left sm:hidden">{labels.due}</th>
          <td className="pt-3 pl-4 text-right whitespace-nowrap">{show(sums.due)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
