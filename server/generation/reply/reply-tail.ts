const FENCE = /^ {0,3}(?:`{3,}|~{3,})/

/** The end of a long answer, begun between two blocks: code that begins in its middle reads as words, and words as code. */
export function replyTail(reply: string, max: number): string {
  const whole = reply.trim()
  if (whole.length <= max) return whole
  const from = whole.length - max
  let [at, isInside] = [0, false]
  for (const line of whole.split('\n')) {
    if (at >= from && !isInside) return whole.slice(at).trim()
    if (FENCE.test(line)) isInside = !isInside
    at += line.length + 1
  }
  return ''
}
