import { tsx } from '#server/designer/code/tsx.ts'
import type { Board, ShellName } from '#server/designer/dashboard/board.ts'
import { railLayout, sidebarLayout } from '#server/designer/page/frame-layouts.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** The frame of a dashboard: where the places are, and what is always at hand. */
export const shellFile = (board: Board): SourceFile => ({
  name: 'components/app-shell.tsx',
  code: SHELLS[board.shell](board),
})

/** The list of places, for the frame and for small screens. */
export function placesFile({ dataset }: Board): SourceFile {
  const code = tsx`
    import { LayoutDashboard } from "lucide-react";
    import { tables } from "@/data/tables";

    export const places = [
      { id: "overview", label: "${dataset.title === 'Overview' ? 'Start' : 'Overview'}", icon: LayoutDashboard },
      ...tables.map(({ id, plural, icon }) => ({ id, label: plural, icon })),
    ];
  `
  return { name: 'data/places.ts', code }
}

/** Tabs under the bar for small screens, the same in every frame. */
export function mobilePlacesFile(): SourceFile {
  const code = tsx`
    import { Menu } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import {
      Sheet,
      SheetContent,
      SheetDescription,
      SheetHeader,
      SheetTitle,
      SheetTrigger,
    } from "@/components/ui/sheet";
    import { places } from "@/data/places";

    interface MobilePlacesProps {
      view: string;
      onView: (view: string) => void;
    }

    export function MobilePlaces({ view, onView }: MobilePlacesProps) {
      const [isOpen, setIsOpen] = useState(false);

      return (
        <Sheet open={isOpen} onOpenChange={setIsOpen}>
          <SheetTrigger asChild>
            <Button variant="ghost" size="icon-lg" className="md:hidden" aria-label="Open menu">
              <Menu />
            </Button>
          </SheetTrigger>
          <SheetContent side="left" className="w-72">
            <SheetHeader>
              <SheetTitle>Places</SheetTitle>
              <SheetDescription className="sr-only">Where to go</SheetDescription>
            </SheetHeader>
            <nav aria-label="Small screens" className="grid gap-1 px-3">
              {places.map((place) => (
                <button
                  key={place.id}
                  type="button"
                  aria-current={place.id === view ? "page" : undefined}
                  onClick={() => {
                    onView(place.id);
                    setIsOpen(false);
                  }}
                  className="flex items-center gap-3 rounded-md px-3 py-2.5 text-left text-muted-foreground aria-[current=page]:bg-accent aria-[current=page]:text-foreground"
                >
                  <place.icon className="size-4" />
                  {place.label}
                </button>
              ))}
            </nav>
          </SheetContent>
        </Sheet>
      );
    }
  `
  return { name: 'components/mobile-places.tsx', code }
}

const HEAD = `import type { ReactNode } from "react";
import { Logo } from "@/components/logo";
import { MobilePlaces } from "@/components/mobile-places";
import { ThemeToggle } from "@/components/theme-toggle";
import { places } from "@/data/places";

interface AppShellProps {
  view: string;
  onView: (view: string) => void;
  children: ReactNode;
}`

const button = (classes: string, label: string) => `<button
  key={place.id}
  type="button"
  aria-current={place.id === view ? "page" : undefined}
  onClick={() => onView(place.id)}
  className="${classes}"
>
  <place.icon className="size-4 shrink-0" aria-hidden="true" />
  ${label}
</button>`

const STATEFUL = { head: HEAD, properties: '{ view, onView, children }: AppShellProps' }
const MOBILE = '<MobilePlaces view={view} onView={onView} />'

const sidebar = ({ page }: Board): string =>
  sidebarLayout({
    ...STATEFUL,
    root: 'bg-muted/50',
    columns: 'md:grid-cols-[15.5rem_minmax(0,1fr)]',
    aside:
      page.direction.recipe.panel === 'primary' || page.direction.name === 'calm'
        ? 'border-r bg-background'
        : 'bg-panel text-panel-foreground',
    place: button(
      `flex items-center gap-3 ${page.look.card.includes('rounded-3xl') ? 'rounded-full' : 'rounded-lg'} px-3 py-2 text-left text-sm opacity-75 hover:opacity-100 aria-[current=page]:bg-primary aria-[current=page]:font-medium aria-[current=page]:text-primary-foreground aria-[current=page]:opacity-100`,
      '{place.label}',
    ),
    person:
      '<span>\n  <span className="block font-medium">Maren Okafor</span>\n  <span className="block opacity-70">Owner</span>\n</span>',
    bar: 'bg-background px-4 md:hidden',
    small: MOBILE,
    below: '',
    main: 'mx-auto max-w-[88rem] p-4 sm:p-6 lg:p-8',
  })

const rail = ({ page }: Board): string =>
  railLayout({
    ...STATEFUL,
    root: 'bg-background',
    aside: page.direction.name === 'poster' ? 'border-r-2 border-foreground' : 'border-r',
    mark: `${page.direction.name === 'poster' ? 'rounded-full border-2 border-foreground bg-highlight text-highlight-foreground' : 'rounded-md bg-primary text-primary-foreground'} font-semibold`,
    letter: page.brief.brand.charAt(0).toUpperCase(),
    place: button(
      'flex flex-col items-center gap-1.5 rounded-md px-1 py-2.5 text-[0.6875rem] text-muted-foreground hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:text-foreground',
      '<span className="w-full truncate text-center">{place.label}</span>',
    ),
    bar: 'px-4 md:hidden',
    small: MOBILE,
    below: '',
    main: 'p-4 sm:p-5 lg:p-6',
  })

/** A bar on top with the places as words. */
const topbar = ({ page }: Board): string => tsx`
  ${HEAD}

  export function AppShell({ view, onView, children }: AppShellProps) {
    return (
      <div id="top" className="min-h-svh ${page.direction.name === 'ledger' ? 'bg-muted/50' : 'bg-background'} text-foreground">
        <header className="sticky top-0 z-30 ${page.direction.name === 'swiss' ? 'border-b-2 border-foreground' : 'border-b'} bg-background">
          <div className="mx-auto flex h-16 max-w-[88rem] items-center gap-8 px-4 sm:px-6 lg:px-8">
            <Logo />
            <nav aria-label="Main" className="hidden min-w-0 flex-1 items-stretch gap-6 self-stretch overflow-x-auto overflow-y-hidden md:flex">
              {places.map((place) => (
                ${button('-mb-px flex shrink-0 items-center gap-2 border-b-2 border-transparent text-sm text-muted-foreground hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground', '{place.label}')}
              ))}
            </nav>
            <div className="ml-auto flex items-center gap-1">
              <ThemeToggle />
              <MobilePlaces view={view} onView={onView} />
            </div>
          </div>
        </header>
        <main className="mx-auto max-w-[88rem] px-4 py-8 sm:px-6 lg:px-8">{children}</main>
      </div>
    );
  }
`

const SHELLS: Record<ShellName, (board: Board) => string> = { sidebar, rail, topbar }
