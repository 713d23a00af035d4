import { tsx } from '#server/designer/code/tsx.ts'
import type { DirectionName } from '#server/designer/direction/direction.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { plansOf } from '#server/designer/offers/offers.ts'
import { compose, type Design } from '#server/designer/page/compose.ts'
import type { Page } from '#server/designer/page/page.ts'
import { crew } from '#server/designer/page/people.ts'
import { logoFile, themeToggleFile } from '#server/designer/sections/shell-parts.ts'
import { askedPanels } from '#server/designer/settings/asked-panels.ts'
import { choosePanels, labelIn } from '#server/designer/settings/choose-panels.ts'
import type { Panel } from '#server/designer/settings/panel.ts'
import { PANELS } from '#server/designer/settings/panels.ts'
import { sharedParts } from '#server/designer/settings/shared-parts.ts'
import type { SourceFile } from '#shared/artifacts.ts'

type ShellName = 'rail' | 'tabs'

const SHELL_OF: Record<DirectionName, ShellName> = {
  calm: 'rail',
  technical: 'rail',
  ledger: 'rail',
  swiss: 'rail',
  editorial: 'tabs',
  poster: 'tabs',
  soft: 'tabs',
  luxe: 'tabs',
  organic: 'tabs',
}

export const settings: Kind = {
  name: 'settings',
  label: 'a settings page',
  shape: 'work',
  words:
    /\b(?:(?:settings|preferences|account|einstellungen|param[eè]tres|ajustes)[\s-]*(?:page|screen|panel|view|seite)|settings|einstellungen)\b/i,
  weight: 3,
  compose: composeSettings,
}

/** Everything a person may decide, one page at a time, saved only when asked. */
function composeSettings(page: Page): Design {
  const known = choosePanels(page.brief).map(name => {
    const panel = PANELS[name](page)
    return { ...panel, label: labelIn(page.brief, name) ?? panel.label }
  })
  const panels = [...known, ...askedPanels(page, known)]
  const shell = SHELL_OF[page.direction.name]
  const files: SourceFile[] = [
    sectionsFile(panels),
    ...sharedParts(),
    ...panels.flatMap(panel => [{ name: panel.file, code: panel.code }, ...panel.files]),
    navFile(page, shell),
    logoFile(page),
    themeToggleFile(),
  ]
  return {
    files: compose(page, appFile(page, panels, shell), [], files),
    parts: [
      ...panels.map(panel => `${panel.label.toLowerCase()}: ${panel.note.toLowerCase().replace(/\.$/, '')}`),
      'changes are kept until you save or discard them',
    ],
  }
}

function sectionsFile(panels: Panel[]): SourceFile {
  const icons = [...new Set(panels.map(panel => panel.icon))].sort()
  const code = tsx`
    import { ${icons.join(', ')} } from "lucide-react";
    ${[...panels].sort((a, b) => a.file.localeCompare(b.file)).map(panel => `import { ${panel.component} } from "@/${panel.file.replace('.tsx', '')}";`)}

    export const sections = [
      ${panels.map(panel => `{\n  id: "${panel.id}",\n  label: "${panel.label}",\n  note: "${panel.note}",\n  icon: ${panel.icon},\n  Panel: ${panel.component},\n},`)}
    ];
  `
  return { name: 'data/sections.ts', code }
}

function appFile(page: Page, panels: Panel[], shell: ShellName): string {
  const { look, direction } = page
  const first = panels[0]?.id ?? 'profile'
  return tsx`
    import { useState } from "react";
    import { Logo } from "@/components/logo";
    import { SettingsNav } from "@/components/settings/settings-nav";
    import { ThemeToggle } from "@/components/theme-toggle";
    import { Toaster } from "@/components/ui/sonner";
    import { sections } from "@/data/sections";
    import "./theme.css";

    const startId = () => {
      const wanted = window.location.hash.slice(1);
      const isKnown = sections.some((section) => section.id === wanted);
      return isKnown ? wanted : "${first}";
    };

    export default function App() {
      const [id, setId] = useState(startId);
      const shown = sections.find((section) => section.id === id) ?? sections[0];

      return (
        <div id="top" className="min-h-svh ${PAPER[direction.name] ?? 'bg-background'} text-foreground">
          <header className="border-b bg-background">
            <div className="${look.container} flex h-16 items-center justify-between gap-4">
              <Logo />
              <div className="flex items-center gap-3 text-sm text-muted-foreground">
                <span className="hidden sm:inline">Settings</span>
                <ThemeToggle />
              </div>
            </div>
          </header>
          <div className="${look.container} ${shell === 'rail' ? 'grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14' : 'py-8 md:py-14'}">
            <SettingsNav id={id} onChange={setId} />
            <main className="min-w-0${shell === 'tabs' ? ' pt-10' : ''}">
              <div className="mb-7 flex flex-wrap items-end justify-between gap-3">
                <div>
                  <h1 className="${look.h2.replace('md:text-5xl', 'md:text-4xl').replace('md:text-6xl', 'md:text-5xl')}">{shown.label}</h1>
                  <p className="mt-2 text-muted-foreground">{shown.note}</p>
                </div>
              </div>
              <div className="${SURFACE[direction.name]}">
                <shown.Panel />
              </div>
            </main>
          </div>
          <Toaster />
        </div>
      );
    }
  `
}

