import type { Utility } from '#server/designer/utilities/utility.ts'

const MONEY =
  'const money = (amount: number) => amount.toLocaleString("en", { style: "currency", currency: "USD" });'

/** Sums with money. */
export const MONEY_UTILITIES: Utility[] = [
  {
    words: /\b(?:tip (?:calculator|splitter)|bill split(?:ter|ting)?|split (?:the|a) bill)\b/i,
    title: 'Split the bill',
    note: 'What everybody pays, tip included.',
    fields: [
      { key: 'bill', label: 'Bill', kind: 'number', value: '84.50', unit: '$' },
      { key: 'tip', label: 'Tip', kind: 'range', value: '18', min: 0, max: 30, unit: '%' },
      { key: 'people', label: 'People', kind: 'range', value: '2', min: 1, max: 12 },
    ],
    work: `${MONEY}
  const tip = (number("bill") * number("tip")) / 100;
  const total = number("bill") + tip;
  return [
    ["Each pays", money(total / Math.max(1, number("people")))],
    ["Tip", money(tip)],
    ["Total", money(total)],
  ];`,
  },
  {
    words: /\b(?:mortgage|loan|credit|car payment|emi) calculator\b/i,
    title: 'What a loan costs',
    note: 'The same amount every month until it is paid.',
    fields: [
      { key: 'amount', label: 'Amount', kind: 'number', value: '240000', unit: '$' },
      { key: 'rate', label: 'Interest a year', kind: 'number', value: '3.9', unit: '%' },
      { key: 'years', label: 'Years', kind: 'range', value: '25', min: 1, max: 40 },
    ],
    work: `${MONEY}
  const months = Math.max(1, number("years") * 12);
  const rate = number("rate") / 1200;
  const monthly = rate === 0 ? number("amount") / months : (number("amount") * rate) / (1 - (1 + rate) ** -months);
  return [
    ["Each month", money(monthly)],
    ["Interest in all", money(monthly * months - number("amount"))],
    ["Paid in all", money(monthly * months)],
  ];`,
  },
  {
    words: /\b(?:(?:savings?|compound(?: interest)?|interest|investment|retirement|roi) calculator)\b/i,
    title: 'What savings come to',
    note: 'With interest on the interest.',
    fields: [
      { key: 'start', label: 'To begin with', kind: 'number', value: '2000', unit: '$' },
      { key: 'monthly', label: 'Each month', kind: 'number', value: '150', unit: '$' },
      { key: 'rate', label: 'Interest a year', kind: 'number', value: '4', unit: '%' },
      { key: 'years', label: 'Years', kind: 'range', value: '10', min: 1, max: 40 },
    ],
    work: `${MONEY}
  const rate = number("rate") / 1200;
  let total = number("start");
  for (let month = 0; month < number("years") * 12; month++) total = total * (1 + rate) + number("monthly");
  const paid = number("start") + number("monthly") * number("years") * 12;
  return [
    ["In the end", money(total)],
    ["Paid in", money(paid)],
    ["Earned", money(total - paid)],
  ];`,
  },
  {
    words: /\b(?:discount|sale price|vat|sales tax) calculator\b/i,
    title: 'The price after the discount',
    note: 'And what is saved.',
    fields: [
      { key: 'price', label: 'Price', kind: 'number', value: '129', unit: '$' },
      { key: 'off', label: 'Discount', kind: 'range', value: '25', min: 0, max: 90, unit: '%' },
    ],
    work: `${MONEY}
  const saved = (number("price") * number("off")) / 100;
  return [
    ["You pay", money(number("price") - saved)],
    ["You save", money(saved)],
  ];`,
  },
  {
    words: /\b(?:currency|exchange rate|money) (?:converter|calculator|exchange)\b/i,
    title: 'One currency in another',
    note: 'The rates are samples; put in those of today.',
    fields: [
      { key: 'amount', label: 'Amount', kind: 'number', value: '100' },
      {
        key: 'from',
        label: 'From',
        kind: 'choice',
        value: 'EUR',
        options: ['EUR', 'USD', 'GBP', 'JPY', 'CHF'],
      },
      { key: 'to', label: 'To', kind: 'choice', value: 'USD', options: ['EUR', 'USD', 'GBP', 'JPY', 'CHF'] },
    ],
    work: `const perEuro: Record<string, number> = { EUR: 1, USD: 1.09, GBP: 0.85, JPY: 162, CHF: 0.95 };
  const rate = perEuro[values.to] / perEuro[values.from];
  return [
    [values.to, (number("amount") * rate).toLocaleString("en", { maximumFractionDigits: 2 })],
    ["Rate", \`1 \${values.from} = \${rate.toFixed(4)} \${values.to}\`],
  ];`,
  },
]
