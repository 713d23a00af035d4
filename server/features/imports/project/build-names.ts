import type { SourceFile } from '#shared/artifacts.ts'
import type { LeftOut } from '#shared/imports.ts'
import type { Tree } from './tree.ts'

const DEFINED = /\bdefine\s{0,9}:\s{0,9}\{([^}]{0,5000})/
const NAME = /(?:^|[,{\s])["']?([A-Za-z_$][\w$]{0,60})["']?\s{0,9}:/g

/** Names that the build of a project puts values for into its code, and that the code uses. */
export function buildNames(tree: Tree, files: readonly SourceFile[]): LeftOut[] {
  return ['ts', 'js', 'mts', 'mjs'].flatMap(ending => {
    const config = `vite.config.${ending}`
    const [, inside = ''] = DEFINED.exec((tree.text(config) ?? '').slice(0, 50_000)) ?? []
    const names = [...new Set([...inside.matchAll(NAME)].map(([, name = '']) => name))]
    return names
      .filter(name =>
        files.some(({ code }) => new RegExp(`(?<![\\w$.])${escaped(name)}(?![\\w$])`).test(code)),
      )
      .map(name => ({ path: `${name} of ${config}`, reason: WRITTEN_IN }))
  })
}

const escaped = (name: string): string => name.replaceAll('$', '\\$')

const WRITTEN_IN =
  'The build of the project writes its value into the code, and previews do not: what needs it fails until it stands in the code.'
