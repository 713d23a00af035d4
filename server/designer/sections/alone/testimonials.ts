import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const testimonials: Alone = {
  name: 'testimonials',
  label: 'testimonials',
  words:
    /\b(?:(?:testimonial|quote)s? (?:sliders?|carousels?|cards?|components?|widgets?|blocks?)|review (?:slider|carousel))\b/i,
  component: 'Testimonials',
  says: 'one voice at a time with stars, a name and a company, forward and back',
  isWide: true,
  files: ({ brief }) => [
    {
      name: 'data/voices.ts',
      code: `${constant(
        'export const voices',
        brief.subject.quotes.map(([text, name, company]) => ({ text, name, company })),
      )}\n`,
    },
  ],
  code: page => tsx`
    import { ArrowLeft, ArrowRight, Star } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { voices } from "@/data/voices";

    const STARS = [1, 2, 3, 4, 5];

    export function Testimonials() {
      const [at, setAt] = useState(0);
      const voice = voices[at];
      const turn = (by: number) =>
        setAt((at + by + voices.length) % voices.length);

      return (
        <section aria-label="Testimonials" className="${tileOf(page)} mx-auto w-full max-w-3xl">
          <h1 className="${page.look.eyebrow}">What people say</h1>
          <figure aria-live="polite" className="mt-5 grid min-h-64 content-between gap-8 sm:min-h-56">
            <blockquote className="${page.look.h3} text-2xl text-pretty sm:text-3xl">“{voice.text}”</blockquote>
            <figcaption className="flex flex-wrap items-center gap-4">
              <span aria-hidden="true" className="flex size-12 items-center justify-center rounded-full bg-primary font-semibold text-primary-foreground">{voice.name.charAt(0)}</span>
              <span className="min-w-0">
                <span className="block font-semibold">{voice.name}</span>
                <span className="block text-muted-foreground">{voice.company}</span>
              </span>
              <span role="img" aria-label="Star rating: 5 of 5" className="ml-auto flex gap-0.5">
                {STARS.map((star) => (
                  <Star key={star} className="size-5 fill-current text-brand" aria-hidden="true" />
                ))}
              </span>
            </figcaption>
          </figure>
          <div className="mt-8 flex items-center gap-2">
            <Button variant="outline" size="icon-lg" aria-label="Previous" onClick={() => turn(-1)}>
              <ArrowLeft />
            </Button>
            <Button variant="outline" size="icon-lg" aria-label="Next" onClick={() => turn(1)}>
              <ArrowRight />
            </Button>
            <span className="ml-3 text-muted-foreground tabular-nums">{at + 1} of {voices.length}</span>
          </div>
        </section>
      );
    }
  `,
}
