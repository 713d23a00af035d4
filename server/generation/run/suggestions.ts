import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatPart } from '#shared/chat.ts'
import { supportedPackage } from '#shared/packages.ts'

type Suggestion = Extract<ChatPart, { type: 'suggestedActions' }>['actions'][number]

/** The next steps by what the design lacks, the nearest first. */
export function suggestedActions(files: readonly SourceFile[], asked: readonly string[]): Suggestion[] {
  if (files.length === 0) return []
  const code = files
    .filter(file => /\.[jt]sx?$/.test(file.name))
    .map(file => file.code)
    .join('\n')
  const wasAsked = (words: RegExp) => asked.some(text => words.test(text))
  const all: (Suggestion | null)[] = [
    USES_AI.test(code) && !code.includes('/_ai') ? { type: 'ConnectOpenAI' } : null,
    hasUnsupported(code) ? { type: 'VisitDocs' } : null,
    INTERACTIVE.test(code) || wasAsked(/interactiv/i) ? null : { type: 'AddInteractivity' },
    isPolished(code) || wasAsked(/polish/i) ? null : { type: 'Polish' },
    { type: 'SelectElement' },
  ]
  return all.filter(each => each !== null)
}

/** A design that talks to a model: a chat, an assistant, a prompt box. */
const USES_AI = /\b(?:chatgpt|openai|gpt-\d|assistant message|ai assistant|askAi|useChat)\b/i
const INTERACTIVE = /\bon(?:Click|Submit|Change|ValueChange|OpenChange|CheckedChange)=|\buseState\b/
/** States and motion beyond the plain picture. */
const isPolished = (code: string): boolean =>
  hasInOrder(code, /\bhover:/, /\bfocus-visible:/) ||
  hasInOrder(code, /\btransition(?:-\w+)?\b/, /\bhover:/) ||
  /\bmotion\./.test(code)

function hasInOrder(code: string, first: RegExp, then: RegExp): boolean {
  const found = first.exec(code)
  return found !== null && then.test(code.slice(found.index + found[0].length))
}

const hasUnsupported = (code: string): boolean =>
  [...code.matchAll(/\bfrom\s+['"]([^'"]+)['"]/g)].some(
    ([, specifier = '']) =>
      /^[@\w]/.test(specifier) && !specifier.startsWith('@/') && !supportedPackage(specifier),
  )
