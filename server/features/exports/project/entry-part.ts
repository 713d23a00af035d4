import { type Entry, MOUNT_SOURCE } from '#shared/compile/entry.ts'
import { MISSING_PROVIDERS, missingProvidersOf } from '#shared/compile/missing-providers.ts'
import type { VirtualFiles } from '#shared/compile/virtual-files.ts'
import type { Draft, ProjectFile } from './draft.ts'
import { relativePath } from './specifiers.ts'

export interface PageEntry {
  files: ProjectFile[]
  /** What `index.html` loads, and the id of the element it draws into. */
  place: string
  rootId: string
}

/** The module that draws the page, with around it what the preview puts there. */
export function entryPart(draft: Draft, sheets: readonly string[]): PageEntry {
  const { design, input, layout, entry } = draft
  const code = design.text(entry.path) ?? ''
  const around = missingProvidersOf(design, input.config.designSystem)
  const own = layout.of(entry.path)
  if (entry.mountsItself && !draft.mount) {
    const [, rootId = 'root'] = /getElementById\(\s*["'`]([\w-]+)["'`]/.exec(code) ?? []
    return { files: [], place: own, rootId }
  }
  const place = layout.claim('src/main.tsx')
  const alias = relativePath(place, own)
  const lines = [
    "import { createRoot } from 'react-dom/client'",
    ...sheets.map(sheet => `import '${relativePath(place, sheet)}'`),
  ]
  const files: ProjectFile[] = []
  let drawn = '<App />'
  if (draft.mount) {
    files.push({ name: draft.mount, content: `// @ts-nocheck\n${MOUNT_SOURCE}\n` })
    lines.push(`import { Mounted as App } from '${relativePath(place, draft.mount)}'`, `import '${alias}'`)
  } else lines.push(...appLines(code, alias))
  for (const one of around) {
    const { specifier, component, props } = MISSING_PROVIDERS[one]
    draft.packages.add(specifier)
    lines.push(`import { ${[component, ...Object.values(props)].join(', ')} } from '${specifier}'`)
    const given = Object.entries(props).map(([prop, name]) => ` ${prop}={${name}}`)
    drawn = `<${component}${given.join('')}>${drawn}</${component}>`
  }
  const [imports, rest] = [
    lines.filter(line => line.startsWith('import ')),
    lines.filter(line => !line.startsWith('import ')),
  ]
  const content = [
    ...imports,
    '',
    ...rest,
    `createRoot(document.getElementById('root')!).render(${drawn})`,
    '',
  ]
  files.push({ name: place, content: content.join('\n') })
  return { files, place, rootId: 'root' }
}

/** Whether something is put around an entry that draws by itself, which then has to hand over what it draws. */
export const needsMount = (
  design: VirtualFiles,
  { mountsItself }: Entry,
  { config }: Draft['input'],
): boolean => mountsItself && missingProvidersOf(design, config.designSystem).length > 0

const HAS_DEFAULT = /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b[^}]*\}/
const HAS_APP =
  /\bexport\s+(?:async\s+)?(?:function|const|let|class)\s+App\b|\bexport\s*\{[^}]*\bApp\b[^}]*\}/

/** The component of the entry, found as the preview finds it. */
function appLines(code: string, path: string): string[] {
  if (HAS_DEFAULT.test(code))
    return [
      `import Page from '${path}'`,
      "import type { ComponentType } from 'react'",
      'const App: ComponentType<any> = Page',
    ]
  if (HAS_APP.test(code))
    return [
      `import { App as Page } from '${path}'`,
      "import type { ComponentType } from 'react'",
      'const App: ComponentType<any> = Page',
    ]
  return [
    `import * as page from '${path}'`,
    "import type { ComponentType } from 'react'",
    'const isComponent = (part: any) => typeof part === "function" || (typeof part === "object" && part !== null && "$$typeof" in part)',
    'const App: ComponentType<any> = Object.values(page).find(isComponent) as any',
  ]
}
