import { tsx } from '#server/designer/code/tsx.ts'
import { capability } from '#server/designer/page/capabilities.ts'
import { kebab, type Page } from '#server/designer/page/page.ts'
import { ASKED_WRITERS } from '#server/designer/sections/asked/asked-parts.ts'
import { missingParts } from '#server/designer/sections/asked/missing-parts.ts'
import type { Panel } from '#server/designer/settings/panel.ts'

const MOST = 5

/** What was named and no page of the settings has, a page of its own each. */
export function askedPanels(page: Page, known: Panel[]): Panel[] {
  const files = known.flatMap(({ file, code, label, note, files: own }) => [
    { name: file, code: `${code}\n"${label}" "${note}"` },
    ...own,
  ])
  return missingParts(page.brief, files)
    .slice(0, MOST)
    .map(({ title, form }, at) => {
      const writer = ASKED_WRITERS[form]
      const name = kebab(title)
      const component = `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Panel`
      const part = kebab(writer.component.replace(/(?<=[a-z])(?=[A-Z])/g, '-'))
      const { icon, body } = capability(title)
      return {
        id: name,
        label: title.replaceAll('"', ''),
        icon,
        note: body,
        component,
        file: `components/settings/${name}-panel.tsx`,
        code: tsx`
          import { ${writer.component} } from "@/components/parts/${part}";

          export function ${component}() {
            return (
              <div className="max-w-xl">
                <${writer.component}${writer.props(title, page, at)} />
              </div>
            );
          }
        `,
        files: writer.files(page),
      }
    })
}
