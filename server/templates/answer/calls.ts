import type { ToolCall } from '#server/templates/answer/turn.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { diffLists, type Hunk } from '#shared/edits/diff.ts'
import { apply } from '#shared/edits/operations/apply.ts'

/** The tool calls that turn one set of files into the other: small edits, whole files only where they are new. */
export function callsBetween(before: readonly SourceFile[], after: readonly SourceFile[]): ToolCall[] {
  const old = new Map(before.map(file => [file.name, file.code]))
  const kept = new Set(after.map(file => file.name))
  const gone = before.filter(file => !kept.has(file.name))
  return [
    ...after.flatMap(({ name, code }): ToolCall[] => {
      const previous = old.get(name)
      if (previous === code) return []
      if (previous === undefined) return [{ tool: 'write_file', input: { path: name, code } }]
      return editCalls(name, previous, code)
    }),
    ...gone.map(({ name }): ToolCall => ({ tool: 'delete_file', input: { path: name } })),
  ]
}

/** Each edit must stand alone: its place is found once, and the file can be read after it. */
function editCalls(path: string, before: string, after: string): ToolCall[] {
  for (const gap of [1, 6, 40]) {
    const edits = editsBetween(before, after, gap)
    if (edits && leadsTo(path, before, after, edits)) {
      return edits.map(edit => ({ tool: 'edit_file', input: { path, ...edit } }))
    }
  }
  return [{ tool: 'write_file', input: { path, code: after } }]
}

interface Edit {
  search: string
  replace: string
}

/** Changes fewer than `gap` lines apart are one edit. */
function editsBetween(before: string, after: string, gap: number): Edit[] | null {
  const a = before.split('\n')
  const b = after.split('\n')
  const groups: Hunk[] = []
  for (const hunk of diffLists(a, b)) {
    const last = groups.at(-1)
    if (last && hunk.aStart - last.aEnd < gap) Object.assign(last, { aEnd: hunk.aEnd, bEnd: hunk.bEnd })
    else groups.push({ ...hunk })
  }
  const edits: Edit[] = []
  let code = before
  for (const group of groups) {
    const edit = anchored(code, a, b, group)
    if (!edit) return null
    code = code.replace(edit.search, () => edit.replace)
    edits.push(edit)
  }
  return edits
}

/** Takes in lines around the change until the text stands only once. */
function anchored(code: string, a: string[], b: string[], { aStart, aEnd, bStart, bEnd }: Hunk): Edit | null {
  for (let above = 0, below = 0; above <= aStart || below <= a.length - aEnd; above++, below++) {
    const up = Math.min(above, aStart, bStart)
    const down = Math.min(below, a.length - aEnd, b.length - bEnd)
    const search = a.slice(aStart - up, aEnd + down).join('\n')
    const replace = b.slice(bStart - up, bEnd + down).join('\n')
    const isWhole = bEnd > bStart || up + down > 0
    if (isWhole && search.trim() !== '' && code.split(search).length === 2) return { search, replace }
  }
  return null
}

function leadsTo(path: string, before: string, after: string, edits: Edit[]): boolean {
  let files: SourceFile[] = [{ name: path, code: before }]
  for (const edit of edits) {
    const result = apply(files, [{ op: 'replace', file: path, ...edit }])
    if (!result.ok) return false
    files = result.files
  }
  return files[0]?.code === after
}
