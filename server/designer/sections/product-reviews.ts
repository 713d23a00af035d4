import { dataFile } from '#server/designer/code/data-file.ts'
import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import type { Ware } from '#server/designer/page/shop.ts'

/** What buyers say, how they rated it, and a way to see only some of it. */
export function productReviews({ look }: Page, { goods }: Ware): Piece {
  const data = dataFile({
    file: 'data/reviews.ts',
    name: 'reviews',
    row: 'Review',
    fields: { title: 'string', text: 'string', name: 'string', stars: 'number' },
    rows: goods.reviews.map(([title, text, name, stars]) => ({ title, text, name, stars })),
  })
  const code = tsx`
    import { Star } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { reviews } from "@/data/reviews";
    import { cn } from "@/lib/utils";

    const SHARES = [
      { stars: 5, share: 71 },
      { stars: 4, share: 21 },
      { stars: 3, share: 5 },
      { stars: 2, share: 2 },
      { stars: 1, share: 1 },
    ];

    export function ProductReviews() {
      const [only, setOnly] = useState<number | null>(null);
      const shown = reviews.filter(
        (review) => only === null || review.stars === only,
      );

      return (
        <section id="reviews" className="${look.container} ${look.section}">
          <div className="grid gap-12 lg:grid-cols-[20rem_1fr] lg:gap-20">
            <div>
              <h2 className="${look.h2}">4.6 of 5</h2>
              <p className="mt-2 text-muted-foreground">from 318 people who bought it</p>
              <ul className="mt-6 grid gap-1.5">
                {SHARES.map(({ stars, share }) => (
                  <li key={stars}>
                    <button
                      type="button"
                      aria-pressed={only === stars}
                      onClick={() => setOnly(only === stars ? null : stars)}
                      className="grid w-full grid-cols-[3.5rem_1fr_2.5rem] items-center gap-3 py-1 text-left text-sm hover:text-brand aria-pressed:font-semibold aria-pressed:text-brand"
                    >
                      <span>{stars} stars</span>
                      <span className="h-2 bg-muted">
                        <span className="block h-full bg-highlight" style={{ width: \`\${share}%\` }} />
                      </span>
                      <span className="text-right tabular-nums">{share}%</span>
                    </button>
                  </li>
                ))}
              </ul>
              {only !== null && (
                <Button variant="link" className="mt-2 px-0" onClick={() => setOnly(null)}>
                  Show all
                </Button>
              )}
            </div>
            <ul aria-live="polite" className="grid content-start gap-x-10 gap-y-9 sm:grid-cols-2">
              {shown.map((review) => (
                <li key={review.title} className="${look.rule} pt-5">
                  <Stars count={review.stars} />
                  <h3 className="mt-3 ${look.h3}">{review.title}</h3>
                  <p className="mt-1.5 text-pretty text-muted-foreground">{review.text}</p>
                  <p className="mt-3 text-sm">{review.name}, verified</p>
                </li>
              ))}
              {shown.length === 0 && (
                <li className="text-muted-foreground">Nobody wrote anything with {only} stars yet.</li>
              )}
            </ul>
          </div>
        </section>
      );
    }

    function Stars({ count }: { count: number }) {
      return (
        <p role="img" aria-label={\`\${count} of 5 stars\`} className="flex gap-0.5">
          {[1, 2, 3, 4, 5].map((star) => (
            <Star
              key={star}
              className={cn(
                "size-4 text-muted-foreground/40",
                star <= count && "fill-highlight text-highlight",
              )}
            />
          ))}
        </p>
      );
    }
  `
  return {
    component: 'ProductReviews',
    file: 'components/product-reviews.tsx',
    code,
    files: [data],
    anchor: { id: 'reviews', label: 'Reviews' },
  }
}

/** What goes with it. */
export function productRelated({ look }: Page, { goods }: Ware): Piece {
  const rows = goods.related.map(([name, art, price, color]) => ({ name, art, price, color }))
  const radius = /rounded-(?:lg|xl|2xl|3xl)/.exec(look.card)?.[0] ?? ''
  const code = tsx`
    import { ProductArt } from "@/components/product-art";
    import { Button } from "@/components/ui/button";
    import { useCart } from "@/hooks/use-cart";
    import { money } from "@/lib/money";

    ${constant('const RELATED', rows, ' as const')}

    export function ProductRelated() {
      const { add } = useCart();
      const addOne = (each: (typeof RELATED)[number]) =>
        add({ ...each, id: each.name, detail: "One piece", quantity: 1 });

      return (
        <section id="related" className="${look.section} ${look.rule}">
          <div className="${look.container}">
            <h2 className="${look.h2}">Goes well with</h2>
            <ul className="mt-10 grid gap-6 sm:grid-cols-3">
              {RELATED.map((each) => (
                <li key={each.name}>
                  <div className="bg-accent p-8 ${radius}">
                    <ProductArt name={each.art} color={each.color} className="aspect-square w-full" />
                  </div>
                  <div className="mt-4 flex items-center justify-between gap-4">
                    <div>
                      <h3 className="font-medium">{each.name}</h3>
                      <p className="text-muted-foreground tabular-nums">{money(each.price)}</p>
                    </div>
                    <Button
                      variant="outline"
                      aria-label={\`Add \${each.name} to the bag\`}
                      onClick={() => addOne(each)}
                    >
                      Add
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </section>
      );
    }
  `
  return {
    component: 'ProductRelated',
    file: 'components/product-related.tsx',
    code,
    files: [],
    anchor: null,
  }
}
