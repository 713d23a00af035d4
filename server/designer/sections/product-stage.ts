import { goodsArtFile } from '#server/designer/art/goods-art.ts'
import { Code, literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import type { Ware } from '#server/designer/page/shop.ts'
import { buyBoxFile } from '#server/designer/sections/buy-box.ts'
import { moneyFile } from '#server/designer/sections/shop-header.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

type StageName = 'gallery' | 'poster' | 'catalogue'

/** The product and how to buy it, in the arrangement the direction likes. */
export function productStage(page: Page, ware: Ware): Piece {
  const { direction, choices } = page
  const stages: StageName[] =
    direction.name === 'poster' || direction.name === 'soft'
      ? ['poster']
      : direction.name === 'editorial' || direction.name === 'luxe'
        ? ['catalogue']
        : direction.name === 'swiss' || direction.name === 'organic'
          ? ['gallery', 'catalogue']
          : ['gallery']
  const stage = choices.pick('stage', stages)
  return {
    component: 'ProductStage',
    file: 'components/product-stage.tsx',
    code: STAGES[stage](page, ware),
    files: [
      productFile(ware),
      goodsArtFile([ware.goods.art, ...ware.goods.related.map(([, art]) => art)]),
      moneyFile(ware.currency),
      buyBoxFile(page),
      ...(stage === 'gallery' ? [shotsFile(page)] : []),
    ],
    anchor: null,
  }
}

function productFile({ goods, name, noun, price }: Ware): SourceFile {
  const product = {
    name,
    noun,
    price,
    blurb: goods.blurb,
    points: [...goods.points],
    colors: goods.colors.map(([label, hex]) => ({ name: label, hex })),
    option: {
      label: goods.option.label,
      values: goods.option.values,
      soldOut: goods.option.soldOut.length > 0 ? goods.option.soldOut : new Code('[] as string[]'),
    },
  }
  const body = literal(product, 0, 22)
  return {
    name: 'data/product.ts',
    code: `export const product = ${body};\n\nexport type Color = (typeof product.colors)[number];\n`,
  }
}

/** Large pictures with small ones to choose from, and the box that sells beside them. */
const gallery = ({ look }: Page, { goods }: Ware): string => tsx`
  import { useState } from "react";
  import { BuyBox } from "@/components/buy-box";
  import { ProductShots } from "@/components/product-shots";
  import { product } from "@/data/product";

  export function ProductStage() {
    const [color, setColor] = useState(product.colors[0]);

    return (
      <section className="${look.container} grid gap-8 py-6 md:py-10 lg:grid-cols-[1.25fr_0.75fr] lg:gap-14">
        <ProductShots art="${goods.art}" color={color} />
        <div className="lg:sticky lg:top-24 lg:self-start">
          <p className="${look.eyebrow}">${jsxText(goods.category)}</p>
          <h1 className="mt-3 ${look.h2}">{product.name}</h1>
          <p className="mt-1 text-muted-foreground">{product.noun}</p>
          <p className="mt-5 text-lg leading-relaxed text-pretty">{product.blurb}</p>
          <BuyBox art="${goods.art}" color={color} onColor={setColor} />
        </div>
      </section>
    );
  }
`

/** The name across the page, the product in front of it, the box that sells below. */
const poster = ({ look }: Page, { goods }: Ware): string => tsx`
  import { useState } from "react";
  import { BuyBox } from "@/components/buy-box";
  import { ProductArt } from "@/components/product-art";
  import { product } from "@/data/product";

  export function ProductStage() {
    const [color, setColor] = useState(product.colors[0]);

    return (
      <section>
        <div className="relative overflow-hidden bg-highlight text-highlight-foreground">
          <div className="${look.container} relative grid min-h-[30rem] content-between py-8 md:min-h-[38rem] md:py-12">
            <div className="flex justify-between gap-6 text-sm font-semibold">
              <p>{product.noun}</p>
              <p>{color.name}</p>
            </div>
            <h1
              className="pointer-events-none absolute inset-x-5 top-1/2 -translate-y-1/2 text-center font-display text-[length:min(24vw,20rem)] leading-[0.8] font-black tracking-[-0.05em] text-balance break-words opacity-95"
            >
              {product.name}
            </h1>
            <ProductArt
              name="${goods.art}"
              color={color.hex}
              className="relative mx-auto h-80 w-full drop-shadow-[0_24px_24px_rgb(0_0_0/0.22)] md:h-[27rem]"
            />
            <ul className="relative flex flex-wrap justify-center gap-x-8 gap-y-1 text-sm font-semibold">
              {product.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </div>
        <div className="${look.container} grid gap-8 py-10 md:py-14 lg:grid-cols-2 lg:gap-20">
          <p className="${look.h2.replace('md:text-6xl', 'md:text-5xl').replace('uppercase', '')}">{product.blurb}</p>
          <BuyBox art="${goods.art}" color={color} onColor={setColor} />
        </div>
      </section>
    );
  }
`

/** A page from a catalogue: words, the plate, and the order form, divided by rules. */
const catalogue = ({ look }: Page, { goods }: Ware): string => tsx`
  import { useState } from "react";
  import { BuyBox } from "@/components/buy-box";
  import { ProductArt } from "@/components/product-art";
  import { product } from "@/data/product";

  export function ProductStage() {
    const [color, setColor] = useState(product.colors[0]);

    return (
      <section className="${look.container} py-8 md:py-12">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-b border-foreground/20 pb-6">
          <div>
            <p className="${look.eyebrow}">${jsxText(goods.category)}</p>
            <h1 className="mt-3 ${look.h1.replace('lg:text-8xl', 'lg:text-7xl').replace('lg:text-[6.5rem]', 'lg:text-7xl')}">{product.name}</h1>
          </div>
          <p className="max-w-[46ch] pb-1 ${look.lead}">{product.blurb}</p>
        </div>
        <div className="grid lg:grid-cols-[1fr_22rem]">
          <figure className="lg:border-r lg:border-foreground/20">
            <ProductArt name="${goods.art}" color={color.hex} className="mx-auto aspect-square w-full max-w-[40rem] p-8 md:p-14" />
            <figcaption className="flex justify-between border-t border-foreground/20 py-3 text-sm text-muted-foreground lg:pr-8">
              <span>{product.noun}</span>
              <span>Shown in {color.name}</span>
            </figcaption>
          </figure>
          <div className="border-t border-foreground/20 pt-8 lg:border-t-0 lg:pl-10">
            <BuyBox art="${goods.art}" color={color} onColor={setColor} />
          </div>
        </div>
      </section>
    );
  }
`

const STAGES = { gallery, poster, catalogue }

/** Four looks at one drawing: whole, close, in a row, and in the dark. */
function shotsFile({ look }: Page): SourceFile {
  const radius = /rounded-(?:lg|xl|2xl|3xl)/.exec(look.card)?.[0] ?? ''
  const code = tsx`
    import { type ReactNode, useState } from "react";
    import { ProductArt, type ProductArtName } from "@/components/product-art";
    import { type Color, product } from "@/data/product";
    import { cn } from "@/lib/utils";

    interface ProductShotsProps {
      art: ProductArtName;
      color: Color;
    }

    const SHOTS = ["Whole", "Close up", "All colours", "At night"];

    export function ProductShots({ art, color }: ProductShotsProps) {
      const [chosen, setChosen] = useState(0);
      const shots: ReactNode[] = [
        <ProductArt key="whole" name={art} color={color.hex} className="size-full p-[9%]" />,
        <ProductArt key="close" name={art} color={color.hex} viewBox="150 130 330 330" className="size-full" />,
        <div key="colors" className="grid size-full grid-cols-2 p-[7%]">
          {product.colors.map((each) => (
            <ProductArt key={each.name} name={art} color={each.hex} className="size-full p-[7%]" />
          ))}
        </div>,
        <div key="night" className="size-full bg-[radial-gradient(circle_at_50%_65%,#4a4740,#17161a_70%)]">
          <ProductArt name={art} color={color.hex} className="size-full p-[16%]" />
        </div>,
      ];

      return (
        <div>
          <div className="aspect-square overflow-hidden bg-accent md:aspect-[5/4] lg:aspect-square xl:aspect-[8/7] ${radius}">
            {shots[chosen]}
          </div>
          <div role="group" aria-label="Image gallery" className="mt-3 grid grid-cols-4 gap-3">
            {SHOTS.map((label, index) => (
              <button
                key={label}
                type="button"
                aria-label={label}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
                className={cn(
                  "aspect-square overflow-hidden bg-accent outline-offset-2 ${radius}",
                  index === chosen && "ring-2 ring-foreground ring-offset-2 ring-offset-background",
                )}
              >
                {shots[index]}
              </button>
            ))}
          </div>
        </div>
      );
    }
  `
  return { name: 'components/product-shots.tsx', code }
}
