import { constant, literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import type { Ware } from '#server/designer/page/shop.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** Three things worth knowing, with a close look at each. */
export function productDetails({ look }: Page, { goods }: Ware): Piece {
  const [a, b, c] = ['30 270 340 255', '300 230 320 240', '170 50 300 225']
  const rows = goods.details.map(([title, body], at) => ({ title, body, view: [a, b, c][at % 3] ?? '' }))
  const radius = /rounded-(?:lg|xl|2xl|3xl)/.exec(look.card)?.[0] ?? ''
  const code = tsx`
    import { ProductArt } from "@/components/product-art";
    import { product } from "@/data/product";

    ${constant('const DETAILS', rows)}

    export function ProductDetails() {
      return (
        <section id="details" className="${look.section} ${look.rule}">
          <div className="${look.container}">
            <h2 className="max-w-[18ch] ${look.h2}">Worth a closer look</h2>
            <ul className="mt-12 grid gap-x-6 gap-y-12 md:grid-cols-3">
              {DETAILS.map((detail, index) => (
                <li key={detail.title}>
                  <div className="overflow-hidden bg-accent ${radius}">
                    <ProductArt
                      name="${goods.art}"
                      color={product.colors[index].hex}
                      viewBox={detail.view}
                      className="aspect-[4/3] w-full"
                      preserveAspectRatio="xMidYMid slice"
                    />
                  </div>
                  <h3 className="mt-5 ${look.h3}">{detail.title}</h3>
                  <p className="mt-2 max-w-[40ch] text-pretty text-muted-foreground">{detail.body}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      );
    }
  `
  return {
    component: 'ProductDetails',
    file: 'components/product-details.tsx',
    code,
    files: [],
    anchor: { id: 'details', label: 'Details' },
  }
}

/** Figures on the left, everything about care and delivery on the right. */
export function productFacts({ look }: Page, { goods }: Ware): Piece {
  const specs = goods.specs.map(([label, value]) => ({ label, value }))
  const code = tsx`
    import {
      Accordion,
      AccordionContent,
      AccordionItem,
      AccordionTrigger,
    } from "@/components/ui/accordion";

    const SPECS = ${literal(specs, 0, 14)};

    export function ProductFacts() {
      return (
        <section id="facts" className="${look.section} bg-accent/60">
          <div className="${look.container} grid gap-12 lg:grid-cols-2 lg:gap-20">
            <div>
              <h2 className="${look.h3}">In figures</h2>
              <dl className="mt-5">
                {SPECS.map((spec) => (
                  <div key={spec.label} className="grid grid-cols-[9rem_1fr] border-t border-foreground/15 py-3 last:border-b">
                    <dt className="text-muted-foreground">{spec.label}</dt>
                    <dd>{spec.value}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <div>
              <h2 className="${look.h3}">Good to know</h2>
              <Accordion type="single" collapsible defaultValue="care" className="mt-3">
                <AccordionItem value="care">
                  <AccordionTrigger className="text-base">Care</AccordionTrigger>
                  <AccordionContent className="text-base text-muted-foreground">${jsxText(goods.care)}</AccordionContent>
                </AccordionItem>
                <AccordionItem value="delivery">
                  <AccordionTrigger className="text-base">Delivery</AccordionTrigger>
                  <AccordionContent className="text-base text-muted-foreground">
                    Free in three to five working days, packed in paper. Express for nine, until noon the next day.
                  </AccordionContent>
                </AccordionItem>
                <AccordionItem value="returns">
                  <AccordionTrigger className="text-base">Returns and repairs</AccordionTrigger>
                  <AccordionContent className="text-base text-muted-foreground">
                    Sixty days, used or not. After that we repair it for as long as parts exist, which is at least ten years.
                  </AccordionContent>
                </AccordionItem>
              </Accordion>
            </div>
          </div>
        </section>
      );
    }
  `
  return {
    component: 'ProductFacts',
    file: 'components/product-facts.tsx',
    code,
    files: [],
    anchor: { id: 'facts', label: 'Figures' },
  }
}
