import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { DirectionName } from '#server/designer/direction/direction.ts'
import type { Page } from '#server/designer/page/page.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

/** The name as a wordmark, with a small mark that belongs to the direction. */
export function logoFile({ brief, direction }: Page): SourceFile {
  const mark = MARKS[direction.name]
  const code = tsx`
    export function Logo() {
      return (
        <a href="#top" className="flex items-center gap-2.5 ${WORDMARKS[direction.name]}">
          ${mark}
          <span>${jsxText(brief.brand)}</span>
        </a>
      );
    }
  `
  return { name: 'components/logo.tsx', code }
}

const WORDMARKS: Record<DirectionName, string> = {
  editorial: 'font-display text-2xl tracking-tight',
  swiss: 'text-lg font-semibold tracking-tight',
  technical: 'font-mono text-sm font-medium tracking-tight',
  poster: 'font-display text-xl font-black tracking-tight uppercase',
  calm: 'text-lg font-semibold tracking-tight',
  soft: 'font-display text-xl font-bold tracking-tight',
  luxe: 'font-display text-xl tracking-wide',
  ledger: 'font-display text-xl font-medium',
  organic: 'font-display text-xl font-medium',
}

const MARKS: Record<DirectionName, string> = {
  editorial: '',
  swiss: '<span aria-hidden="true" className="size-5 bg-primary" />',
  technical: '<span aria-hidden="true" className="size-2 rounded-full bg-primary" />',
  poster:
    '<span aria-hidden="true" className="size-6 rounded-full border-2 border-foreground bg-highlight" />',
  calm: '<span aria-hidden="true" className="size-5 rounded-md bg-primary" />',
  soft: '<span aria-hidden="true" className="size-6 rounded-full rounded-tl-none bg-primary" />',
  luxe: '',
  ledger: '<span aria-hidden="true" className="h-5 w-1.5 bg-primary" />',
  organic: '<span aria-hidden="true" className="h-6 w-4 rounded-t-full rounded-b-sm bg-primary" />',
}

/** A button that switches between the light and the dark theme. */
export function themeToggleFile(): SourceFile {
  const code = tsx`
    import { Moon, Sun } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";

    const isDarkNow = () =>
      getComputedStyle(document.documentElement).colorScheme === "dark";

    export function ThemeToggle() {
      const [isDark, setIsDark] = useState(isDarkNow);

      function toggle() {
        const next = !isDarkNow();
        document.documentElement.classList.toggle("dark", next);
        document.documentElement.classList.toggle("light", !next);
        document.documentElement.style.colorScheme = next ? "dark" : "light";
        setIsDark(next);
      }

      return (
        <Button
          variant="ghost"
          size="icon-lg"
          onClick={toggle}
          aria-label={isDark ? "Use light theme" : "Use dark theme"}
        >
          {isDark ? <Sun /> : <Moon />}
        </Button>
      );
    }
  `
  return { name: 'components/theme-toggle.tsx', code }
}

/** The links of the header and the footer. */
export function navigationFile(anchors: { id: string; label: string }[]): SourceFile {
  const rows = anchors.map(({ id, label }) => ({ label, href: `#${id}` }))
  return { name: 'data/navigation.ts', code: `${constant('export const navigation', rows)}\n` }
}
