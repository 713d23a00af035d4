import { tsx } from '#server/designer/code/tsx.ts'
import type { ShellName } from '#server/designer/dashboard/board.ts'
import { railLayout, sidebarLayout } from '#server/designer/page/frame-layouts.ts'
import type { Page } from '#server/designer/page/page.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export type FrameName = ShellName | 'site' | 'bare'

/** What stands around the screens of an app. */
export const frameFile = (page: Page, name: FrameName, isMany: boolean): SourceFile => ({
  name: 'components/app-shell.tsx',
  code: (isMany ? FRAMES[name] : bare)(page),
})

/** One screen: its name, the theme, and all the room there is. */
const bare = ({ look }: Page): string => tsx`
  import type { ReactNode } from "react";
  import { Logo } from "@/components/logo";
  import { ThemeToggle } from "@/components/theme-toggle";

  export function AppShell({ children }: { children: ReactNode }) {
    return (
      <div id="top" className="flex min-h-svh flex-col bg-background text-foreground">
        <header className="border-b">
          <div className="${look.container} flex h-14 items-center justify-between gap-4">
            <Logo />
            <ThemeToggle />
          </div>
        </header>
        <main className="${look.container} flex-1 py-6 sm:py-10">{children}</main>
      </div>
    );
  }
`

const HEAD = `import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { Logo } from "@/components/logo";
import { ThemeToggle } from "@/components/theme-toggle";
import { places } from "@/data/places";`

/** On small screens the places are a row that can be swiped. */
const SMALL = `<nav aria-label="Places" className="flex gap-1 overflow-x-auto border-b bg-background px-3 py-2 md:hidden">
  {places.map((place) => (
    <NavLink key={place.path} to={place.path} end className="flex shrink-0 items-center gap-2 rounded-full px-3 py-1.5 text-sm text-muted-foreground aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground">
      <place.icon className="size-4" aria-hidden="true" />
      {place.label}
    </NavLink>
  ))}
</nav>`

const ROUTED = { head: HEAD, properties: '{ children }: { children: ReactNode }', root: 'bg-background' }

const sidebar = ({ direction, look }: Page): string =>
  sidebarLayout({
    ...ROUTED,
    columns: 'md:grid-cols-[15rem_minmax(0,1fr)]',
    aside: `overflow-y-auto ${direction.recipe.panel === 'primary' || direction.name === 'calm' ? 'border-r bg-card' : 'bg-panel text-panel-foreground'}`,
    place: placeLink(
      `flex items-center gap-3 ${look.card.includes('rounded-3xl') ? 'rounded-full' : 'rounded-lg'} px-3 py-2 text-sm hover:underline aria-[current=page]:bg-primary aria-[current=page]:font-medium aria-[current=page]:text-primary-foreground aria-[current=page]:no-underline`,
      'size-4 shrink-0',
    ),
    person: '<span className="font-medium">Maren Okafor</span>',
    bar: 'px-4 md:hidden',
    small: '<ThemeToggle />',
    below: SMALL,
    main: 'mx-auto max-w-[84rem] p-4 sm:p-6 lg:p-8',
  })

const rail = ({ brief }: Page): string =>
  railLayout({
    ...ROUTED,
    aside: 'border-r',
    mark: 'rounded-md bg-primary font-semibold text-primary-foreground',
    letter: jsxText(brief.brand.charAt(0).toUpperCase()),
    place: placeLink(
      'flex flex-col items-center gap-1.5 rounded-md px-1 py-2.5 text-center text-[0.6875rem] leading-tight text-muted-foreground hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:text-accent-foreground',
      'size-4',
    ),
    bar: 'px-4',
    small: '<span className="md:hidden">\n  <ThemeToggle />\n</span>',
    below: SMALL,
    main: 'p-4 sm:p-6',
  })

const placeLink = (classes: string, icon: string): string =>
  `<NavLink key={place.path} to={place.path} end className="${classes}">
  <place.icon className="${icon}" aria-hidden="true" />
  {place.label}
</NavLink>`

const topbar = ({ direction, look }: Page): string =>
  bar(
    direction.name === 'swiss' ? 'border-b-2 border-foreground' : 'border-b',
    'mx-auto w-full max-w-[88rem] px-4 sm:px-6 lg:px-8',
    look.container,
    '',
  )

const site = ({ look, brief }: Page): string =>
  bar(
    'border-b',
    look.container,
    look.container,
    tsx`
    <footer className="border-t">
      <div className="${look.container} flex flex-wrap items-center justify-between gap-4 py-8 text-sm text-muted-foreground">
        <p>© 2026 ${jsxText(brief.brand)}</p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 gap-y-2">
          {places.map((place) => (
            <NavLink key={place.path} to={place.path} end className="hover:text-foreground hover:underline">{place.label}</NavLink>
          ))}
        </nav>
      </div>
    </footer>
  `,
  )

const bar = (rule: string, container: string, body: string, footer: string): string => tsx`
  ${HEAD}

  export function AppShell({ children }: { children: ReactNode }) {
    return (
      <div id="top" className="flex min-h-svh flex-col bg-background text-foreground">
        <header className="sticky top-0 z-30 ${rule} bg-background">
          <div className="${container} flex h-16 items-center gap-8">
            <Logo />
            <nav aria-label="Main" className="hidden flex-1 items-stretch gap-6 self-stretch overflow-x-auto md:flex">
              {places.map((place) => (
                <NavLink key={place.path} to={place.path} end className="flex shrink-0 items-center gap-2 border-b-2 border-transparent text-sm text-muted-foreground hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground">{place.label}</NavLink>
              ))}
            </nav>
            <div className="ml-auto">
              <ThemeToggle />
            </div>
          </div>
        </header>
        ${SMALL}
        <main className="${body} flex-1 py-8 md:py-10">{children}</main>
        ${footer}
      </div>
    );
  }
`

const FRAMES: Record<FrameName, (page: Page) => string> = { sidebar, rail, topbar, site, bare }
