import { Code, constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { capability } from '#server/designer/page/capabilities.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { readAbilities } from '#server/designer/understanding/abilities.ts'

/** What can be done here, as the request named it; null when it named too little. */
export function abilities(page: Page): Piece | null {
  const named = readAbilities(page.brief.prompt)
  if (named.length < 2) return null
  const rows = named.map(title => {
    const { icon, body } = capability(title)
    return { icon: new Code(icon), title, body }
  })
  const icons = [...new Set(rows.map(({ icon }) => icon.text))].sort()
  const data = `import { ${icons.join(', ')} } from "lucide-react";

${constant('export const abilities', rows)}
`
  const code = tsx`
    import { useState } from "react";
    import { abilities } from "@/data/abilities";

    export function Abilities() {
      const [open, setOpen] = useState("");

      return (
        <section aria-label="What you can do here" className="mt-12 border-t pt-8 print:hidden">
          <h2 className="${page.look.h3} text-xl">What you can do here</h2>
          <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {abilities.map(({ icon: Icon, title, body }) => (
              <li key={title} className="${tileOf(page)}">
                <button type="button" aria-expanded={open === title} onClick={() => setOpen(open === title ? "" : title)} className="flex w-full items-start gap-3 text-left font-medium hover:underline">
                  <Icon className="mt-0.5 size-5 shrink-0 text-brand" aria-hidden="true" />
                  {title}
                </button>
                {open === title && (
                  <p className="mt-2 text-sm text-muted-foreground">{body}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      );
    }
  `
  return screenPiece('Abilities', code, [{ name: 'data/abilities.ts', code: data }])
}
