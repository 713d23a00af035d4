import type * as ReactModule from 'react'
import type { createRoot } from 'react-dom/client'
import type { RenderFacts } from '#shared/preview-health.ts'
import { loadDesign } from './load-design.ts'
import { renderFacts } from './render-facts.ts'
import { comesLate, watchPaint } from './watch-paint.ts'

/** What `app.js` exports; see the compiler's root module. */
interface DesignModule {
  App: ReactModule.ComponentType | null
  React: typeof ReactModule
  createRoot: typeof createRoot
  wrap?: (node: ReactModule.ReactNode) => ReactModule.ReactNode
}

interface Outcome {
  fail(error: unknown, componentStack?: string): void
  done(outcome: 'painted' | 'blank', facts: RenderFacts): void
}

/** Loads the bundle, renders it, and says whether anything can be seen, once more where that comes late. */
export async function mountDesign(appJs: string, { fail, done }: Outcome): Promise<void> {
  try {
    const design = (await loadDesign(appJs)) as DesignModule
    const root = document.getElementById('root')
    // A bundle without a component rendered itself.
    if (design.App && root) render(design, root, fail)
    await watchPaint()
    const facts = renderFacts(document.body, design.App !== null)
    done(facts.isPainted ? 'painted' : 'blank', facts)
    if (facts.isPainted || !(await comesLate())) return
    done('painted', renderFacts(document.body, design.App !== null))
  } catch (error) {
    showFailure(error)
    fail(error)
  }
}

function render(
  { App, React, createRoot, wrap }: DesignModule,
  element: HTMLElement,
  fail: Outcome['fail'],
): void {
  const caught = (error: unknown, { componentStack }: ReactModule.ErrorInfo) =>
    fail(error, componentStack ?? '')
  class Boundary extends React.Component<{ children: ReactModule.ReactNode }> {
    override state: { error: unknown } = { error: null }
    static getDerivedStateFromError(error: unknown) {
      return { error: error ?? new Error('Oops! Ran into a problem.') }
    }
    override componentDidCatch(error: unknown, info: ReactModule.ErrorInfo) {
      showFailure(error)
      caught(error, info)
    }
    override render() {
      return this.state.error ? null : this.props.children
    }
  }
  const design = React.createElement(App!)
  const root = createRoot(element, { onCaughtError: () => {}, onUncaughtError: caught })
  root.render(React.createElement(Boundary, null, wrap ? wrap(design) : design))
}

/** The red box of section 8, filled in by the page when a design throws. */
export function showFailure(error: unknown): void {
  const box = document.getElementById('maquette-failure')
  const text = box?.querySelector('pre')
  if (!box || !text) return
  text.textContent = error instanceof Error ? error.message : String(error)
  box.hidden = false
}
