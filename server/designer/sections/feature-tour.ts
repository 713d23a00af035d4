import { tsx } from '#server/designer/code/tsx.ts'
import type { Look } from '#server/designer/direction/direction.ts'

/** A list one can step through; the chosen one is shown large. */
export const featureTour = (look: Look, title: string): string => tsx`
  import { useState } from "react";
  import { features } from "@/data/features";

  export function Features() {
    const [chosen, setChosen] = useState(0);
    const feature = features[chosen] ?? features[0];
    const Icon = feature.icon;

    return (
      <section id="features" className="${look.section}">
        <div className="${look.container}">
          <h2 className="max-w-[20ch] ${look.h2}">${title}</h2>
          <div className="mt-10 grid gap-6 lg:grid-cols-[1fr_1.3fr] lg:gap-10">
            <ol className="grid content-start">
              {features.map((each, index) => (
                <li key={each.title} className="border-t last:border-b">
                  <button
                    type="button"
                    aria-pressed={index === chosen}
                    onClick={() => setChosen(index)}
                    className="flex w-full items-baseline gap-4 py-4 text-left text-muted-foreground hover:text-foreground aria-pressed:text-foreground"
                  >
                    <span className="text-xs tabular-nums">{index + 1}</span>
                    <span className="${look.h3}">{each.title}</span>
                  </button>
                </li>
              ))}
            </ol>
            <div
              aria-live="polite"
              className="relative flex min-h-96 flex-col justify-end overflow-hidden bg-panel p-8 text-panel-foreground md:p-12 ${radiusOf(look)}"
            >
              <Icon
                className="absolute -top-6 -right-6 size-44 text-primary opacity-30"
                strokeWidth={1}
                aria-hidden="true"
              />
              <p className="text-sm text-panel-muted">
                {chosen + 1} of {features.length}
              </p>
              <p className="mt-3 ${look.h2}">{feature.title}</p>
              <p className="mt-4 max-w-[46ch] text-lg text-pretty text-panel-muted">{feature.body}</p>
            </div>
          </div>
        </div>
      </section>
    );
  }
`

const radiusOf = (look: Look): string => /rounded-(?:lg|xl|2xl|3xl)/.exec(look.card)?.[0] ?? ''
