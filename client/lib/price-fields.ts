import { type ModelPrice, modelPriceSchema } from '#shared/models.ts'

/** What somebody types as a price, each in US dollars for a million tokens. */
export type PriceFields = Record<keyof ModelPrice, string>

type Read = { price: ModelPrice; problems: null } | { price: null; problems: Partial<PriceFields> }

/** The price, or what is wrong with each field; remembered input that is left empty costs what other input does. */
export function readPrice(fields: PriceFields): Read {
  const cached = fields.cached.trim() === '' ? fields.input : fields.cached
  const parsed = modelPriceSchema.safeParse({
    input: amountOf(fields.input),
    cached: amountOf(cached),
    output: amountOf(fields.output),
  })
  if (parsed.success) return { price: parsed.data, problems: null }
  const problems: Partial<PriceFields> = {}
  for (const name of FIELDS) {
    const issue = parsed.error.issues.find(({ path }) => path[0] === name)
    const isEmpty = fields[name].trim() === ''
    if (!issue || (name === 'cached' && isEmpty)) continue
    problems[name] = isEmpty
      ? 'Is needed. Write 0 if it costs nothing.'
      : Number.isNaN(amountOf(fields[name]))
        ? 'Write a number of US dollars, such as 3 or 0.25.'
        : `It ${issue.message}.`
  }
  return { price: null, problems }
}

const FIELDS = ['input', 'cached', 'output'] as const

/** `3`, `0.25`, `$1.5`; anything else could be read in two ways. */
function amountOf(text: string): number {
  const amount = text.trim().replace(/^\$\s?/, '')
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(amount) ? Number(amount) : Number.NaN
}

const DECIMALS = 12

/** As it can be typed again: never with an exponent. */
export const writtenAmount = (amount: number): string =>
  amount
    .toFixed(DECIMALS)
    .replace(/0{1,12}$/, '')
    .replace(/\.$/, '')
