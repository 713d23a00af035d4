/** What one path has: as we pushed it last, as it would be pushed now, and there; undefined: no such file. */
export interface ThreeStates {
  pushed: string | undefined
  wanted: string | undefined
  there: string | undefined
}

/** Of the folder itself: what people write for themselves once the project is theirs. */
const ABOUT = /^(?:readme|licen[cs]e|contributing|changelog|\.[\w.-]+)[^/]*$/i
const CODE = /^(?:src|public)\//

/** Whether our state of a file goes there; else it stays as it is there. `path` is the one within the folder of the link. */
export function isOurs(path: string, { pushed, wanted, there }: ThreeStates): boolean {
  if (wanted === there) return false
  // Only they have changed it.
  if (pushed !== undefined && wanted === pushed) return false
  if (pushed === there) return true
  // Both have, or it was never ours: what a repository says about itself is theirs, and a file they changed is not taken away.
  if (wanted === undefined) return false
  if (pushed === undefined) return there === undefined || !ABOUT.test(path)
  return CODE.test(path) || path === 'package.json'
}
