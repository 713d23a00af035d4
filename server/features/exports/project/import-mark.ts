import type { Draft, ProjectFile } from './draft.ts'

/** What an import of this project needs to know, so that the design comes back as it was. */
export interface ImportMark {
  title: string
  /** What is no file of the design. */
  made: string[]
  /** Files whose path in the design is another than below `src/`. */
  moved: Record<string, string>
  /** Imports that were written in another way, and how the design has them. */
  links: Record<string, string>
}

export function importMark(draft: Draft, ours: readonly ProjectFile[]): ImportMark {
  const { input, layout, nextPlaces, made } = draft
  const places = input.files.map(({ name }) => [layout.of(name), name] as const)
  const next = [...nextPlaces].map(
    ([file, place]) => [aliasOf(place), `next/${withoutEnding(file)}`] as const,
  )
  const instead = [...made].flatMap(([key, { name }]) => {
    const specifier = INSTEAD[key]
    return specifier ? [[aliasOf(name), specifier] as const] : []
  })
  return {
    title: input.title,
    made: ours.map(({ name }) => name).sort(),
    moved: Object.fromEntries(
      places.filter(([place, name]) => place.replace(/^src\//, '') !== name).sort(byPlace),
    ),
    links: Object.fromEntries([...next, ...instead].sort(byPlace)),
  }
}

/** Parts of this server's own that stand for a package. */
const INSTEAD: Readonly<Record<string, string>> = {
  'src/compat/chakra/index.ts': '@chakra-ui/react',
  'src/compat/lucide.ts': 'lucide-react',
}

const withoutEnding = (path: string): string => path.replace(/\.tsx?$/, '')
const aliasOf = (place: string): string => withoutEnding(`@/${place.slice('src/'.length)}`)
const byPlace = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1)
