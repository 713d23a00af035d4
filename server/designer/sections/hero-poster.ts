import { tsx } from '#server/designer/code/tsx.ts'
import type { Look } from '#server/designer/direction/direction.ts'
import type { HeroWords } from '#server/designer/page/hero-words.ts'

/** A wall of type over a block of colour, a picture pushed into it, and a running line below. */
export const heroPoster = (look: Look, words: HeroWords, actions: string): string => tsx`
  import { Illustration } from "@/components/illustration";
  import { Button } from "@/components/ui/button";

  const RUNNING_LINE = [
  ${words.lines.map(line => `  "${plainText(line)}",`)}
  ];
  const REPEATED = [0, 1, 2, 3].flatMap(() => RUNNING_LINE);

  export function Hero() {
    return (
      <section className="border-b-2 border-foreground">
        <div className="bg-highlight text-highlight-foreground">
          <div className="${look.container} pt-10 pb-10 md:pt-14 md:pb-24">
            <p className="${look.eyebrow.replaceAll('border-foreground', 'border-current')}">${words.eyebrow}</p>
            <h1 className="mt-6 ${look.h1}">${words.headline}</h1>
          </div>
        </div>
        <div className="${look.container} grid gap-8 py-8 md:grid-cols-[1fr_1.1fr] md:gap-12">
          <div className="order-2 flex flex-col justify-between gap-8 md:order-1 md:py-6">
            <p className="max-w-[44ch] text-xl leading-snug font-medium text-pretty">${words.lead}</p>
            <div className="flex flex-wrap items-center gap-4">
              ${actions}
            </div>
          </div>
          <div className="order-1 overflow-hidden rounded-lg border-2 border-foreground bg-card md:order-2 md:-mt-22">
            <Illustration
              className="aspect-[4/3] w-full"
              preserveAspectRatio="xMidYMid slice"
            />
          </div>
        </div>
        <div className="overflow-hidden border-t-2 border-foreground bg-foreground py-3 text-background">
          <p className="sr-only">{RUNNING_LINE.join(", ")}</p>
          <div
            aria-hidden="true"
            className="flex w-max gap-10 text-lg font-extrabold tracking-tight uppercase motion-safe:animate-[running-line_28s_linear_infinite]"
          >
            {REPEATED.map((line, index) => (
              <span key={index} className="flex items-center gap-10">
                {line}
                <span className="size-3 rounded-full bg-primary" />
              </span>
            ))}
          </div>
        </div>
        <style>{"@keyframes running-line { to { transform: translateX(-50%); } }"}</style>
      </section>
    );
  }
`

const plainText = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('"', '\\"')
