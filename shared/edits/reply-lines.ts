export const FENCE = /^\s{0,3}(`{3,}|~{3,})\s*([^`]*)$/
/** A line that may still become one of the marks below is held back from the chat until it is whole. */
export const MIGHT_BE_MARK = /^\s{0,3}(`{0,2}$|~{0,2}$|```|~~~|<|\{)/
export const SEARCH_MARK = /^<{5,}\s*SEARCH\b/
export const MIDDLE_MARK = /^={5,}\s*$/
export const REPLACE_MARK = /^>{5,}\s*REPLACE\b/
/** `<file path="App.tsx">`, as some models write files. */
const FILE_TAG =
  /^\s*<(file|write_file|code|artifact)\b[^>]*?\b(?:path|filePath|name)=["']([^"']+)["'][^>]*>\s*$/
/** `<tool_call>` around a JSON call, on lines of its own or in one. */
export const CALL_TAG = /^\s*<(tool_call|function_call|tool_code)>(.*)$/
export const CALL_LINE = /^\s*\{\s*"(?:name|tool|tool_name|function|action)"\s*:/
export const CALL_INFO = /^(?:json|jsonc|tool_call|tool_code|tool)?\s*$/i

const PATH_KEY = /(?:path|file|filename|title|name)\s*[=:]\s*["']?([^\s"']+)["']?/i
const PATH_COMMENT =
  /^\s*(?:\/\/|\/\*|<!--|#|\{\/\*)\s*(?:file(?:name)?:\s*)?(\S+\.\w{1,5})\s*(?:\*\/\}?|-->)?\s*$/i
const PATH_LINE =
  /^\s*(?:#{1,6}\s*|[-*]\s+)?(?:file(?:name)?:\s*)?[*_`]*([\w@$()[\]./-]+\.\w{1,5})[*_`:]*\s*$/i
/** Whatever is meant as a path, good or bad: a bad one is refused with a sentence, not taken for prose. */
const LOOKS_LIKE_PATH = /^[\w@$()[\]+.,\-/\\:]+\.\w{1,5}$/

export const closes = (line: string, fence: string): boolean =>
  fence.startsWith('<')
    ? line.trim() === fence
    : fence !== '' && line.trim().startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === ''

/** `tsx path=src/App.tsx`, `tsx:src/App.tsx`, `tsx src/App.tsx` or `src/App.tsx`. */
export function pathOfInfo(info: string): string | null {
  const text = info.trim()
  const words = text.split(/\s+/)
  for (const candidate of [PATH_KEY.exec(text)?.[1], words[0]?.split(':')[1], ...words]) {
    const path = candidate?.includes('.') ? pathOf(candidate) : null
    if (path) return path
  }
  return null
}

/** A path on the line before a block, or in a comment on its first line. */
export const pathOfLine = (line: string): string | null => pathOf(PATH_LINE.exec(line)?.[1])
export const pathOfComment = (line: string): string | null => pathOf(PATH_COMMENT.exec(line)?.[1])

export function fileTag(line: string): { path: string; fence: string } | null {
  const [, tag, path] = FILE_TAG.exec(line) ?? []
  return tag && path ? { path: path.replace(/^\.?\//, ''), fence: `</${tag}>` } : null
}

function pathOf(text: string | undefined): string | null {
  const path = text?.replace(/^\.?\//, '')
  return path && LOOKS_LIKE_PATH.test(path) ? path : null
}
