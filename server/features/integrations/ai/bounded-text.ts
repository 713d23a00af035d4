/**
 * What a provider says in one piece; null where it is longer than that, breaks off, or is silent for so long. Whoever
 * says too much is not listened to any further.
 */
export async function boundedText(
  { body }: Response,
  { maxCharacters, silenceMs }: { maxCharacters: number; silenceMs: number },
): Promise<string | null> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), silenceMs)
      if (done) return text + decoder.decode()
      text += decoder.decode(value, { stream: true })
      if (text.length > maxCharacters) break
    }
  } catch {
    // Said below: there is no whole text.
  }
  reader.cancel().catch(() => undefined)
  return null
}

export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('silent')), ms)
  })
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
  }
}
