export interface RuntimeErrorReport {
  message: string
  file: string | null
  line: number | null
  stack: string
}

const MAX_MESSAGE_CHARACTERS = 500
const MAX_STACK_CHARACTERS = 4_000
const MAX_COMPONENTS_CHARACTERS = 1_500
const RESIZE_OBSERVER = /^ResizeObserver loop/
const LIBRARY_FRAME = /\/vendor\/[0-9a-f]{12}\//
const OWN_SCRIPT = /\/_(?:artifact|maquette)\//
const ORIGIN = /https?:\/\/[^/\s)]+/g

/** What is told of an error; null for what is none, and once for each message. */
export function reportedError(error: unknown, componentStack = ''): RuntimeErrorReport | null {
  const raw = messageOf(error)
  if (RESIZE_OBSERVER.test(raw)) return null
  const message = readableMessage(raw).slice(0, MAX_MESSAGE_CHARACTERS)
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const components = componentsIn(componentStack)
  const room = MAX_STACK_CHARACTERS - components.length - 1
  return {
    message,
    ...placeOf(stack),
    stack: [trimStack(stack).slice(0, room), components].join('\n').trim(),
  }
}

/** Errors nobody caught, rejections included, but for what the editor refused the design. */
export function watchErrors(report: (error: unknown) => void): void {
  let refusedAt = Number.NEGATIVE_INFINITY
  addEventListener('error', event => {
    if (event instanceof ErrorEvent) report(event.error ?? event.message)
  })
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'connect-src') refusedAt = performance.now()
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isRefusedWish(reason)) return
    if (!isUnreachable(reason)) return report(reason)
    // That a connection was refused is told before or after it fails.
    setTimeout(() => performance.now() - refusedAt > REFUSED_LATELY_MS && report(reason), TOLD_AFTER_MS)
  })
}

const TOLD_AFTER_MS = 100
const REFUSED_LATELY_MS = 1_000

/** What a browser may always refuse, as sound before a click or a film that is not there: the page goes on. */
const isRefusedWish = (reason: unknown): boolean =>
  reason instanceof DOMException &&
  (reason.name === 'NotAllowedError' ||
    reason.name === 'AbortError' ||
    /supported source/.test(reason.message))

/** How browsers and axios say that a connection failed, whoever is to blame. */
const isUnreachable = (reason: unknown): boolean =>
  reason instanceof Error &&
  /^(?:Failed to fetch|Network Error|Load failed|NetworkError\b)/.test(reason.message)

/** The frames before the second one of a library (section 5), without the host. */
export function trimStack(stack: string): string {
  const kept: string[] = []
  let libraryFrames = 0
  for (const line of stack.split('\n')) {
    if (LIBRARY_FRAME.test(line) && ++libraryFrames === 2) break
    kept.push(line.replace(LIBRARY_FRAME, '/').replace(ORIGIN, ''))
  }
  return kept.join('\n').slice(0, MAX_STACK_CHARACTERS)
}

/** The components around it, innermost first: those of the design. */
const componentsIn = (stack: string): string =>
  stack
    .split('\n')
    .filter(line => line.trim() && !LIBRARY_FRAME.test(line))
    .map(line => line.replace(ORIGIN, ''))
    .join('\n')
    .slice(0, MAX_COMPONENTS_CHARACTERS)

/** The first frame in a file of the design; a bundle is none. */
function placeOf(stack: string): { file: string | null; line: number | null } {
  for (const line of stack.split('\n')) {
    const [, path = '', at] = /https?:\/\/[^/\s)]+\/([^\s):?]+)(?:\?[^:]*)?:(\d+):\d+/.exec(line) ?? []
    if (path && !LIBRARY_FRAME.test(`/${path}`) && !OWN_SCRIPT.test(`/${path}`)) {
      return { file: path, line: Number(at) }
    }
  }
  return { file: null, line: null }
}

function messageOf(error: unknown): string {
  if (error instanceof Error)
    return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`
  return typeof error === 'string' ? error : 'Oops! Ran into a problem.'
}

/** The production build of React names its errors by number; these are the ones designs run into. */
const REACT_ERRORS: Readonly<Record<string, string>> = {
  31: 'An object was rendered as text. Render one of its fields, or use an array',
  62: 'The style prop takes an object, not a string',
  130: 'A component is undefined: check its import and that its file exports it',
  152: 'A component rendered nothing: it returned undefined',
  185: 'A component updates itself without end',
  299: 'A portal or a root has no element to go into: the page has none of that id',
  300: 'A component rendered fewer hooks than before: a hook stands behind an early return',
  310: 'A component rendered more hooks than before: a hook stands behind a condition',
  321: 'A hook was called outside a component',
  482: 'A component suspends without end: an async component or a new promise at every render',
}

function readableMessage(message: string): string {
  const [, code = '', query = ''] = /Minified React error #(\d+); visit [^\s?]*\??(\S*)/.exec(message) ?? []
  const known = REACT_ERRORS[code]
  if (!known) return message
  const details = [...new URLSearchParams(query.replace(/&amp;/g, '&')).values()].filter(Boolean).join(', ')
  return details ? `${known} (${details}).` : `${known}.`
}
