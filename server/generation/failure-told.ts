import { listVersions } from '#server/features/artifacts/artifacts-queries.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'
import type { RunRequest } from '#server/generation/run-request.ts'
import { type SourceFile, versionLabel } from '#shared/artifacts.ts'
import { changedLines } from '#shared/changed-lines.ts'
import { lastGoodVersion } from '#shared/last-good.ts'

const FRAMES_MAX = 20
const LINES_SHOWN_MAX = 60
const CHANGES_MAX_CHARACTERS = 8_000

/** What is known of the failure that a run repairs, besides its message: for the model, behind what was asked. */
export async function failureTold(
  { DB, FILES }: { DB: D1Database; FILES: R2Bucket },
  patternId: string,
  { fixOf, stack }: Pick<RunRequest, 'fixOf' | 'stack'>,
  files: readonly SourceFile[],
): Promise<string> {
  if (!fixOf) return ''
  const good = lastGoodVersion(await listVersions(DB, patternId), fixOf)
  const source = good && (await readSource(FILES, good))
  const frames = framesIn(stack)
  return [
    ...(frames.length > 0 ? [`Where it was thrown, as the browser tells it:\n${frames.join('\n')}`] : []),
    ...(good && source ? [changesTold(versionLabel(good.version), source, files)] : []),
  ].join('\n\n')
}

/** `at Hero (/hero.tsx:4:7)`, or `Hero@/hero.tsx:4:7`: names and places, and nothing that a person could say. */
const FRAME = /^\s{0,20}(?:at (?:async |new )?)?[\w$.<>/:@-]{1,200}(?: \([\w$.<>/:@-]{1,200}\))?$/

/** What a browser sends is anybody's text: only what has the form of a frame is passed on. */
export const framesIn = (stack: string): string[] =>
  stack
    .split('\n', FRAMES_MAX * 3)
    .filter(line => FRAME.test(line) && /:\d/.test(line))
    .slice(0, FRAMES_MAX)
    .map(line => `  ${line.trim()}`)

/** What the files were where they are other now; the model sees what they are. */
export function changesTold(
  label: string,
  before: readonly SourceFile[],
  files: readonly SourceFile[],
): string {
  const old = new Map(before.map(({ name, code }) => [name, code]))
  const now = new Set(files.map(({ name }) => name))
  const gone = before.filter(({ name }) => !now.has(name)).map(({ name }) => `${name} is gone.`)
  const parts = files.flatMap(({ name, code }) => {
    const was = old.get(name)
    if (was === undefined) return [`${name} is new.`]
    const change = changedLines(was, code)
    return change ? [lineTold(name, change)] : []
  })
  const told: string[] = []
  let left = CHANGES_MAX_CHARACTERS
  for (const part of [...gone, ...parts]) {
    const text = part.length > left ? `${part.split('\n')[0]}` : part
    left -= text.length
    if (left < 0) break
    told.push(text)
  }
  if (told.length === 0) return `Nothing has changed since ${label}, the last version that worked.`
  return `What has changed since ${label}, the last version that worked:\n${told.join('\n')}`
}

function lineTold(
  name: string,
  { from, before, after }: NonNullable<ReturnType<typeof changedLines>>,
): string {
  const until = from + after.length - 1
  const place = until > from ? `lines ${from} to ${until}` : `line ${from}`
  if (before.length === 0) return `${name}, ${place}: new.`
  const shown = before.slice(0, LINES_SHOWN_MAX)
  const more = before.length > shown.length ? [`(${before.length - shown.length} more lines)`] : []
  return [
    `${name}, ${place}${after.length === 0 ? ' lost' : ' stood'} before:`,
    '```',
    ...shown,
    ...more,
    '```',
  ].join('\n')
}
