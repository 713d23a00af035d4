import { tsx } from '#server/designer/code/tsx.ts'
import type { Look } from '#server/designer/direction/direction.ts'
import type { HeroWords } from '#server/designer/page/hero-words.ts'

/** Formal and centred: words, an arched picture, and two figures on either side of it. */
export const heroArch = (look: Look, words: HeroWords, actions: string): string => {
  const fact = (at: number, side: string) => {
    const { figure = '', label = '' } = words.facts[at] ?? {}
    return `<div className="flex flex-col-reverse gap-1 ${side}">
  <dt className="text-sm text-muted-foreground">${label}</dt>
  <dd className="${look.figure}">${figure}</dd>
</div>`
  }
  const before = tsx`
    <dl className="order-2 grid grid-cols-2 gap-8 md:order-1 md:grid-cols-1 md:gap-14 md:pb-10 md:text-right">
      ${fact(0, 'md:items-end')}
      ${fact(1, 'md:items-end')}
    </dl>
  `
  const after = tsx`
    <dl className="order-3 grid grid-cols-2 gap-8 md:grid-cols-1 md:gap-14 md:pb-10">
      ${fact(2, '')}
      ${fact(3, '')}
    </dl>
  `
  const hasFacts = words.facts.length > 0
  const grid = hasFacts
    ? 'mt-14 grid items-end gap-10 md:grid-cols-[1fr_minmax(0,26rem)_1fr]'
    : 'mx-auto mt-14 max-w-[26rem]'
  return tsx`
    import { Illustration } from "@/components/illustration";
    import { Button } from "@/components/ui/button";

    export function Hero() {
      return (
        <section className="${look.container} pt-10 pb-16 md:pt-14">
          <div className="mx-auto flex max-w-4xl flex-col items-center text-center">
            <p className="${look.eyebrow}">${words.eyebrow}</p>
            <h1 className="mt-6 ${look.h1}">${words.headline}</h1>
            <p className="mt-7 max-w-[56ch] ${look.lead}">${words.lead}</p>
            <div className="mt-9 flex flex-wrap items-center justify-center gap-4">
              ${actions}
            </div>
          </div>
          <div className="${grid}">
            ${hasFacts ? before : ''}
            <figure${hasFacts ? ' className="order-1 md:order-2"' : ''}>
              <div className="overflow-hidden rounded-t-full ${look.frame.replace(/rounded-\S+/g, '').trim()}">
                <Illustration
                  className="aspect-[4/5] w-full"
                  preserveAspectRatio="xMidYMid slice"
                />
              </div>
              <figcaption className="mt-3 text-center text-sm text-muted-foreground">${words.caption}</figcaption>
            </figure>
            ${hasFacts ? after : ''}
          </div>
        </section>
      );
    }
  `
}
