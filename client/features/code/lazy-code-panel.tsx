import { lazy, Suspense } from 'react'
import { CodeSkeleton } from './code-skeleton.tsx'

const CodePanel = lazy(() => import('./code-panel.tsx').then(({ CodePanel }) => ({ default: CodePanel })))

/** The code editor comes when somebody opens it, never before. */
export function LazyCodePanel() {
  return (
    <Suspense fallback={<CodeSkeleton />}>
      <CodePanel />
    </Suspense>
  )
}
