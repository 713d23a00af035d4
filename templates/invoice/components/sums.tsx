import { content, type Line } from '../content'

/** Reads a price as people write it; the last comma or point before one or two digits divides the decimals. */
function priceOf(text = '') {
  const bare = text.replace(/[^\d.,]/g, '')
  const decimals = bare.match(/[.,](\d{1,2})$/)
  const whole = (decimals ? bare.slice(0, -decimals[0].length) : bare).replace(/\D/g, '')
  return Number(`${whole || 0}.${decimals ? decimals[1] : 0}`)
}

export const sumOf = (line: Line) => priceOf(line.price) * (line.quantity ?? 1)
export const show = (value: number) =>
  value.toLocaleString(content.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const net = content.lines.reduce((all, line) => all + sumOf(line), 0)
const tax = (net * content.taxRate) / 100
export const sums = { net, tax, gross: net + tax, due: net + tax - Math.min(content.paidBefore, net + tax) }
