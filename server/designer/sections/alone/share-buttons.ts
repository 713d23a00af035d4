import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export const shareButtons: Alone = {
  name: 'share-buttons',
  label: 'share buttons',
  words:
    /\b(?:(?:social )?(?:media )?(?:share|sharing) (?:buttons?|bar|links|icons|widget)|social (?:media )?(?:buttons|icons|links|bar))\b/i,
  component: 'ShareButtons',
  says: 'a button each with its own mark and hover, and one that copies the link',
  code: ({ look, brief }) => tsx`
    import { Check, Link2 } from "lucide-react";
    import { useState } from "react";
    import { networks } from "@/data/network-icons";

    export function ShareButtons() {
      const [said, setSaid] = useState("");

      async function copy() {
        await navigator.clipboard?.writeText(location.href).catch(() => null);
        setSaid("Link copied");
      }

      return (
        <section className="text-center">
          <h1 className="${look.h3} text-2xl">Share this story</h1>
          <p className="mt-2 text-muted-foreground">Know somebody who should read ${jsxText(brief.brand)}?</p>
          <ul className="mt-6 flex flex-wrap justify-center gap-3">
            {networks.map((network) => (
              <li key={network.name}>
                <button type="button" onClick={() => setSaid(\`Opening \${network.name} …\`)} className="flex h-12 items-center gap-3 rounded-full border-2 border-foreground px-5 font-medium transition-all duration-200 hover:-translate-y-1 hover:bg-foreground hover:text-background hover:shadow-lg focus-visible:-translate-y-1">
                  <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden="true">
                    <path d={network.mark} />
                  </svg>
                  {network.name}
                </button>
              </li>
            ))}
            <li>
              <button type="button" onClick={copy} className="flex h-12 items-center gap-3 rounded-full border-2 border-primary bg-primary px-5 font-medium text-primary-foreground transition-transform duration-200 hover:-translate-y-1">
                {said === "Link copied" ? <Check className="size-5" aria-hidden="true" /> : <Link2 className="size-5" aria-hidden="true" />}
                Copy link
              </button>
            </li>
          </ul>
          <p role="status" className="mt-4 min-h-6 text-muted-foreground">{said}</p>
        </section>
      );
    }
  `,
  files: () => [
    {
      name: 'data/network-icons.ts',
      code: `${constant('export const networks', [
        { name: 'Facebook', mark: 'M14 8h3V4h-3c-3 0-5 2-5 5v2H6v4h3v7h4v-7h3l1-4h-4V9c0-.6.4-1 1-1z' },
        { name: 'Twitter', mark: 'M3 3h5l4 6 5-6h3l-6.500 7.700L21 21h-5l-4.500-6.500L6 21H3l7-8.300L3 3z' },
        {
          name: 'LinkedIn',
          mark: 'M4 9h4v11H4V9zm2-6a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm5 6h4v1.600c.7-1.200 2-1.900 3.500-1.900 3 0 4 2 4 5V20h-4v-5.500c0-1.500-.5-2.500-1.700-2.500-1.200 0-1.800.9-1.800 2.500V20h-4V9z',
        },
        {
          name: 'Instagram',
          mark: 'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3H7zm5 3.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zm0 2a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
        },
      ])}\n`,
    },
  ],
}
