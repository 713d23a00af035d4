import { dataFile } from '#server/designer/code/data-file.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Look, QuotesName } from '#server/designer/direction/direction.ts'
import { type SectionWriter, say } from '#server/designer/page/page.ts'

/** What people say. */
export const testimonials: SectionWriter = (page, wish) => {
  const { brief, direction, look, choices } = page
  const quotes = brief.subject.quotes.slice(0, Math.max(1, wish.count ?? 3))
  const name = choices.pick('quotes', direction.quotes)
  const data = dataFile({
    file: 'data/testimonials.ts',
    name: 'testimonials',
    row: 'Testimonial',
    fields: { quote: 'string', name: 'string', role: 'string' },
    rows: quotes.map(([quote, person, role]) => ({ quote: say(page, quote), name: person, role })),
  })
  return {
    component: 'Testimonials',
    file: 'components/testimonials.tsx',
    code: LAYOUTS[name](look),
    files: [data],
    anchor: { id: 'testimonials', label: 'Voices' },
  }
}

type Layout = (look: Look) => string

/** One at a time, large, with a way to the next. */
const single: Layout = look => tsx`
  import { ArrowLeft, ArrowRight } from "lucide-react";
  import { useState } from "react";
  import { Button } from "@/components/ui/button";
  import { testimonials } from "@/data/testimonials";

  export function Testimonials() {
    const [at, setAt] = useState(0);
    const shown = testimonials[at];
    const move = (by: number) =>
      setAt((at + by + testimonials.length) % testimonials.length);

    return (
      <section id="testimonials" className="${look.section} ${look.rule}">
        <div className="${look.container}">
          <h2 className="sr-only">What people say</h2>
          <figure aria-live="polite" className="grid gap-10 lg:grid-cols-[1fr_16rem] lg:gap-16">
            <blockquote className="min-h-48 ${look.h2}">“{shown.quote}”</blockquote>
            <div className="flex flex-row items-end justify-between gap-6 lg:flex-col lg:items-start lg:justify-end">
              <figcaption>
                <span className="block font-semibold">{shown.name}</span>
                <span className="block text-muted-foreground">{shown.role}</span>
              </figcaption>
              <div className="flex gap-2">
                <Button variant="outline" size="icon-lg" aria-label="Previous voice" onClick={() => move(-1)}>
                  <ArrowLeft />
                </Button>
                <Button variant="outline" size="icon-lg" aria-label="Next voice" onClick={() => move(1)}>
                  <ArrowRight />
                </Button>
              </div>
            </div>
          </figure>
        </div>
      </section>
    );
  }
`

/** Side by side, held together by a rule. */
const columns: Layout = look => tsx`
  import { testimonials } from "@/data/testimonials";

  export function Testimonials() {
    return (
      <section id="testimonials" className="${look.container} ${look.section}">
        <h2 className="${look.h2}">In their words</h2>
        <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
          {testimonials.map((each) => (
            <li key={each.name} className="flex flex-col justify-between gap-8 border-l-2 border-primary pl-6">
              <blockquote className="text-lg leading-relaxed text-pretty">“{each.quote}”</blockquote>
              <p className="text-sm">
                <span className="block font-semibold">{each.name}</span>
                <span className="block text-muted-foreground">{each.role}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
    );
  }
`

/** Blocks of colour of unequal height. */
const wall: Layout = look => tsx`
  import { cn } from "@/lib/utils";
  import { testimonials } from "@/data/testimonials";

  const TONES = [
    "bg-primary text-primary-foreground md:mt-12",
    "bg-highlight text-highlight-foreground",
    "bg-foreground text-background md:mt-6",
  ];

  export function Testimonials() {
    return (
      <section id="testimonials" className="${look.container} ${look.section}">
        <h2 className="${look.h2}">Heard at the door</h2>
        <ul className="mt-10 grid items-start gap-4 md:grid-cols-3">
          {testimonials.map((each, index) => (
            <li
              key={each.name}
              className={cn("flex min-h-72 flex-col justify-between gap-10 ${look.card}", TONES[index % TONES.length])}
            >
              <blockquote className="text-xl leading-snug font-medium text-pretty">“{each.quote}”</blockquote>
              <p className="text-sm">
                <span className="block font-bold">{each.name}</span>
                <span className="block ">{each.role}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
    );
  }
`

const LAYOUTS: Record<QuotesName, Layout> = { single, columns, wall }
