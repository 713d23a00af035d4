import type { ReplyEvent } from '#shared/edits/reply/events.ts'
import { pathOf } from '#shared/edits/reply/lines.ts'

interface Hunk {
  old: string[]
  new: string[]
}
interface Patch {
  path: string
  action: 'update' | 'add' | 'delete'
  to: string | null
  hunks: Hunk[]
}

const HEADER =
  /^(?:index |new file mode|deleted file mode|old mode|new mode|similarity index|\\ No newline|\*\*\* (?:Begin Patch|End Patch|End of File))/
const SECTION = /^\*\*\* (Update|Add|Delete) File: (.+)$/
const MOVED = /^(?:rename to|\*\*\* Move to:) (.+)$/
const NOTHING = '/dev/null'

/**
 * A diff as edits, a hunk each: what it takes away is looked for as it stands, wherever its numbers say that it is.
 * Null when it names no file.
 */
export function diffEvents(lines: readonly string[], named: string | null): ReplyEvent[] | null {
  const patches = patchesIn(lines, named).filter(patch => patch.path !== '')
  return patches.length > 0 ? patches.flatMap(eventsOf) : null
}

function patchesIn(lines: readonly string[], named: string | null): Patch[] {
  const patches: Patch[] = []
  let patch: Patch | null = named === null ? null : begin(patches, named, 'update')
  let hunk: Hunk | null = null
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const next = lines[at + 1] ?? ''
    const [, section, sectionPath = ''] = SECTION.exec(line) ?? []
    const [, moved] = MOVED.exec(line) ?? []
    if (/^--- \S/.test(line) && /^\+\+\+ \S/.test(next)) {
      const [from, to] = [sideOf(line), sideOf(next)]
      const action = from === NOTHING ? 'add' : to === NOTHING ? 'delete' : 'update'
      patch = begin(patches, to === NOTHING ? from : to, action)
      hunk = null
      at++
    } else if (section) {
      patch = begin(patches, pathOf(sectionPath.trim()) ?? '', ACTIONS[section] ?? 'update')
      hunk = null
    } else if (line.startsWith('diff --git ')) hunk = null
    else if (HEADER.test(line)) continue
    else if (moved && patch && !hunk) patch.to = pathOf(moved.trim())
    else if (patch && (line.startsWith('@@') || !hunk)) {
      hunk = { old: [], new: [] }
      patch.hunks.push(hunk)
      if (!line.startsWith('@@')) takeLine(hunk, line)
    } else if (hunk) takeLine(hunk, line)
  }
  return patches
}

const ACTIONS: Record<string, Patch['action']> = { Update: 'update', Add: 'add', Delete: 'delete' }

function begin(patches: Patch[], path: string, action: Patch['action']): Patch {
  const patch: Patch = { path, action, to: null, hunks: [] }
  patches.push(patch)
  return patch
}

/** `--- a/App.tsx	2025-01-01` is about App.tsx. */
function sideOf(line: string): string {
  const side = line.slice(4).split('\t')[0]?.trim() ?? ''
  return side === NOTHING ? side : (pathOf(side.replace(/^[ab]\//, '')) ?? '')
}

/** A line without any mark was meant as one that stays. */
function takeLine(hunk: Hunk, line: string): void {
  const text = /^[ +-]/.test(line) ? line.slice(1) : line
  if (!line.startsWith('+')) hunk.old.push(text)
  if (!line.startsWith('-')) hunk.new.push(text)
}

function eventsOf({ path, action, to, hunks }: Patch): ReplyEvent[] {
  const made = hunks
    .flatMap(hunk => hunk.new)
    .join('\n')
    .trimEnd()
  if (action === 'delete') return [{ type: 'call', operation: { op: 'delete', file: path } }]
  if (action === 'add') return [{ type: 'call', operation: { op: 'write', file: path, code: `${made}\n` } }]
  const edits = hunks.flatMap((hunk): ReplyEvent[] => {
    while (hunk.old.at(-1) === '' && hunk.new.at(-1) === '') {
      // Empty lines at its end belong to the block around it.
      hunk.old.pop()
      hunk.new.pop()
    }
    const [search, replace] = [hunk.old.join('\n'), hunk.new.join('\n')]
    if (search === replace) return []
    return search.trim() === ''
      ? [{ type: 'unreadable', path, message: `A part of the diff for ${path} says where by no line of it.` }]
      : [{ type: 'edit', path, search, replace }]
  })
  return to === null ? edits : [...edits, { type: 'call', operation: { op: 'rename', from: path, to } }]
}
