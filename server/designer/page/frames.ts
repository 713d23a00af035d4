import { tsx } from '#server/designer/code/tsx.ts'
import type { ShellName } from '#server/designer/dashboard/board.ts'
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

const sidebar = ({ direction, look }: Page): string => tsx`
  ${HEAD}

  export function AppShell({ children }: { children: ReactNode }) {
    return (
      <div id="top" className="min-h-svh bg-background text-foreground md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
        <aside className="sticky top-0 hidden h-svh flex-col overflow-y-auto ${direction.recipe.panel === 'primary' || direction.name === 'calm' ? 'border-r bg-card' : 'bg-panel text-panel-foreground'} p-4 md:flex">
          <div className="px-2 py-2">
            <Logo />
          </div>
          <nav aria-label="Main" className="mt-6 grid gap-1">
            {places.map((place) => (
              <NavLink key={place.path} to={place.path} end className="flex items-center gap-3 ${look.card.includes('rounded-3xl') ? 'rounded-full' : 'rounded-lg'} px-3 py-2 text-sm hover:underline aria-[current=page]:bg-primary aria-[current=page]:font-medium aria-[current=page]:text-primary-foreground aria-[current=page]:no-underline">
                <place.icon className="size-4 shrink-0" aria-hidden="true" />
                {place.label}
              </NavLink>
            ))}
          </nav>
          <div className="mt-auto flex items-center justify-between border-t border-current/15 px-2 pt-4 text-sm">
            <span className="font-medium">Maren Okafor</span>
            <ThemeToggle />
          </div>
        </aside>
        <div className="min-w-0">
          <header className="flex h-14 items-center justify-between border-b px-4 md:hidden">
            <Logo />
            <ThemeToggle />
          </header>
          ${SMALL}
          <main className="mx-auto max-w-[84rem] p-4 sm:p-6 lg:p-8">{children}</main>
        </div>
      </div>
    );
  }
`

const rail = ({ brief }: Page): string => tsx`
  ${HEAD}

  export function AppShell({ children }: { children: ReactNode }) {
    return (
      <div id="top" className="min-h-svh bg-background text-foreground md:grid md:grid-cols-[5.75rem_minmax(0,1fr)]">
        <aside className="sticky top-0 hidden h-svh flex-col items-center border-r bg-card py-4 md:flex">
          <span aria-hidden="true" className="flex size-9 items-center justify-center rounded-md bg-primary font-semibold text-primary-foreground">
            ${jsxText(brief.brand.charAt(0).toUpperCase())}
          </span>
          <nav aria-label="Main" className="mt-6 grid w-full gap-1 px-2">
            {places.map((place) => (
              <NavLink key={place.path} to={place.path} end className="flex flex-col items-center gap-1.5 rounded-md px-1 py-2.5 text-center text-[0.6875rem] leading-tight text-muted-foreground hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:text-accent-foreground">
                <place.icon className="size-4" aria-hidden="true" />
                {place.label}
              </NavLink>
            ))}
          </nav>
          <div className="mt-auto">
            <ThemeToggle />
          </div>
        </aside>
        <div className="min-w-0">
          <header className="flex h-14 items-center justify-between border-b px-4">
            <Logo />
            <span className="md:hidden">
              <ThemeToggle />
            </span>
          </header>
          ${SMALL}
          <main className="p-4 sm:p-6">{children}</main>
        </div>
      </div>
    );
  }
`

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
