export type LogFormat = 'json' | 'text' | 'off'

export interface LogLine {
  level: 'info' | 'error'
  event: 'request' | 'run' | 'error'
  requestId?: string | null
  method?: string
  route?: string
  status?: number
  ms?: number
  outcome?: string
  message?: string
  stack?: string[]
}

/** One line a thing that happened. What people wrote or named, addresses and tokens have no field here. */
export function logLine(format: LogFormat, line: LogLine): void {
  if (format === 'off' && line.level === 'info') return
  const time = new Date().toISOString()
  const text = format === 'json' ? JSON.stringify({ time, ...line }) : asText(time, line)
  if (line.event === 'error') console.error(text)
  // biome-ignore lint/suspicious/noConsole: this is what writes the log
  else console.log(text)
}

function asText(time: string, { level, event, requestId, stack = [], ...rest }: LogLine): string {
  const told = Object.entries(rest).map(([name, value]) =>
    name === 'ms' ? `${value} ms` : oneLine(String(value)),
  )
  const id = requestId ? [`(${requestId})`] : []
  const first = [time.slice(11, 23), event === 'request' ? '' : event, ...told, ...id]
    .filter(Boolean)
    .join(' ')
  return [first, ...stack.map(frame => `    ${oneLine(frame)}`)].join('\n')
}

/** Whatever comes from outside begins no line of its own, and sends nothing to a terminal. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
