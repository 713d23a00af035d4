import { content } from '../content'

export type Transaction = (typeof content.transactions)[number]
export type Account = (typeof content.accounts)[number]

export const amountOf = (value: number | undefined): number => (Number.isFinite(value) ? Number(value) : 0)

/** An amount as the household writes it; a sign only where it is asked for. */
export function money(value: number, isSigned = false): string {
  const { before, after, thousands, decimal } = content.money
  const [whole, rest] = Math.abs(value).toFixed(2).split('.')
  const sign = value < 0 ? '−' : isSigned && value > 0 ? '+' : ''
  return `${sign}${before}${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${rest === '00' ? '' : decimal + rest}${after}`
}

/** What is typed with a comma or a point, and with spaces. */
export const parseAmount = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.'))
