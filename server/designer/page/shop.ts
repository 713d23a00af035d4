import { chooseGoods, priceIn } from '#server/designer/goods/choose-goods.ts'
import type { Goods } from '#server/designer/goods/goods.ts'
import { heading, type Page } from '#server/designer/page/page.ts'

/** The product as this page sells it. */
export interface Ware {
  goods: Goods
  name: string
  noun: string
  price: number
  currency: string
}

/** A name given for a product is its name; one given for a shop is the shop's. */
export function wareOf({ brief }: Page): Ware {
  const { goods, isNamed } = chooseGoods(brief)
  const isShop =
    /\b(?:shop|store|brand|company|label|boutique|roaster\w*|bakery|studio|webshop)\b[^.,]*\b(?:called|named)\b|\bby [A-Z]/i.test(
      brief.prompt,
    )
  const priced = priceIn(brief)
  const isItsName = brief.isBrandGiven && !isShop
  const topic = brief.topic && brief.topic.split(' ').length <= 4 ? heading(brief.topic) : null
  return {
    goods,
    name: isItsName ? brief.brand : isNamed || !topic ? goods.name : topic,
    noun: isNamed || !topic ? goods.noun : goods.noun,
    price: priced?.price ?? goods.price,
    currency: priced?.currency ?? '€',
  }
}

/** Who sells it; never the name of the product itself. */
export function shopName({ brief, choices }: Page, ware: Ware): string {
  if (ware.name !== brief.brand) return brief.brand
  return choices.pick('shop', ['Marrow & Sons', 'Plain Goods', 'Halden', 'Studio Parallel', 'Ninefold'])
}
