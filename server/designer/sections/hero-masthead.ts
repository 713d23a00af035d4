import { tsx } from '#server/designer/code/tsx.ts'
import type { Look } from '#server/designer/direction/direction.ts'
import type { HeroWords } from '#server/designer/page/hero-words.ts'

/** A headline as wide as the page, like the front of a paper; the picture below with a caption. */
export const heroMasthead = (look: Look, words: HeroWords, actions: string): string => tsx`
  import { Illustration } from "@/components/illustration";
  import { Button } from "@/components/ui/button";

  export function Hero() {
    return (
      <section className="${look.container} pt-10 pb-16 md:pt-14 md:pb-24">
        <p className="${look.eyebrow}">${words.eyebrow}</p>
        <h1 className="mt-5 max-w-[16ch] ${look.h1}">${words.headline}</h1>
        <div className="mt-10 grid gap-10 md:mt-14 lg:grid-cols-12 lg:gap-12">
          <figure className="lg:col-span-8">
            <div className="overflow-hidden ${look.frame}">
              <Illustration
                className="aspect-[4/3] w-full md:aspect-[3/2]"
                preserveAspectRatio="xMidYMid slice"
              />
            </div>
            <figcaption className="mt-3 text-sm text-muted-foreground">${words.caption}</figcaption>
          </figure>
          <div className="flex flex-col justify-between gap-10 lg:col-span-4">
            <div>
              <p className="${look.lead}">${words.lead}</p>
              <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
                ${actions}
              </div>
            </div>
            ${words.facts.length > 0 ? figures(look, words) : ''}
          </div>
        </div>
      </section>
    );
  }
`

const figures = (look: Look, words: HeroWords): string => tsx`
              <dl className="grid grid-cols-2 gap-6 ${look.rule} pt-6">
                ${words.facts.slice(0, 2).map(
                  fact => `<div className="flex flex-col-reverse justify-end gap-1">
    <dt className="text-sm text-muted-foreground">${fact.label}</dt>
    <dd className="${look.figure}">${fact.figure}</dd>
  </div>`,
                )}
              </dl>
`
