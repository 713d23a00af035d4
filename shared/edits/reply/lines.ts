/** Indentation, the fence, what is said after it. */
export const FENCE = /^(\s*)(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/
/** A line that may still become one of the marks below is held back from the chat until it is whole. */
export const MIGHT_BE_MARK = /^\s*(`{0,2}$|~{0,2}$|```|~~~|<|\{|\[[A-Z_]*$|\[TOOL_CALLS|\*{1,3}$|\*\*\* )/
export const SEARCH_MARK = /^\s*<{5,}\s*(?:SEARCH|ORIGINAL|HEAD)\b\s*(\S*)/
export const MIDDLE_MARK = /^\s*={5,}\s*$/
export const REPLACE_MARK = /^\s*>{5,}\s*(?:REPLACE|UPDATED|HEAD)?\b/
/** `<file path="App.tsx">`, as some models write files; code may follow on the line. */
const FILE_TAG =
  /^\s*<(file|write_file|create_file|code|artifact|boltAction|dyad-write|lov-write)\b[^>]{0,200}?\b(?:path|filePath|file_path|name)=["']([^"']{1,300})["'][^>]{0,200}>(.*)$/
export const CALL_LINE = /^\s*\{\s*"(?:name|tool|tool_name|function|action)"\s*:/
export const CALLS_FENCE = /^(?:tool_calls?|tool_code|tool|function_calls?)\s*$/i
export const CALL_INFO = /^(?:json|jsonc|tool_call|tool_code|tool)?\s*$/i
/** Code that may be a file of a design, though nobody says which. */
export const MODULE_INFO = /^(?:tsx|jsx|ts|js|typescript|javascript|react)?\s*$/i
export const HTML_INFO = /^(?:x?html?)\b/i
export const PATCH_BEGINS = /^\*\*\* Begin Patch\s*$/
export const PATCH_ENDS = '*** End Patch'
const DIFF_INFO = /^(?:diff|patch|udiff)\b/i
const DIFF_LINE = /^(?:diff --git |--- (?:a\/|\/dev\/null)|@@ )/
const SHELL_INFO = /^(?:sh|bash|zsh|shell|console|terminal|powershell|cmd|text|txt|plaintext)\b/i

const PATH_KEY = /(?:path|file|filename|title|name)\s*[=:]\s*["']?([^\s"']+)["']?/i
const COMMENT = /^\s*(?:\/\/|\/\*|<!--|#|\{\/\*)(.*)$/
const COMMENT_END = /(?:\*\/\}?|-->)$/
/** A path with what may stand around it: `file:` before, a remark after. */
const COMMENTED_PATH = /^(?:file(?:name)?:\s*)?(\S+\.[a-z]\w{0,4})(?:\s+[-–—(].*)?$/i
const LABEL = String.raw`(?:(?:new|updated|modified)\s+)?(?:file(?:\s?name)?|path)\s*:`
/** A line that is a path and little more: `### 2. **File:** \`App.tsx\` (new)`. */
const PATH_LINE = new RegExp(
  String.raw`^\s*(?:(?:#{1,6}|[-*+]|\d+[.)])\s+)*[*_\`]*(?:${LABEL}[*_\`\s]*)?([\w@$()[\]./-]+\.[a-z]\w{0,4})[*_\`:]*(?:\s+[(–—-].*)?\s*$`,
  'i',
)
const MENTIONED = /(?<![\w@$()[\]./-])[\w@$()[\]./-]*[\w\])]\.(?:tsx|jsx|ts|js|css|json|html|md|svg)\b/g
/** Whatever is meant as a path, good or bad: a bad one is refused with a sentence, not taken for prose. */
const LOOKS_LIKE_PATH = /^[\w@$()[\]+.,\-/\\:]+\.[a-z]\w{0,4}$/i

export const closes = (line: string, fence: string): boolean =>
  fence.startsWith('<') || fence === PATCH_ENDS
    ? line.trim() === fence
    : fence !== '' && line.trim().startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === ''

/** `tsx path=src/App.tsx`, `tsx:src/App.tsx`, `tsx src/App.tsx` or `src/App.tsx`. */
export function pathOfInfo(info: string): string | null {
  const text = info.trim()
  const words = text.split(/\s+/).map(word => word.replace(/^[[(](.*)[\])]$/, '$1'))
  for (const candidate of [PATH_KEY.exec(text)?.[1], words[0]?.split(':')[1], ...words]) {
    const path = candidate?.includes('.') ? pathOf(candidate) : null
    if (path) return path
  }
  return null
}

/** A path on the line before a block, or in a comment on its first line. */
export const pathOfLine = (line: string): string | null => pathOf(PATH_LINE.exec(line)?.[1])
export function pathOfComment(line: string): string | null {
  const comment = COMMENT.exec(line)?.[1]?.trim().replace(COMMENT_END, '').trimEnd()
  return comment ? pathOf(COMMENTED_PATH.exec(comment)?.[1]) : null
}

/** The path that stands before a block of this info; commands and their output are no files. */
export const pathBefore = (line: string, info: string): string | null =>
  SHELL_INFO.test(info) || DIFF_INFO.test(info) ? null : pathOfLine(line)

/** The one file that a sentence speaks of; null when it speaks of none or of several. */
export function mentionedIn(line: string): string | null {
  const [path, ...others] = new Set([...line.matchAll(MENTIONED)].map(([match]) => pathOf(match)))
  return others.length === 0 ? (path ?? null) : null
}

export const isDiff = (info: string, line: string): boolean =>
  DIFF_INFO.test(info) || DIFF_LINE.test(line) || PATCH_BEGINS.test(line)

/** What some models put around their files: it says nothing itself. */
export const AROUND_FILES =
  /^\s*<\/?(?:boltArtifact|boltActions|artifacts|antThinking|lov-code|dyad-code|files)\b[^<>]{0,300}>\s*$/
const COMMAND = /^\s*<(boltAction)\b[^<>]{0,200}?\btype=["'](?:shell|start|build)["'][^<>]{0,200}>(.*)$/
const ARTIFACT =
  /^\s*<(antArtifact|artifact)\b[^<>]{0,300}?\btype=["'](?:application\/vnd\.ant\.|text\/)(?:react|code|html|jsx|tsx)["'][^<>]{0,300}>\s*$/

/** A command to be run, which nobody runs here: what ends it, '' when it has ended already. */
export function commandTag(line: string): string | null {
  const [, tag, rest = ''] = COMMAND.exec(line) ?? []
  return tag ? (rest.includes(`</${tag}>`) ? '' : `</${tag}>`) : null
}

/** What ends a module that a tag without a path is put around. */
export function artifactTag(line: string): string | null {
  const tag = ARTIFACT.exec(line)?.[1]
  return tag ? `</${tag}>` : null
}

export interface FileTag {
  path: string
  fence: string
  /** What stands on its line behind it. */
  rest: string
}

export function fileTag(line: string): FileTag | null {
  const [, tag, path, rest = ''] = FILE_TAG.exec(line) ?? []
  return tag && path ? { path: path.replace(/^\.?\//, ''), fence: `</${tag}>`, rest } : null
}

/** The code before a closing tag that stands at the end of its line; a page may have `<code>` of its own. */
export const codeBeforeTag = (line: string, fence: string): string | null =>
  fence.startsWith('</') && fence !== '</code>' && line.trimEnd().endsWith(fence)
    ? line.trimEnd().slice(0, -fence.length)
    : null

export function pathOf(text: string | undefined): string | null {
  const path = text?.replace(/^\.?\//, '')
  return path && LOOKS_LIKE_PATH.test(path) ? path : null
}
