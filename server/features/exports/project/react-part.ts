import type { Draft, ProjectFile } from './draft.ts'

const ASYNC_COMPONENT =
  /\basync\s+function\s+[A-Z]|\b(?:const|let)\s+[A-Z]\w*\s*(?::[^=]+)?=\s*async\b|\bexport\s+default\s+async\b/

/** Draws components that are async functions, which otherwise need a server: only where the design has some. */
export function asyncPart(draft: Draft): ProjectFile[] {
  const hasSome = [...draft.links.keys()].some(path => ASYNC_COMPONENT.test(draft.design.text(path) ?? ''))
  if (!hasSome) return []
  addAsyncComponents(draft)
  return ['jsx-runtime', 'jsx-dev-runtime'].map(runtime => ({
    name: draft.layout.claim(`src/compat/react/${runtime}.ts`),
    content: runtime === 'jsx-runtime' ? RUNTIME : DEV_RUNTIME,
  }))
}

/** Where `use` is imported from when a stand-in may be what is waited for: React itself takes no function. */
export function sourceOfUse(draft: Draft): string {
  if (!draft.made.has(USE)) {
    addAsyncComponents(draft)
    draft.made.set(USE, { name: draft.layout.claim(USE), content: USE_SOURCE })
  }
  return `@/${draft.made.get(USE)!.name.slice('src/'.length).replace(/\.ts$/, '')}`
}

function addAsyncComponents(draft: Draft): void {
  if (draft.made.has(ASYNC)) return
  const name = draft.layout.claim(ASYNC)
  draft.made.set(ASYNC, { name, content: `// @ts-nocheck\n${draft.facts.asyncComponents}` })
}

const ASYNC = 'src/compat/react/async-components.ts'
const USE = 'src/compat/react/use.ts'
/** What a build takes elements from where this is. */
export const JSX_RUNTIME = 'src/compat/react/jsx-runtime.ts'

const USE_SOURCE = `import * as React from 'react'
import { usesCallables } from './async-components'

export const use = usesCallables(React.use as (usable: unknown) => unknown) as typeof React.use
`

const RUNTIME = `// @ts-nocheck
import * as runtime from 'react/jsx-runtime'
import { drawsAsync } from './async-components'

export const Fragment = runtime.Fragment
export const jsx = drawsAsync(runtime.jsx)
export const jsxs = drawsAsync(runtime.jsxs)
`

const DEV_RUNTIME = `// @ts-nocheck
import * as runtime from 'react/jsx-dev-runtime'
import { drawsAsync } from './async-components'

export const Fragment = runtime.Fragment
export const jsxDEV = drawsAsync(runtime.jsxDEV)
`
