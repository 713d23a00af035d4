import { tsx } from '#server/designer/code/tsx.ts'
import type { HeaderName } from '#server/designer/direction/direction.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { say } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

interface Action {
  label: string
  href: string
}

/** The bar at the top: name, links, one action, and a sheet with the links on small screens. */
export function siteHeader(page: Page, action: Action): Piece {
  const { look, direction } = page
  const shape = SHAPES[direction.header]
  const button = tsx`
    <Button className="hidden ${buttonClass(look.button)} sm:inline-flex" asChild>
      <a href="${action.href}">${jsxText(say(page, action.label))}</a>
    </Button>
  `
  const code = tsx`
    import { Menu } from "lucide-react";
    import { useState } from "react";
    import { Logo } from "@/components/logo";
    import { ThemeToggle } from "@/components/theme-toggle";
    import { Button } from "@/components/ui/button";
    import {
      Sheet,
      SheetContent,
      SheetDescription,
      SheetHeader,
      SheetTitle,
      SheetTrigger,
    } from "@/components/ui/sheet";
    import { navigation } from "@/data/navigation";

    export function SiteHeader() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <header className="${shape.header}">
          <div className="${look.container} ${shape.row}">
            <Logo />
            <nav aria-label="Main" className="${shape.nav}">
              {navigation.map((item) => (
                <a key={item.href} href={item.href} className="${shape.link}">{item.label}</a>
              ))}
            </nav>
            <div className="flex items-center gap-2">
              <ThemeToggle />
              ${button}
              <Sheet open={isOpen} onOpenChange={setIsOpen}>
                <SheetTrigger asChild>
                  <Button variant="ghost" size="icon-lg" className="lg:hidden" aria-label="Open menu">
                    <Menu />
                  </Button>
                </SheetTrigger>
                <SheetContent side="right" className="w-full sm:max-w-sm">
                  <SheetHeader>
                    <SheetTitle className="font-display text-2xl font-normal">Menu</SheetTitle>
                    <SheetDescription className="sr-only">The sections of this page</SheetDescription>
                  </SheetHeader>
                  <nav aria-label="Small screens" className="grid px-4 pb-8">
                    {navigation.map((item) => (
                      <a
                        key={item.href}
                        href={item.href}
                        onClick={() => setIsOpen(false)}
                        className="border-b py-4 text-lg hover:text-brand"
                      >
                        {item.label}
                      </a>
                    ))}
                    <Button className="mt-6 ${buttonClass(look.button)}" asChild>
                      <a href="${action.href}" onClick={() => setIsOpen(false)}>${jsxText(say(page, action.label))}</a>
                    </Button>
                  </nav>
                </SheetContent>
              </Sheet>
            </div>
          </div>
        </header>
      );
    }
  `
  return { component: 'SiteHeader', file: 'components/site-header.tsx', code, files: [], anchor: null }
}

/** For a single screen: the name and one action, no links. */
export function plainHeader({ look, direction, brief }: Page, action: Action): Piece {
  const shape = SHAPES[direction.header]
  const code = tsx`
    import { Logo } from "@/components/logo";
    import { ThemeToggle } from "@/components/theme-toggle";
    import { Button } from "@/components/ui/button";

    export function SiteHeader() {
      return (
        <header className="${shape.header}">
          <div className="${look.container} ${shape.row.replace('lg:grid-cols-[auto_1fr_auto]', '').trim()}">
            <Logo />
            <div className="flex items-center gap-2">
              <ThemeToggle />
              <Button className="hidden ${buttonClass(look.button)} min-[26rem]:inline-flex" asChild>
                <a href="${action.href}">${jsxText(say({ brief }, action.label))}</a>
              </Button>
            </div>
          </div>
        </header>
      );
    }
  `
  return { component: 'SiteHeader', file: 'components/site-header.tsx', code, files: [], anchor: null }
}

/** In the bar the button keeps its shape and loses its height. */
const buttonClass = (button: string): string =>
  ['h-10', ...button.split(' ').filter(name => !/^(?:h-|px-|text-base|text-\[)/.test(name)), 'px-5'].join(' ')

interface Shape {
  header: string
  row: string
  nav: string
  link: string
}

const LINK = 'text-sm text-muted-foreground transition-colors hover:text-foreground'

const SHAPES: Record<HeaderName, Shape> = {
  bar: {
    header: 'sticky top-0 z-40 border-b bg-background/90 backdrop-blur-md',
    row: 'flex h-16 items-center justify-between gap-6',
    nav: 'hidden items-center gap-7 lg:flex',
    link: LINK,
  },
  ruled: {
    header: 'border-b border-foreground/20',
    row: 'flex h-20 items-center justify-between gap-6',
    nav: 'hidden items-center gap-8 lg:flex',
    link: 'text-sm text-foreground underline-offset-8 hover:underline',
  },
  centered: {
    header: 'relative z-10',
    row: 'grid h-24 grid-cols-[1fr_auto] items-center gap-6 lg:grid-cols-[auto_1fr_auto]',
    nav: 'hidden items-center justify-center gap-9 lg:flex',
    link: LINK,
  },
  pill: {
    header: 'sticky top-0 z-40 pt-4',
    row: 'flex h-16 max-w-5xl items-center justify-between gap-6 rounded-full bg-card/95 px-5 shadow-[0_6px_24px_-8px_rgb(0_0_0/0.14)] backdrop-blur-md',
    nav: 'hidden items-center gap-7 lg:flex',
    link: 'text-sm font-medium text-foreground/80 hover:text-brand',
  },
}
