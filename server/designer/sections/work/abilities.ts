import { Code, constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { capability } from '#server/designer/page/capabilities.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece } from '#server/designer/page/screen-parts.ts'
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
      const body = abilities.find((each) => each.title === open)?.body;

      return (
        <section aria-label="What you can do here" className="mt-12 grid gap-x-10 gap-y-4 border-t pt-6 lg:grid-cols-[12rem_minmax(0,1fr)] print:hidden">
          <h2 className="text-sm font-semibold lg:pt-2">What you can do here</h2>
          <div>
            <ul className="flex flex-wrap gap-2">
              {abilities.map(({ icon: Icon, title }) => (
                <li key={title}>
                  <button type="button" aria-expanded={open === title} onClick={() => setOpen(open === title ? "" : title)} className="flex items-center gap-2 rounded-full border bg-card px-3.5 py-1.5 text-left text-sm text-card-foreground hover:border-primary aria-expanded:border-primary">
                    <Icon className="size-4 shrink-0 text-brand" aria-hidden="true" />
                    {title}
                  </button>
                </li>
              ))}
            </ul>
            <p role="status" className="mt-3 max-w-prose text-sm text-muted-foreground empty:hidden">{body}</p>
          </div>
        </section>
      );
    }
  `
  return screenPiece('Abilities', code, [{ name: 'data/abilities.ts', code: data }])
}
