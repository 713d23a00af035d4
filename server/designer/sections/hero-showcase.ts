import { tsx } from '#server/designer/code/tsx.ts'
import type { Look } from '#server/designer/direction/direction.ts'
import type { HeroWords } from '#server/designer/page/hero-words.ts'

/** Words in two columns, and the product itself as wide as the page. */
export const heroShowcase = (look: Look, words: HeroWords, actions: string): string => tsx`
  import { ProductPreview } from "@/components/product-preview";
  import { Button } from "@/components/ui/button";

  export function Hero() {
    return (
      <section className="${look.container} pt-12 md:pt-20">
        <div className="grid items-end gap-8 lg:grid-cols-[1.25fr_0.75fr] lg:gap-16">
          <div>
            <p className="${look.eyebrow}">${words.eyebrow}</p>
            <h1 className="mt-4 ${look.h1}">${words.headline}</h1>
          </div>
          <div>
            <p className="${look.lead}">${words.lead}</p>
            <div className="mt-7 flex flex-wrap items-center gap-3">
              ${actions}
            </div>
          </div>
        </div>
        <div className="mt-12 md:mt-16">
          <ProductPreview />
        </div>
      </section>
    );
  }
`
