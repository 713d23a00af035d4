import { goodsArtFile } from '#server/designer/art/goods-art.ts'
import { dataFile } from '#server/designer/code/data-file.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { GOODS, priceIn } from '#server/designer/goods/choose-goods.ts'
import type { Goods } from '#server/designer/goods/goods.ts'
import { heading, type Page, type Piece } from '#server/designer/page/page.ts'
import type { Ware } from '#server/designer/page/shop.ts'
import { moneyFile } from '#server/designer/sections/shop-header.ts'
import { countBefore } from '#server/designer/understanding/counts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** Whether several products are asked for, and not one. */
export const wantsList = (prompt: string): boolean =>
  /\b(?:product (?:listings?|cards?|grid|catalog\w*|list)|(?:listing|grid|list|catalog\w*) of products|shop grid|cards? (?:layout )?for products?)\b/i.test(
    prompt,
  )

const USUAL = 8

/** Cards to choose from: a picture, a title, a price, and a button that puts one in the bag. */
export function productList(page: Page, ware: Ware): Piece {
  const { look, brief } = page
  const chosen = choose(page, ware)
  const action = actionIn(brief.prompt)
  const radius = /rounded-(?:lg|xl|2xl|3xl)/.exec(look.card)?.[0] ?? ''
  const data = dataFile({
    file: 'data/products.ts',
    name: 'products',
    row: 'Product',
    needs: 'import type { ProductArtName } from "@/components/product-art";',
    fields: {
      name: 'string',
      noun: 'string',
      category: 'string',
      price: 'number',
      art: 'ProductArtName',
      color: 'string',
    },
    rows: chosen.map(({ name, noun, category, price, art, colors }, at) => ({
      name,
      noun,
      category,
      price: at === 0 ? (priceIn(brief)?.price ?? price) : price,
      art,
      color: colors[at % colors.length]?.[1] ?? '#444444',
    })),
  })
  const code = tsx`
    import { useState } from "react";
    import { ProductArt } from "@/components/product-art";
    import { Button } from "@/components/ui/button";
    import {
      Select,
      SelectContent,
      SelectItem,
      SelectTrigger,
      SelectValue,
    } from "@/components/ui/select";
    import { type Product, products } from "@/data/products";
    import { useCart } from "@/hooks/use-cart";
    import { money } from "@/lib/money";

    const ORDERS: Record<string, (a: Product, b: Product) => number> = {
      "Newest first": () => 0,
      "Price, low to high": (a, b) => a.price - b.price,
      "Price, high to low": (a, b) => b.price - a.price,
    };

    export function ProductList() {
      const { add } = useCart();
      const [order, setOrder] = useState("Newest first");
      const sorted = [...products].sort(ORDERS[order]);
      const addOne = (product: Product) =>
        add({ ...product, id: product.name, detail: product.noun, quantity: 1 });

      return (
        <section id="products" className="${look.container} py-8 md:py-14">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="${look.h2}">${jsxText(heading(brief.topic ?? 'All products'))}</h1>
              <p className="mt-2 text-muted-foreground">{products.length} products</p>
            </div>
            <Select value={order} onValueChange={setOrder}>
              <SelectTrigger aria-label="Order" className="w-52 bg-card">
                <SelectValue />
              </SelectTrigger>
              <SelectContent>
                {Object.keys(ORDERS).map((each) => (
                  <SelectItem key={each} value={each}>
                    {each}
                  </SelectItem>
                ))}
              </SelectContent>
            </Select>
          </div>
          <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-5 sm:gap-y-10 lg:grid-cols-4">
            {sorted.map((product) => (
              <li key={product.name} className="group flex flex-col">
                <div className="overflow-hidden bg-accent p-4 sm:p-8 ${radius}">
                  <ProductArt
                    name={product.art}
                    color={product.color}
                    className="aspect-square w-full transition-transform duration-300 motion-safe:group-hover:scale-105"
                  />
                </div>
                <div className="my-4 flex flex-col items-start justify-between gap-x-4 gap-y-1 sm:flex-row">
                  <div>
                    <h2 className="font-medium">{product.name}</h2>
                    <p className="text-sm text-muted-foreground">{product.noun}</p>
                  </div>
                  <p className="font-medium tabular-nums">
                    <span className="sr-only">Price </span>
                    {money(product.price)}
                  </p>
                </div>
                <Button
                  className="mt-auto w-full ${look.button.includes('rounded-full') ? 'rounded-full' : ''}"
                  aria-label={\`${action}: \${product.name}\`}
                  onClick={() => addOne(product)}
                >
                  ${jsxText(action)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      );
    }
  `
  return {
    component: 'ProductList',
    file: 'components/product-list.tsx',
    code,
    files: [data, goodsArtFile(chosen.map(goods => goods.art)), moneyFile(ware.currency)],
    anchor: { id: 'products', label: 'Products' },
  }
}

/** What the words name first, then what a shop has besides; as many as were asked for. */
function choose({ brief, choices }: Page, { goods }: Ware): Goods[] {
  const count = countBefore(brief.prompt, /products?|cards?|items?/) ?? USUAL
  const others = choices.shuffle('list', GOODS).filter(each => each.word !== goods.word)
  return [...GOODS.filter(each => each.word === goods.word), ...others].slice(
    0,
    Math.min(Math.max(count, 1), 12),
  )
}

/** What the button says, in the words of the prompt: "an 'Add to Cart' button". */
function actionIn(prompt: string): string {
  const quoted = /["“'‘]([^"”'’]{2,24})["”'’]\s+button/i.exec(prompt)?.[1]
  return quoted ?? (/\bcart\b/i.test(prompt) ? 'Add to cart' : 'Add to bag')
}
