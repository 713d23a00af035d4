import { useCallback, useRef } from 'react'
import { reportHealth } from '#client/api/artifacts.ts'
import type { HealthOutcome } from '#shared/artifacts.ts'

/** Tells the server once a version and outcome what this browser saw; only a writer's word counts. */
export function useHealthReport(canWrite: boolean) {
  const told = useRef(new Set<string>())
  return useCallback(
    (artifactId: string, outcome: HealthOutcome, message = '') => {
      const key = `${artifactId} ${outcome} ${message}`
      if (!canWrite || told.current.has(key)) return
      told.current.add(key)
      // A report that is lost is made again by the next browser that looks.
      void reportHealth(artifactId, outcome, message).catch(() => told.current.delete(key))
    },
    [canWrite],
  )
}
