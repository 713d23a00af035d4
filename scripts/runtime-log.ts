import { withoutQuotes } from '#server/logs/without-quotes.ts'
import { withoutSecrets } from '#server/outside/outside-fetch.ts'

interface RuntimeLine {
  level: string
  message: string
}

/**
 * What the runtime writes, as lines of JSON and without its colours: ours as they are, and what it says itself, which may repeat what somebody
 * sent, by its first line without what stands in quotes.
 */
export function jsonLines(secrets: readonly string[], write: (line: string) => void) {
  return ({ level, message }: RuntimeLine): void => {
    if (isJson(message)) return write(message)
    const [first = ''] = message.split('\n', 1)
    const told = withoutQuotes(withoutSecrets(first.slice(0, 2_000), secrets)).slice(0, 500)
    write(JSON.stringify({ time: new Date().toISOString(), level, event: 'runtime', message: told }))
  }
}

function isJson(message: string): boolean {
  if (!message.startsWith('{"time":')) return false
  try {
    JSON.parse(message)
    return true
  } catch {
    return false
  }
}
