import { tsx } from '#server/designer/code/tsx.ts'

/** What differs between the frames that have their places on the left. */
interface FrameLayout {
  /** The imports, and the type of the properties. */
  head: string
  properties: string
  /** Classes of the whole, of the aside, of the bar of small screens and of the screen itself. */
  root: string
  aside: string
  bar: string
  main: string
  /** One place in the list. */
  place: string
  /** In the bar of small screens, beside the logo. */
  small: string
  /** Below that bar. */
  below: string
}

interface Sidebar extends FrameLayout {
  /** The whole class, since classes are read from the source. */
  columns: string
  /** Who is signed in. */
  person: string
}

/** A wide list on the left with who is signed in at its foot. */
export const sidebarLayout = (it: Sidebar): string => tsx`
  ${it.head}

  export function AppShell(${it.properties}) {
    return (
      <div id="top" className="min-h-svh ${it.root} text-foreground md:grid ${it.columns}">
        <aside className="sticky top-0 hidden h-svh flex-col ${it.aside} p-4 md:flex">
          <div className="px-2 py-2">
            <Logo />
          </div>
          <nav aria-label="Main" className="mt-6 grid gap-1">
            {places.map((place) => (
              ${it.place}
            ))}
          </nav>
          <div className="mt-auto flex items-center justify-between border-t border-current/15 px-2 pt-4 text-sm">
            ${it.person}
            <ThemeToggle />
          </div>
        </aside>
        ${screen(it)}
      </div>
    );
  }
`

interface Rail extends FrameLayout {
  /** Classes of the mark above the places, and what stands in it. */
  mark: string
  letter: string
}

/** A narrow rail of marks; the name is above, the words are below each mark. */
export const railLayout = (it: Rail): string => tsx`
  ${it.head}

  export function AppShell(${it.properties}) {
    return (
      <div id="top" className="min-h-svh ${it.root} text-foreground md:grid md:grid-cols-[5.75rem_minmax(0,1fr)]">
        <aside className="sticky top-0 hidden h-svh flex-col items-center ${it.aside} bg-card py-4 md:flex">
          <span aria-hidden="true" className="flex size-9 items-center justify-center ${it.mark}">
            ${it.letter}
          </span>
          <nav aria-label="Main" className="mt-6 grid w-full gap-1 px-2">
            {places.map((place) => (
              ${it.place}
            ))}
          </nav>
          <div className="mt-auto">
            <ThemeToggle />
          </div>
        </aside>
        ${screen(it)}
      </div>
    );
  }
`

const screen = ({ bar, small, below, main }: FrameLayout): string => tsx`
  <div className="min-w-0">
    <header className="flex h-14 items-center justify-between border-b ${bar}">
      <Logo />
      ${small}
    </header>
    ${below}
    <main className="${main}">{children}</main>
  </div>
`
