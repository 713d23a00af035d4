import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { heading } from '#server/designer/page/page.ts'
import { type BillWish, bill } from '#server/designer/sections/work/bill.ts'

/** A sheet that adds up: an invoice, a quote, a receipt, a packing slip. */
export const billKind: Kind = {
  name: 'bill',
  label: 'a bill that adds up',
  shape: 'work',
  words:
    /\b(?:(?:invoice|quotation|quote|estimate|receipt|bill) (?:generator|template|maker|builder|creator|page|form|design)|(?:order|payment) (?:confirmation|receipt)(?: (?:email|page))?|packing slips?|delivery note|(?:email|mail) template|order confirmation email|shipping label)\b/i,
  weight: 3,
  isHeadOnly: true,
  compose: page => {
    const wish = billFor(page.brief.prompt)
    return appDesign(page, [
      {
        label: heading(wish.name),
        icon: 'ReceiptText',
        says: 'lines that add up while one writes, discount and tax, and a sheet that prints',
        piece: bill(page, wish),
      },
    ])
  },
}

const LINES: [match: RegExp, lines: BillWish['lines']][] = [
  [
    /\btranslat|writ(?:er|ing)|editor/i,
    [
      ['Translation, manual, per word', 8200, 0.14],
      ['Proofreading, hours', 6, 62],
      ['Terminology list', 1, 180],
    ],
  ],
  [
    /\bpaint(?:er|ing)\b/i,
    [
      ['Living room walls, m²', 64, 11.5],
      ['Hall and stairs, m²', 38, 12.5],
      ['Window frames, pieces', 7, 48],
      ['Preparation and covering, hours', 9, 46],
    ],
  ],
  [
    /\b(?:shop|store|order|shipping|packing)\b/i,
    [
      ['Stoneware mug, moss', 2, 24],
      ['Linen towel', 1, 32],
      ['Beeswax candle', 3, 14],
    ],
  ],
  [
    /(?:)/,
    [
      ['Design of the start page, hours', 14, 95],
      ['Photographs, half a day', 1, 480],
      ['Corrections, hours', 3, 95],
    ],
  ],
]

function billFor(prompt: string): BillWish {
  const name = NAMES.find(([match]) => match.test(prompt))?.[1] ?? 'Invoice'
  const isShop = name === 'Order confirmation' || name === 'Packing slip'
  return {
    name,
    currency: /[€£]/.exec(prompt)?.[0] ?? (/\bVAT\b|m²/.test(prompt) ? '€' : '$'),
    client: isShop
      ? ['Ines Wallner', '8 Canal Street', '4020 Northbridge']
      : ['Halden Bakery', 'Ines Wallner', '8 Canal Street'],
    lines: LINES.find(([match]) => match.test(prompt))?.[1] ?? [],
    tax: /\bVAT\b/.test(prompt) ? 19 : 8,
    discount: /\bdiscount\b/i.test(prompt) ? 5 : 0,
    notes: isShop
      ? [
          ['Delivery address', 'Ines Wallner\n8 Canal Street\n4020 Northbridge'],
          ['Delivery', 'With you on Tuesday. Not right? Send it back within 30 days.'],
        ]
      : [
          ['Bank details', 'Harbour Mutual\nIBAN DE00 0000 0000 0000 0000 00'],
          ['Payment terms', 'Within 14 days, without deduction. Thank you for the work together.'],
        ],
  }
}

const NAMES: [RegExp, string][] = [
  [/\bpacking slip|shipping label|delivery note/i, 'Packing slip'],
  [/\border confirmation|(?:email|mail) template/i, 'Order confirmation'],
  [/\bquot(?:e|ation)\b|\bestimate\b/i, 'Quote'],
  [/\breceipt\b/i, 'Receipt'],
]
