import type { DesignAi } from '#server/generation/prompt/ai-told.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ChatPart } from '#shared/chat.ts'
import { supportedPackage } from '#shared/packages.ts'

type Suggestion = Extract<ChatPart, { type: 'suggestedActions' }>['actions'][number]

/** What stands under an answer; nothing in an empty design. */
export function suggestionParts(
  files: readonly SourceFile[],
  asked: readonly string[],
  next: readonly string[],
  ai: DesignAi = NO_AI,
): ChatPart[] {
  const actions = suggestedActions(files, asked, next, ai)
  return actions.length > 0 ? [{ type: 'suggestedActions', actions }] : []
}

/** The next steps by what the design lacks, the nearest first; the model that made it knows that best. */
export function suggestedActions(
  files: readonly SourceFile[],
  asked: readonly string[],
  next: readonly string[] = [],
  { isOffered, hasKey }: DesignAi = NO_AI,
): Suggestion[] {
  if (files.length === 0) return []
  const code = files
    .filter(file => /\.[jt]sx?$/.test(file.name))
    .map(file => file.code)
    .join('\n')
  const wasAsked = (words: RegExp) => asked.some(text => words.test(text))
  const usual: (Suggestion | null)[] = [
    INTERACTIVE.test(code) || wasAsked(/interactiv/i) ? null : { type: 'AddInteractivity' },
    isPolished(code) || wasAsked(/polish/i) ? null : { type: 'Polish' },
  ]
  const all: (Suggestion | null)[] = [
    isOffered && !hasKey && USES_AI.test(code) ? { type: 'ConnectOpenAI' } : null,
    hasUnsupported(code) ? { type: 'VisitDocs' } : null,
    ...(next.length > 0 ? next.filter(step => !asked.includes(step)).map(nextStep) : usual),
    { type: 'SelectElement' },
  ]
  return all.filter(each => each !== null)
}

const nextStep = (prompt: string): Suggestion => ({ type: 'NextStep', label: prompt, prompt })

const NO_AI: DesignAi = { isOffered: false, hasKey: false }
/** A design that talks to a model: a chat, an assistant, a prompt box. */
const USES_AI = /\/_ai\/|\b(?:chatgpt|openai|gpt-\d|assistant message|ai assistant|askAi|useChat)\b/i
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
