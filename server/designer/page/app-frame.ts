import { tsx } from '#server/designer/code/tsx.ts'
import { chooseShell } from '#server/designer/dashboard/board.ts'
import { compose, type Design, filesOf } from '#server/designer/page/compose.ts'
import { type FrameName, frameFile } from '#server/designer/page/frames.ts'
import { kebab, type Page, type Piece } from '#server/designer/page/page.ts'
import { askedParts } from '#server/designer/sections/asked/asked-parts.ts'
import { logoFile, themeToggleFile } from '#server/designer/sections/shell-parts.ts'
import { abilities } from '#server/designer/sections/work/abilities.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** One place of an app: a piece with a name, an icon and an address of its own. */
export interface Screen {
  label: string
  icon: string
  piece: Piece
  /** For the plan: "a board with three columns". */
  says: string
}

interface FrameWish {
  /** A site has a bar and a footer; a tool the frame its direction likes. */
  frame?: FrameName | 'tool'
  /** The screen holds everything that was named; nothing stands below it. */
  isWhole?: boolean
}

/** Screens in one frame; with more than one, each has an address. */
export function appDesign(
  page: Page,
  screens: Screen[],
  { frame = 'tool', isWhole = false }: FrameWish = {},
): Design {
  const isMany = screens.length > 1
  const chosen = frame === 'tool' ? (isMany ? chooseShell(page) : 'bare') : frame
  const own = screens.map(({ piece }) => piece)
  const offer = isWhole ? null : abilities(page)
  const besides = offer ? [offer] : []
  const asked = isWhole ? null : askedParts(page, filesOf([...own, ...besides]), 'screen')
  const below = asked ? [...besides, asked] : besides
  const shared: SourceFile[] = [frameFile(page, chosen, isMany), logoFile(page), themeToggleFile()]
  if (isMany) shared.push(placesFile(screens))
  return {
    files: compose(
      page,
      isMany ? routed(screens, below) : single(screens, below),
      [...own, ...below],
      shared,
    ),
    parts: [
      ...screens.map(({ says }) => says),
      isMany ? 'a frame with an address for each place, folded away on small screens' : 'a plain frame',
    ],
  }
}

const pathOf = ({ label }: Screen, at: number): string => (at === 0 ? '/' : `/${kebab(label)}`)

function placesFile(screens: Screen[]): SourceFile {
  const icons = [...new Set(screens.map(({ icon }) => icon))].sort()
  const rows = screens.map(
    (screen, at) =>
      `  { path: ${JSON.stringify(pathOf(screen, at))}, label: ${JSON.stringify(screen.label)}, icon: ${screen.icon} },\n`,
  )
  return {
    name: 'data/places.ts',
    code: `import { ${icons.join(', ')} } from "lucide-react";\n\nexport const places = [\n${rows.join('')}];\n`,
  }
}

function importsOf(screens: Screen[], below: Piece[]): string[] {
  const lines = [...screens.map(({ piece }) => piece), ...below].map(
    piece => `import { ${piece.component} } from "@/${piece.file.replace(/\.tsx$/, '')}";`,
  )
  return [...new Set(lines)].sort((a, b) => (a.split('"')[1] ?? '').localeCompare(b.split('"')[1] ?? ''))
}

const single = (screens: Screen[], below: Piece[]): string => tsx`
  import { AppShell } from "@/components/app-shell";
  ${importsOf(screens, below)}
  import "./theme.css";

  export default function App() {
    return (
      <AppShell>
        <${screens[0]?.piece.component ?? ''} />
        ${below.map(piece => `<${piece.component} />`)}
      </AppShell>
    );
  }
`

const routed = (screens: Screen[], below: Piece[]): string => tsx`
  import { BrowserRouter, Route, Routes } from "react-router-dom";
  import { AppShell } from "@/components/app-shell";
  ${importsOf(screens, below)}
  import "./theme.css";

  export default function App() {
    return (
      <BrowserRouter>
        <AppShell>
          <Routes>
            ${screens.slice(1).map((screen, at) => `<Route path="${pathOf(screen, at + 1)}" element={<${screen.piece.component} />} />`)}
            <Route path="*" element=${first(screens, below)} />
          </Routes>
        </AppShell>
      </BrowserRouter>
    );
  }
`

/** The first screen with what stands below it. */
function first(screens: Screen[], below: Piece[]): string {
  const main = `<${screens[0]?.piece.component ?? ''} />`
  if (below.length === 0) return `{${main}}`
  return `{\n  <>\n    ${main}\n${below.map(piece => `    <${piece.component} />\n`).join('')}  </>\n}`
}
