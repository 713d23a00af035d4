import { tsx } from '#server/designer/code/tsx.ts'
import type { Look } from '#server/designer/direction/direction.ts'
import type { HeroWords } from '#server/designer/page/hero-words.ts'

/** Words on the left, a tall picture on the right, figures in a row under the words. */
export const heroSplit = (look: Look, words: HeroWords, actions: string): string => tsx`
  import { Illustration } from "@/components/illustration";
  import { Button } from "@/components/ui/button";

  export function Hero() {
    return (
      <section className="${look.container} py-10 md:py-16">
        <div className="grid items-stretch gap-10 lg:grid-cols-[1.1fr_0.9fr] lg:gap-16">
          <div className="flex flex-col justify-center">
            <p className="${look.eyebrow}">${words.eyebrow}</p>
            <h1 className="mt-5 ${smaller(look.h1)}">${words.headline}</h1>
            <p className="mt-6 max-w-[52ch] ${look.lead}">${words.lead}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4">
              ${actions}
            </div>
            ${words.facts.length > 0 ? figures(look, words) : ''}
          </div>
          <figure className="relative min-h-72 overflow-hidden ${look.frame}">
            <Illustration
              className="absolute inset-0 size-full"
              preserveAspectRatio="xMidYMid slice"
            />
            <figcaption className="absolute bottom-3 left-3 rounded-sm bg-background/90 px-2.5 py-1 text-xs">${words.caption}</figcaption>
          </figure>
        </div>
      </section>
    );
  }
`

const figures = (look: Look, words: HeroWords): string => tsx`
  <dl className="mt-12 flex flex-wrap gap-x-10 gap-y-6 ${look.rule} pt-6">
    ${words.facts.slice(0, 3).map(
      fact => `<div className="flex flex-col-reverse">
  <dt className="text-sm text-muted-foreground">${fact.label}</dt>
  <dd className="text-xl font-semibold tabular-nums">${fact.figure}</dd>
</div>`,
    )}
  </dl>
`

/** Beside a picture the headline has half the width. */
const smaller = (h1: string): string =>
  h1
    .replace('lg:text-8xl', 'lg:text-7xl')
    .replace('sm:text-7xl lg:text-[6.5rem]', 'sm:text-6xl lg:text-7xl')
    .replace('lg:text-7xl', 'lg:text-[4.25rem]')
    .replace('sm:text-8xl lg:text-[9.5rem]', 'sm:text-7xl lg:text-8xl')
    .replace('lg:text-[5.5rem]', 'lg:text-6xl')
