import { ExternalLink, Maximize2, Moon, MousePointer2, Plus, RotateCw, Smartphone, Sun } from 'lucide-react'
import type { Command } from '#client/features/commands/command.ts'
import { NARROW, useMediaQuery } from '#client/lib/media-query.ts'
import type { PanelName } from '#client/state/panel.ts'
import { previewTools } from '#client/state/preview-tools.ts'
import { VIEWPORTS } from '#shared/design.ts'

const group = 'Preview' as const

/** What the toolbar of the preview does, by its names. */
export function usePreviewCommands(showPanel: (panel: PanelName) => void): Command[] {
  const isNarrow = useMediaQuery(NARROW)
  const tools = previewTools()
  if (!tools) return []
  const { refresh, open, select, insert, toggleDark, isDark, toggleFullScreen, viewport, setViewport } = tools
  // Where panels are switched, one wants to see what happens.
  const seen = (run: () => void) => () => {
    if (isNarrow) showPanel('preview')
    run()
  }
  const some = (run: (() => void) | null, command: Omit<Command, 'group' | 'run'>): Command[] =>
    run ? [{ ...command, group, run: seen(run) }] : []
  return [
    ...some(select && (() => undefined), {
      id: 'select',
      label: 'Select element',
      words: ['pick', 'target', 'click'],
      icon: <MousePointer2 />,
      // The palette has to give the focus away before it can go into the design.
      goOn: () => select?.(),
    }),
    ...some(insert && (() => undefined), {
      id: 'insert',
      label: 'Insert a part',
      words: ['template', 'section', 'add'],
      icon: <Plus />,
      goOn: () => insert?.(),
    }),
    ...some(refresh, { id: 'refresh', label: 'Refresh preview', words: ['reload'], icon: <RotateCw /> }),
    ...some(toggleDark, {
      id: 'design-dark',
      label: isDark ? 'Show the design light' : 'Show the design dark',
      words: ['dark mode', 'light mode', 'theme'],
      icon: isDark ? <Sun /> : <Moon />,
    }),
    ...some(isNarrow ? null : toggleFullScreen, {
      id: 'full-screen',
      label: 'Full screen',
      words: ['maximize', 'present'],
      icon: <Maximize2 />,
    }),
    ...some(open, {
      id: 'open',
      label: 'Open in new window',
      words: ['tab', 'browser'],
      icon: <ExternalLink />,
    }),
    ...VIEWPORTS.filter(({ name }) => name !== viewport).map(({ name }) => ({
      id: `viewport-${name}`,
      group,
      label: `Viewport: ${name}`,
      words: ['size', 'width', 'device', 'phone'],
      icon: <Smartphone />,
      run: seen(() => setViewport(name)),
    })),
  ]
}
