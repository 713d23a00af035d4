import { content } from '../content'

export const total = (entries: { amount?: number }[]) =>
  entries.reduce((all, entry) => all + (entry.amount ?? 0), 0)

export function figure(amount: number, hasSign = false) {
  const text = Math.abs(amount).toLocaleString(content.locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return amount < 0 ? `−${text}` : hasSign && amount > 0 ? `+${text}` : text
}
