/** One step of a price list. */
export interface Tier {
  name: string
  /** A month; null is "talk to us". */
  price: number | null
  who: string
  features: string[]
}

/** How a trade sells by the month: steps, what they differ in, and what people ask before they pay. */
export interface Offer {
  /** "per person", "per month" beside the price. */
  unit: string
  /** Paid by the time and not by the month, so that there is no yearly price. */
  isOnce?: boolean
  title: string
  lead: string
  action: string
  /** What the button says where a plan's name does not fit behind the action. */
  button?: string
  tiers: [Tier, Tier, Tier, Tier]
  /** What the table compares: a value for each tier, `true` for a tick. */
  comparison: { group: string; rows: [label: string, ...values: (string | boolean)[]][] }[]
  questions: [question: string, answer: string][]
  /** What is true of every step. */
  promises: [string, string, string]
}
