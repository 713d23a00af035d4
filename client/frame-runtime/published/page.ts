import type * as ReactModule from 'react'
import type { createRoot } from 'react-dom/client'
import { DrawnPage } from './drawn-page.ts'
import { coverMissingPictures } from './missing-pictures.ts'

/** What `app.js` exports; see the compiler's root module. */
interface DesignModule {
  App: ReactModule.ComponentType | null
  React: typeof ReactModule
  createRoot: typeof createRoot
  wrap?: (node: ReactModule.ReactNode) => ReactModule.ReactNode
}

/** All there is of ours on a published page: it starts the design, and talks with nobody. */
void start(document.getElementById('maquette-page')?.dataset.app)

async function start(address: string | undefined): Promise<void> {
  const root = document.getElementById('root')
  if (!address || !root) return
  coverMissingPictures()
  const { App, React, createRoot, wrap } = (await import(/* @vite-ignore */ address)) as DesignModule
  // A bundle without a component rendered itself.
  if (!App) return
  const drawn = root.childElementCount > 0 ? new DrawnPage(root) : null
  const design = React.createElement(App)
  // React has taken everything away then: what a browser drew before can still be read.
  const failed = (error: unknown) => {
    console.error(error)
    drawn?.putBack()
  }
  createRoot(drawn?.live ?? root, { onUncaughtError: failed }).render(wrap ? wrap(design) : design)
  await drawn?.giveWay()
}
