import { ExternalLink, Maximize2, Moon, MousePointer2, Plus, RotateCw, Smartphone, Sun } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { NARROW, useMediaQuery } from '#client/lib/media-query.ts'
import { previewTools } from '#client/state/preview-tools.ts'
import { VIEWPORTS } from '#shared/design.ts'

const group = 'Preview' as const

/** What the toolbar of the preview does, by its names; `show` brings the preview to the screen. */
export function usePreviewActions(show: () => void): Action[] {
  const isNarrow = useMediaQuery(NARROW)
  const tools = previewTools()
  if (!tools) return []
  const { refresh, open, whyNotShown, select, insert, whyNotSelect, toggleDark, isDark } = tools
  const { toggleFullScreen, viewport, setViewport } = tools
  // Where panels are switched, one wants to see what happens.
  const seen = (run: (() => void) | null) => () => {
    if (isNarrow) show()
    run?.()
  }
  return [
    {
      id: 'select',
      group,
      name: 'Select element',
      words: ['pick', 'target', 'click'],
      icon: <MousePointer2 />,
      whyNot: whyNotSelect,
      run: seen(null),
      // The focus has to be free before it can go into the design.
      focus: select,
    },
    {
      id: 'insert',
      group,
      name: 'Insert a part',
      words: ['template', 'section', 'add'],
      icon: <Plus />,
      whyNot: whyNotSelect,
      run: seen(null),
      focus: insert,
    },
    {
      id: 'refresh',
      group,
      name: 'Refresh preview',
      words: ['reload'],
      icon: <RotateCw />,
      whyNot: whyNotShown,
      run: seen(refresh),
    },
    {
      id: 'design-dark',
      group,
      name: isDark ? 'Show the design light' : 'Show the design dark',
      words: ['dark mode', 'light mode', 'theme'],
      icon: isDark ? <Sun /> : <Moon />,
      isShown: toggleDark !== null,
      run: seen(toggleDark),
    },
    {
      id: 'full-screen',
      group,
      name: 'Full screen',
      words: ['maximize', 'present'],
      icon: <Maximize2 />,
      isShown: !isNarrow,
      run: seen(toggleFullScreen),
    },
    {
      id: 'open',
      group,
      name: 'Open in new window',
      words: ['tab', 'browser'],
      icon: <ExternalLink />,
      whyNot: whyNotShown,
      run: seen(open),
    },
    ...VIEWPORTS.filter(({ name }) => name !== viewport).map(({ name }) => ({
      id: `viewport-${name}`,
      group,
      name: `Viewport: ${name}`,
      words: ['size', 'width', 'device', 'phone'],
      icon: <Smartphone />,
      run: seen(() => setViewport(name)),
    })),
  ]
}
