import { layout } from '#server/designer/code/layout.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { nameLandmarks } from '#server/designer/sections/asked/landmarks.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { isCodeFile } from '#shared/edits/syntax.ts'

/** What a kind makes: the files of a design, the way people would list them. */
export interface Design {
  files: SourceFile[]
  /** The parts in order, for the plan: "a header", "the hero". */
  parts: string[]
}

/** `App.tsx` around the pieces, the theme, and every file once. */
export function compose(page: Page, app: string, pieces: Piece[], shared: SourceFile[]): SourceFile[] {
  const own = filesOf(pieces)
  const all = nameLandmarks(page.brief.prompt, [
    { name: 'App.tsx', code: app },
    page.theme.file,
    ...own,
    ...shared,
  ])
  const files = new Map<string, SourceFile>()
  for (const file of all) if (!files.has(file.name)) files.set(file.name, finish(file))
  return [...files.values()].sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name))
}

/** Everything the pieces are written in. */
export const filesOf = (pieces: readonly Piece[]): SourceFile[] =>
  pieces.flatMap(piece => [{ name: piece.file, code: piece.code }, ...piece.files])

/** The theme and the page come first, so that people see the whole before its parts. */
function rank(name: string): number {
  if (name === 'theme.css') return 0
  if (name.startsWith('data/')) return 2
  return name === 'App.tsx' ? 1 : 3
}

const finish = (file: SourceFile): SourceFile =>
  isCodeFile(file.name) ? { name: file.name, code: layout(file.code) } : file

interface Wrapping {
  before?: Piece[]
  /** The page has a background that runs from one colour to another. */
  hasBackdrop?: boolean
  /** All of it fits the first view, and fills it. */
  isOneView?: boolean
}

/** A page of sections between a header and a footer. */
export function sectionsApp(
  header: Piece,
  sections: Piece[],
  footer: Piece[],
  { before = [], hasBackdrop = false, isOneView = false }: Wrapping = {},
): string {
  const around = `min-h-svh bg-background${hasBackdrop ? ' bg-(image:--backdrop)' : ''} text-foreground${isOneView ? ' flex flex-col' : ''}`
  const main = isOneView
    ? ' className="flex flex-1 flex-col justify-center [&>:first-child]:my-auto [&>:last-child]:mt-auto"'
    : ''
  const all = [...before, header, ...sections, ...footer].sort((a, b) => a.file.localeCompare(b.file))
  return tsx`
    ${all.map(piece => `import { ${piece.component} } from "@/${piece.file.replace(/\.tsx$/, '')}";`)}
    import "./theme.css";

    export default function App() {
      return (
        <div id="top" className="${around}">
          <a
            href="#main"
            className="sr-only z-50 bg-foreground px-4 py-2 text-background focus:not-sr-only focus:absolute"
          >
            Skip to content
          </a>
          ${before.map(piece => `<${piece.component} />`)}
          <${header.component} />
          <main id="main"${main}>
            ${sections.map(piece => `<${piece.component} />`)}
          </main>
          ${footer.map(piece => `<${piece.component} />`)}
        </div>
      );
    }
  `
}
