import { Suspense } from 'react'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { CodeSkeleton } from './code-skeleton.tsx'

const CodePanel = lazyPart(() => import('./code-panel.tsx').then(({ CodePanel }) => CodePanel))

/** The code editor comes when somebody opens it, never before. */
export function LazyCodePanel() {
  return (
    <Suspense fallback={<CodeSkeleton />}>
      <CodePanel />
    </Suspense>
  )
}
