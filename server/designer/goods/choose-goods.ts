import { camera, headphones, keyboard, lamp } from '#server/designer/goods/audio-and-desk.ts'
import { boots } from '#server/designer/goods/boots.ts'
import type { Goods } from '#server/designer/goods/goods.ts'
import { bowl, candle, chair, plant } from '#server/designer/goods/home.ts'
import { bicycle, flask, parcel } from '#server/designer/goods/outdoors.ts'
import { book, bread, coffeeBag, serum } from '#server/designer/goods/pantry.ts'
import { backpack, jacket, sneaker, watch } from '#server/designer/goods/worn.ts'
import type { Brief } from '#server/designer/understanding/brief.ts'

/** The particular before the general: "water bottle" before "bag", "coffee table" is a table. */
export const GOODS: Goods[] = [
  headphones,
  keyboard,
  camera,
  flask,
  bicycle,
  boots,
  sneaker,
  backpack,
  jacket,
  watch,
  serum,
  candle,
  coffeeBag,
  bread,
  lamp,
  chair,
  bowl,
  plant,
  book,
]

export interface Offered {
  goods: Goods
  /** Whether the prompt named it, so that nothing else is sold by mistake. */
  isNamed: boolean
}

/** What the page sells: what the words name, else what the trade sells, else a plain box. */
export function chooseGoods(brief: Brief): Offered {
  const head = brief.prompt.slice(0, 240)
  const named = GOODS.map(goods => ({ goods, at: head.search(goods.match) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]
  if (named) return { goods: named.goods, isNamed: true }
  const own = brief.isSubjectKnown ? GOODS.find(goods => goods.word === brief.subject.goods) : undefined
  return { goods: own ?? parcel, isNamed: false }
}

/** A price in the prompt beats ours. */
export function priceIn(brief: Brief): { price: number; currency: string } | null {
  const found = /([$€£])\s?(\d{1,5}(?:[.,]\d{2})?)|(\d{1,5}(?:[.,]\d{2})?)\s?([$€£])/.exec(brief.prompt)
  if (!found) return null
  return {
    price: Number((found[2] ?? found[3] ?? '0').replace(',', '.')),
    currency: found[1] ?? found[4] ?? '€',
  }
}
