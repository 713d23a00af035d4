import { tsx } from '#server/designer/code/tsx.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const rating: Alone = {
  name: 'rating',
  label: 'a rating',
  words:
    /\b(?:(?:star )?ratings?(?: component| system| widget)?|star rating|review (?:form|widget|component))\b/i,
  component: 'Rating',
  says: 'five stars by mouse and keyboard, and how others chose',
  code: page => tsx`
    import { Star } from "lucide-react";
    import { useState } from "react";

    const WORDS = ["Poor", "Fair", "Good", "Very good", "Excellent"];
    const START = [4, 6, 18, 64, 121];

    export function Rating() {
      const [mine, setMine] = useState(0);
      const [over, setOver] = useState(0);
      const counts = START.map((count, at) => count + (mine === at + 1 ? 1 : 0));
      const total = counts.reduce((sum, count) => sum + count, 0);
      const mean =
        counts.reduce((sum, count, at) => sum + count * (at + 1), 0) / total;

      return (
        <section className="${tileOf(page)} w-full max-w-md">
          <h1 className="${page.look.h3} text-xl">How was your stay?</h1>
          <fieldset className="mt-4" onMouseLeave={() => setOver(0)}>
            <legend className="sr-only">Your rating</legend>
            <div className="flex gap-1">
              {WORDS.map((word, at) => (
                <button key={word} type="button" aria-label={\`\${at + 1} stars, \${word}\`} aria-pressed={mine === at + 1} onMouseEnter={() => setOver(at + 1)} onClick={() => setMine(at + 1)} className="rounded p-1">
                  <Star className={(over || mine) > at ? "size-9 fill-current text-brand" : "size-9 text-muted-foreground"} aria-hidden="true" />
                </button>
              ))}
            </div>
          </fieldset>
          <p role="status" className="mt-2 min-h-6 text-muted-foreground">{mine ? \`\${WORDS[mine - 1]}, thank you.\` : "Choose one to five stars."}</p>
          <p className="mt-6 border-t pt-5">
            <span className="text-3xl font-semibold tabular-nums">{mean.toFixed(1)}</span> of 5. Review count: {total}
          </p>
          <div role="img" aria-label={\`\${mean.toFixed(1)} of 5, in half stars\`} className="mt-2 flex gap-1">
            {WORDS.map((word, at) => (
              <span key={word} className="relative block size-6">
                <Star className="absolute inset-0 size-6 text-muted-foreground" aria-hidden="true" />
                <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: \`\${Math.min(100, Math.max(0, Math.round((mean - at) * 2) * 50))}%\` }}>
                  <Star className="size-6 max-w-none fill-current text-brand" aria-hidden="true" />
                </span>
              </span>
            ))}
          </div>
          <ul className="mt-3 grid gap-2">
            {counts
              .map((count, at) => ({ count, stars: at + 1 }))
              .reverse()
              .map(({ count, stars }) => (
                <li key={stars} className="flex items-center gap-3 text-sm">
                  <span className="w-14">{stars} stars</span>
                  <span className="h-2 flex-1 overflow-hidden rounded-full bg-muted">
                    <span className="block h-full bg-primary" style={{ width: \`\${(count / total) * 100}%\` }} />
                  </span>
                  <span className="w-8 text-right tabular-nums">{count}</span>
                </li>
              ))}
          </ul>
        </section>
      );
    }
  `,
}
