import { illustrationFile } from '#server/designer/art/drawings.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { type Page, type Piece, say } from '#server/designer/page/page.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export type ShellName = 'picture' | 'quiet' | 'wall' | 'console'

/** What stands beside or around the form. */
export function signInShell(page: Page, name: ShellName): Piece {
  return {
    component: 'AuthShell',
    file: 'components/auth-shell.tsx',
    code: SHELLS[name](page),
    files: name === 'picture' || name === 'wall' ? [illustrationFile(page.brief.subject.art)] : [],
    anchor: null,
  }
}

const PROPS = `interface AuthShellProps {
  children: ReactNode;
}`

/** The form on paper, a picture and a voice beside it. */
const picture = (page: Page): string => {
  const [quote, name, role] = page.brief.subject.quotes[0] ?? ['', '', '']
  return tsx`
    import type { ReactNode } from "react";
    import { Illustration } from "@/components/illustration";
    import { Logo } from "@/components/logo";
    import { ThemeToggle } from "@/components/theme-toggle";

    ${PROPS}

    export function AuthShell({ children }: AuthShellProps) {
      return (
        <div id="top" className="grid min-h-svh bg-background text-foreground lg:grid-cols-2">
          <div className="flex flex-col px-6 py-6 sm:px-10">
            <header className="flex items-center justify-between">
              <Logo />
              <ThemeToggle />
            </header>
            <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-12">{children}</main>
            <footer className="text-sm text-muted-foreground">
              By signing in you accept the terms and the privacy notice.
            </footer>
          </div>
          <aside className="relative hidden overflow-hidden bg-panel text-panel-foreground lg:flex lg:flex-col">
            <Illustration className="min-h-0 w-full flex-1 bg-accent" preserveAspectRatio="xMidYMid slice" />
            <figure className="p-10 xl:p-14">
              <blockquote className="${page.look.h2}">“${jsxText(say(page, quote))}”</blockquote>
              <figcaption className="mt-5 text-panel-muted">
                ${jsxText(name)}, ${jsxText(role)}
              </figcaption>
            </figure>
          </aside>
        </div>
      );
    }
  `
}

/** A card on a quiet field, with what the place is in figures. */
const quiet = (page: Page): string => tsx`
  import type { ReactNode } from "react";
  import { Logo } from "@/components/logo";
  import { ThemeToggle } from "@/components/theme-toggle";

  ${PROPS}

  export function AuthShell({ children }: AuthShellProps) {
    return (
      <div id="top" className="flex min-h-svh flex-col bg-muted text-foreground">
        <header className="flex items-center justify-between px-6 py-5 sm:px-10">
          <Logo />
          <ThemeToggle />
        </header>
        <main className="flex flex-1 items-center justify-center px-4 py-8">
          <div className="grid w-full max-w-5xl overflow-hidden bg-card lg:grid-cols-[1.15fr_0.85fr] ${radius(page)} border">
            <div className="px-6 py-10 sm:px-12 sm:py-14">{children}</div>
            <aside className="hidden flex-col justify-between gap-12 bg-panel p-12 text-panel-foreground lg:flex">
              <p className="${page.look.h3}">${jsxText(say(page, page.brief.subject.lead))}</p>
              <dl className="grid gap-5">
                ${page.brief.subject.facts.slice(0, 3).map(
                  ([
                    figure,
                    label,
                  ]) => `<div className="flex flex-col-reverse border-t border-panel-foreground/20 pt-4">
  <dt className="text-sm text-panel-muted">${jsxText(say(page, label))}</dt>
  <dd className="text-2xl font-semibold tabular-nums">${jsxText(figure)}</dd>
</div>`,
                )}
              </dl>
            </aside>
          </div>
        </main>
        <footer className="px-6 py-5 text-center text-sm text-muted-foreground">
          By signing in you accept the terms and the privacy notice.
        </footer>
      </div>
    );
  }
`

/** A wall of colour with a headline, the form in front of it. */
const wall = (page: Page): string => tsx`
  import type { ReactNode } from "react";
  import { Illustration } from "@/components/illustration";
  import { Logo } from "@/components/logo";
  import { ThemeToggle } from "@/components/theme-toggle";

  ${PROPS}

  export function AuthShell({ children }: AuthShellProps) {
    return (
      <div id="top" className="grid min-h-svh bg-highlight text-highlight-foreground lg:grid-cols-[1.1fr_0.9fr]">
        <div className="flex flex-col justify-between gap-10 p-6 sm:p-10">
          <header className="flex items-center justify-between">
            <Logo />
            <ThemeToggle />
          </header>
          <p className="hidden text-balance lg:block ${page.look.h1.replace('sm:text-8xl lg:text-[9.5rem]', 'sm:text-7xl xl:text-8xl')}">${jsxText(say(page, page.brief.headline ?? page.choices.pick('headline', page.brief.subject.headlines)))}</p>
          <Illustration className="hidden h-[42svh] w-full ${page.direction.name === 'soft' ? 'rounded-3xl' : 'rounded-lg border-2 border-foreground'} lg:block" preserveAspectRatio="xMidYMid slice" />
        </div>
        <main className="flex items-center bg-background px-6 py-12 text-foreground sm:px-12 ${page.direction.name === 'poster' ? 'border-foreground lg:border-l-2' : 'lg:rounded-l-[2.5rem]'}">
          <div className="mx-auto w-full max-w-md">{children}</div>
        </main>
      </div>
    );
  }
`

/** The form as an instrument on a grid of hairlines. */
const consoleShell = (page: Page): string => tsx`
  import type { ReactNode } from "react";
  import { Logo } from "@/components/logo";
  import { ThemeToggle } from "@/components/theme-toggle";

  ${PROPS}

  export function AuthShell({ children }: AuthShellProps) {
    return (
      <div id="top" className="flex min-h-svh flex-col bg-background bg-[linear-gradient(to_right,var(--border)_1px,transparent_1px),linear-gradient(to_bottom,var(--border)_1px,transparent_1px)] bg-[size:72px_72px] text-foreground">
        <header className="flex items-center justify-between border-b bg-background px-6 py-3 sm:px-10">
          <Logo />
          <ThemeToggle />
        </header>
        <main className="flex flex-1 items-center justify-center px-4 py-10">
          <div className="w-full max-w-md border bg-card p-7 shadow-2xl shadow-black/10 sm:p-10 ${radius(page)}">{children}</div>
        </main>
        <footer className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-t bg-background px-6 py-3 font-mono text-xs text-muted-foreground sm:px-10">
          ${page.brief.subject.facts.slice(0, 3).map(
            ([figure, label]) => `<span>
  ${jsxText(figure)} ${jsxText(say(page, label))}
</span>`,
          )}
        </footer>
      </div>
    );
  }
`

const radius = (page: Page): string => /rounded-(?:lg|xl|2xl|3xl)/.exec(page.look.card)?.[0] ?? ''

const SHELLS: Record<ShellName, (page: Page) => string> = { picture, quiet, wall, console: consoleShell }
