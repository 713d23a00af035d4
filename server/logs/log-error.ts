import { logLine } from '#server/logs/log-line.ts'
import { logSettings } from '#server/logs/log-settings.ts'
import { withoutQuotes } from '#server/logs/without-quotes.ts'
import { withoutSecrets } from '#server/outside/outside-fetch.ts'

const MESSAGE_MAX_CHARACTERS = 500
const FRAMES_MAX = 12
const FRAME_MAX_CHARACTERS = 300
/** `at async Object.name [as other] (place)` */
const FRAME_MAX_WORDS = 6

/** What went wrong, and where in our code. What stands in quotes is left out: parsers quote what they were given. */
export function logError(what: string, error: unknown, requestId: string | null = null): void {
  const { format, secrets } = logSettings()
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  // Further lines have what was asked with, such as the values of a query.
  const [first = ''] = message.split('\n', 1)
  const told = withoutSecrets(`${what}: ${name}: ${first}`.slice(0, 4 * MESSAGE_MAX_CHARACTERS), secrets)
  logLine(format, {
    ...{ level: 'error', event: 'error', requestId },
    message: withoutQuotes(told).slice(0, MESSAGE_MAX_CHARACTERS),
    stack: framesOf(stack ?? ''),
  })
}

/** A message may have several lines, and they look like anything: only what has the form of a frame is kept. */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .map(line => line.trim())
    .filter(isFrame)
    .slice(0, FRAMES_MAX)

function isFrame(line: string): boolean {
  const words = line.split(' ')
  const place = words.at(-1) ?? ''
  const isShort = line.length <= FRAME_MAX_CHARACTERS && words.length <= FRAME_MAX_WORDS
  return (
    words[0] === 'at' && isShort && /^\(?[^\s()"'`]*\)?$/.test(place) && /:\d{1,7}:\d{1,7}\)?$/.test(place)
  )
}
