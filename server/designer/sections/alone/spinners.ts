import { tsx } from '#server/designer/code/tsx.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const spinners: Alone = {
  name: 'spinners',
  label: 'loading spinners',
  words:
    /\b(?:spinners?|loaders?|loading (?:animations?|indicators?|spinners?|states?|screens?)|skeletons?(?: screens?| loaders?)?|preloaders?)\b/i,
  component: 'Loaders',
  says: 'eight loaders in CSS, from a ring to a skeleton, that rest where motion is unwanted',
  isWide: true,
  code: page => tsx`
    import type { ReactNode } from "react";

    const dots = [0, 1, 2];
    const MOTION = "motion-reduce:[animation-duration:3s]";

    const LOADERS: { name: string; shape: ReactNode }[] = [
      {
        name: "Ring",
        shape: (
          <span className={\`size-11 animate-spin rounded-full border-4 border-muted border-t-primary \${MOTION}\`} />
        ),
      },
      {
        name: "Two rings",
        shape: (
          <span className="relative size-11">
            <span className={\`absolute inset-0 animate-spin rounded-full border-3 border-transparent border-t-primary \${MOTION}\`} />
            <span className="absolute inset-2 animate-spin rounded-full border-3 border-transparent border-b-foreground [animation-direction:reverse]" />
          </span>
        ),
      },
      {
        name: "Dots",
        shape: (
          <span className="flex gap-2">
            {dots.map((dot) => (
              <span key={dot} className="size-3 animate-bounce rounded-full bg-primary" style={{ animationDelay: \`\${dot * 140}ms\` }} />
            ))}
          </span>
        ),
      },
      {
        name: "Bars",
        shape: (
          <span className="flex h-10 items-end gap-1.5">
            {dots.map((dot) => (
              <span key={dot} className="h-full w-2 animate-pulse rounded-full bg-primary" style={{ animationDelay: \`\${dot * 180}ms\` }} />
            ))}
          </span>
        ),
      },
      {
        name: "Ping",
        shape: (
          <span className="relative flex size-6">
            <span className="absolute inset-0 animate-ping rounded-full bg-primary" />
            <span className="size-6 rounded-full bg-primary" />
          </span>
        ),
      },
      {
        name: "Square",
        shape: (
          <span className={\`size-9 animate-spin rounded-md bg-primary [animation-duration:2s] \${MOTION}\`} />
        ),
      },
      {
        name: "Progress",
        shape: (
          <span className="block h-2 w-32 overflow-hidden rounded-full bg-muted">
            <span className="block h-full w-1/2 animate-pulse rounded-full bg-primary" />
          </span>
        ),
      },
      {
        name: "Skeleton",
        shape: (
          <span className="grid w-32 animate-pulse gap-2">
            <span className="h-3 rounded bg-muted" />
            <span className="h-3 w-3/4 rounded bg-muted" />
            <span className="h-3 w-1/2 rounded bg-muted" />
          </span>
        ),
      },
    ];

    export function Loaders() {
      return (
        <div className="w-full">
          <h1 className="${page.look.h3} text-3xl">Loading spinners</h1>
          <p className="mt-2 text-muted-foreground">Eight styles for data that is still loading.</p>
          <ul className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
            {LOADERS.map((loader) => (
              <li key={loader.name} className="${tileOf(page)} grid justify-items-center gap-5">
                <div role="status" aria-label={\`Loading, \${loader.name}\`} className="flex h-20 items-center justify-center">{loader.shape}</div>
                <p className="text-sm font-medium">{loader.name}</p>
              </li>
            ))}
          </ul>
        </div>
      );
    }
  `,
}