/** Where cards lie on, so that they are seen to. */
const PAPER: Partial<Record<DirectionName, string>> = {
  calm: 'bg-muted/60',
  technical: 'bg-muted/40',
  ledger: 'bg-muted/50',
}

const SURFACE: Record<DirectionName, string> = {
  calm: 'rounded-2xl border bg-card p-5 shadow-xs sm:p-8',
  technical: 'rounded-lg border bg-card p-5 sm:p-8',
  ledger: 'border bg-card p-5 sm:p-8',
  swiss: 'border-t-2 border-foreground pt-8',
  editorial: 'border-t border-foreground/20 pt-8',
  luxe: 'border-t pt-8',
  poster: 'rounded-lg border-2 border-foreground bg-card p-5 sm:p-8',
  soft: 'rounded-3xl bg-card p-5 sm:p-9',
  organic: 'rounded-2xl bg-card p-5 sm:p-9',
}

function navFile(page: Page, shell: ShellName): SourceFile {
  const [person] = crew(page.choices, 1)
  const plan = plansOf(page.brief).find(each => each.isBest)
  const code = shell === 'rail' ? rail(person?.name ?? 'Maren Okafor', plan?.name ?? 'Member') : tabs(page)
  return { name: 'components/settings/settings-nav.tsx', code }
}

const HEAD = `import { sections } from "@/data/sections";

interface SettingsNavProps {
  id: string;
  onChange: (id: string) => void;
}
`

/** A list beside the page, under who is signed in; a row to scroll on small screens. */
const rail = (person: string, plan: string) => tsx`
  ${HEAD}

  export function SettingsNav({ id, onChange }: SettingsNavProps) {
    return (
      <div className="lg:sticky lg:top-8 lg:self-start">
        <div className="mb-6 hidden items-center gap-3 lg:flex">
          <span
            aria-hidden="true"
            className="flex size-10 items-center justify-center rounded-full bg-primary text-sm font-semibold text-primary-foreground"
          >
            ${person
              .split(' ')
              .map(part => part.charAt(0))
              .join('')}
          </span>
          <p className="text-sm leading-tight">
            <span className="block font-medium">${person}</span>
            <span className="block text-muted-foreground">${plan}</span>
          </p>
        </div>
        <nav
          aria-label="Settings"
          className="-mx-5 flex gap-1 overflow-x-auto px-5 lg:mx-0 lg:flex-col lg:px-0"
        >
          {sections.map((section) => (
            ${BUTTON.replace('CLASSES', 'flex shrink-0 items-center gap-3 rounded-md px-3 py-2 text-left text-sm text-muted-foreground hover:bg-accent hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:font-medium aria-[current=page]:text-foreground')}
          ))}
        </nav>
      </div>
    );
  }
`

/** A row of tabs under the name of the place. */
const tabs = ({ look }: Page) => tsx`
  ${HEAD}

  export function SettingsNav({ id, onChange }: SettingsNavProps) {
    return (
      <div>
        <p className="${look.eyebrow}">Settings</p>
        <nav
          aria-label="Settings"
          className="-mx-5 mt-5 flex gap-7 overflow-x-auto border-b px-5 sm:mx-0 sm:px-0"
        >
          {sections.map((section) => (
            ${BUTTON.replace('CLASSES', '-mb-px flex shrink-0 items-center gap-2 border-b-2 border-transparent pb-3 text-muted-foreground hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground')}
          ))}
        </nav>
      </div>
    );
  }
`

const BUTTON = `<button
  key={section.id}
  type="button"
  aria-current={section.id === id ? "page" : undefined}
  onClick={() => onChange(section.id)}
  className="CLASSES"
>
  <section.icon className="size-4" aria-hidden="true" />
  {section.label}
</button>`
