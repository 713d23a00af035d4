import type * as ReactModule from 'react'
import type { createRoot } from 'react-dom/client'
import type { RenderFacts } from '#shared/preview-health.ts'
import { hasPainted } from './painted.ts'
import { renderFacts } from './render-facts.ts'

/** What `app.js` exports; see the compiler's root module. */
interface DesignModule {
  App: ReactModule.ComponentType | null
  React: typeof ReactModule
  createRoot: typeof createRoot
  wrap?: (node: ReactModule.ReactNode) => ReactModule.ReactNode
}

interface Outcome {
  fail(error: unknown): void
  done(outcome: 'painted' | 'blank', facts: RenderFacts): void
}

const BLANK_AFTER_MS = 3_000
const LOOK_EVERY_MS = 150

/** Loads the bundle, renders it, and says whether anything can be seen. */
export async function mountDesign(appJs: string, { fail, done }: Outcome): Promise<void> {
  try {
    const design: DesignModule = await import(/* @vite-ignore */ appJs)
    const root = document.getElementById('root')
    // A bundle without a component rendered itself.
    if (design.App && root) render(design, root, fail)
    await watchPaint()
    const facts = renderFacts(document.body, design.App !== null)
    done(facts.isPainted ? 'painted' : 'blank', facts)
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
  class Boundary extends React.Component<{ children: ReactModule.ReactNode }> {
    override state: { error: unknown } = { error: null }
    static getDerivedStateFromError(error: unknown) {
      return { error: error ?? new Error('Oops! Ran into a problem.') }
    }
    override componentDidCatch(error: unknown) {
      showFailure(error)
      fail(error)
    }
    override render() {
      return this.state.error ? null : this.props.children
    }
  }
  const design = React.createElement(App!)
  const root = createRoot(element, { onCaughtError: () => {}, onUncaughtError: fail })
  root.render(React.createElement(Boundary, null, wrap ? wrap(design) : design))
}

/** Looks with timers, since animation frames never come to a frame that is off screen. */
async function watchPaint(): Promise<void> {
  const deadline = performance.now() + BLANK_AFTER_MS
  await nextPaint()
  while (!hasPainted(document.body)) {
    if (performance.now() > deadline) return
    await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS))
  }
  await nextPaint()
}

const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, 300)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** The red box of section 8, filled in by the page when a design throws. */
export function showFailure(error: unknown): void {
  const box = document.getElementById('maquette-failure')
  const text = box?.querySelector('pre')
  if (!box || !text) return
  text.textContent = error instanceof Error ? error.message : String(error)
  box.hidden = false
}
