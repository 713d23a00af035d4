import { LATE, MAX_MS } from './compiler-port.ts'
import { couldNotCompile } from './diagnostics.ts'

/** What is answered to work that was stopped. */
export function lateAnswer(
  path: string,
  maxMs: number = MAX_MS['/compile'],
): { status: number; body: string } {
  if (path !== '/compile') return { status: LATE, body: 'late' }
  return { status: 200, body: JSON.stringify(couldNotCompile(maxMs)) }
}
