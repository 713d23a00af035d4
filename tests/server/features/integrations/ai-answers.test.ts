import { describe, expect, test } from 'vitest'
import { estimateTokens } from '#server/features/integrations/ai/estimate.ts'
import { passOn } from '#server/features/integrations/ai/pass-on.ts'
import { eventReader } from '#server/features/integrations/ai/sse-answer.ts'
import { usageAtEnd, usageIn } from '#server/features/integrations/ai/usage.ts'
import { wholeReader } from '#server/features/integrations/ai/whole-answer.ts'
import { withoutKey } from '#server/features/integrations/ai/without-key.ts'

const KEY = 'sk-CANARYcanary0123456789'
const event = (data: object | string) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
const delta = (content: string) => event({ choices: [{ delta: { content } }] })

describe('what a call may take is reserved rather too high', () => {
  test('three bytes a token, and the longest answer that it allows', () => {
    const short = estimateTokens('chat/completions', { messages: [], max_tokens: 100 })
    expect(short).toBeGreaterThanOrEqual(100)
    expect(short).toBeLessThan(130)
    expect(estimateTokens('chat/completions', { messages: [] })).toBeGreaterThan(4_000)
    expect(estimateTokens('chat/completions', { messages: [], n: 3 })).toBeGreaterThan(12_000)
    expect(estimateTokens('responses', { max_output_tokens: 50 })).toBeLessThan(80)
    expect(estimateTokens('embeddings', { input: 'x'.repeat(300) })).toBeLessThan(120)
    expect(estimateTokens('images/generations', { prompt: 'x', n: 2 })).toBeGreaterThan(12_000)
    expect(estimateTokens('models', null)).toBe(0)
  })

  test('no number of a visitor makes it small, endless or no number', () => {
    for (const max_tokens of [-5, Number.NaN, 1e300, '9', null, {}, 0]) {
      const tokens = estimateTokens('chat/completions', { max_tokens, n: max_tokens })
      expect(tokens).toBeGreaterThan(4_000)
      expect(tokens).toBeLessThanOrEqual(128 * 128_000 + 100)
    }
  })

  test('a picture is no text of a million letters, and counts by its size within bounds', () => {
    const asked = (url: string) =>
      estimateTokens('chat/completions', {
        messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url } }] }],
        max_tokens: 1,
      })
    const data = (letters: number) => `data:image/png;base64,${'A'.repeat(letters)}`
    expect(asked(data(100))).toBeGreaterThan(1_600)
    expect(asked(data(100))).toBeLessThan(1_700)
    expect(asked(data(1_000_000))).toBeGreaterThan(5_000)
    expect(asked(data(1_000_000))).toBeLessThan(5_200)
    expect(asked(data(7_000_000))).toBeLessThan(10_100)
    expect(asked('https://example.com/a.png')).toBeGreaterThan(10_000)
    const items = [{ role: 'user', content: [{ type: 'input_image', image_url: data(1_000_000) }] }]
    expect(estimateTokens('responses', { input: items, max_output_tokens: 1 })).toBeLessThan(5_200)
  })

  test('what only looks like a picture counts by its bytes, wherever it stands', () => {
    const text = `data:image/png;base64,${'A'.repeat(640_000)}`
    const picture = { type: 'image_url', image_url: { url: text } }
    for (const body of [
      { messages: [{ role: 'user', content: text }] },
      { messages: [{ role: 'user', content: [{ type: 'text', text }] }] },
      { messages: [{ role: 'user', content: [{ type: 'text', text: 'x', image_url: { url: text } }] }] },
      { messages: [{ role: 'user', content: [{ type: 'image_url', text, image_url: { url: 'x' } }] }] },
      { messages: [{ role: 'assistant', tool_calls: [{ function: { arguments: text } }] }] },
      { messages: [], tools: [{ type: 'function', function: { name: 'f', parameters: picture } }] },
      { input: text },
      { input: [{ role: 'user', content: text }] },
      { input: [{ type: 'function_call_output', output: text }] },
      { instructions: text, input: [] },
      { prompt: text },
    ])
      for (const path of ['chat/completions', 'responses', 'embeddings', 'images/generations'])
        expect(estimateTokens(path, body), JSON.stringify(body).slice(0, 90)).toBeGreaterThan(213_000)
  })

  test('a word that is sent as a number is a token', () => {
    expect(estimateTokens('embeddings', { input: Array(3_000).fill(1) })).toBeGreaterThanOrEqual(3_000)
    expect(estimateTokens('embeddings', { input: [Array(3_000).fill(1)] })).toBeGreaterThanOrEqual(3_000)
  })

  test('eight megabytes of what looks like pictures are walked in no time', () => {
    const parts = Array.from({ length: 40_000 }, () => ({ type: 'image_url', image_url: { url: 'data:' } }))
    const long = 'data:image/png;base64,'.repeat(300_000)
    const started = process.cpuUsage().user
    estimateTokens('chat/completions', { messages: [{ content: long }, { content: parts }] })
    expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(3_000)
  })
})

describe('a stream of events', () => {
  test('is passed on event by event, wherever its pieces end', () => {
    const whole = `${delta('Hel')}${delta('lo')}${event('[DONE]')}`
    for (const size of [1, 2, 3, 7, 1_000]) {
      const reader = eventReader({ hidesUsage: false })
      let out = ''
      for (let at = 0; at < whole.length; at += size) out += reader.read(whole.slice(at, at + size))
      expect(out + reader.rest()).toBe(whole)
    }
  })

  test('events of every kind of line break are events', () => {
    const reader = eventReader({ hidesUsage: true })
    const counted = JSON.stringify({ choices: [], usage: { total_tokens: 9 } })
    const out = reader.read(`data: ${counted}\r\n\r\ndata: [DONE]\r\n\r\n`)
    expect(out).toBe('data: [DONE]\r\n\r\n')
    expect(reader.usage()).toBe(9)
  })

  test('the count that the design did not ask for is left out, and counted', () => {
    const counted = event({
      choices: [],
      usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 },
    })
    const hiding = eventReader({ hidesUsage: true })
    expect(hiding.read(delta('Hi') + counted)).toBe(delta('Hi'))
    expect(hiding.usage()).toBe(12)
    const showing = eventReader({ hidesUsage: false })
    expect(showing.read(counted)).toBe(counted)
  })

  test('responses tell it within their last event; without it the words are counted, rather too many', () => {
    const reader = eventReader({ hidesUsage: false })
    reader.read(event({ type: 'response.output_text.delta', delta: 'Good morning' }))
    expect(reader.usage()).toBeNull()
    expect(reader.said()).toBe(4)
    reader.read(
      event({ type: 'response.completed', response: { usage: { input_tokens: 3, output_tokens: 4 } } }),
    )
    expect(reader.usage()).toBe(7)
  })

  test('one event of a million pieces costs no more than its length', () => {
    const reader = eventReader({ hidesUsage: false })
    const piece = 'x'.repeat(16)
    const started = process.cpuUsage().user
    for (let at = 0; at < 60_000; at++) reader.read(piece)
    expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(20_000)
    expect(reader.rest()).toHaveLength(960_000)
  })
})

describe('an answer of one piece', () => {
  test('says its count; of one too long to be read its end is asked', () => {
    const short = wholeReader()
    short.read('{"usage":{"prompt_tokens":1,')
    short.read('"completion_tokens":2}}')
    expect(short.usage()).toBe(3)
    const long = wholeReader()
    long.read(`{"data":[{"b64_json":"${'A'.repeat(1_200_000)}"}],`)
    long.read('"usage":{"total_tokens":77,"input_tokens_details":{"text_tokens":3}}}')
    expect(long.usage()).toBe(77)
  })

  test('what a model says of a count is none', () => {
    const said = JSON.stringify({ message: JSON.stringify({ usage: { total_tokens: 1 } }) })
    expect(usageAtEnd(said)).toBeNull()
    for (const wrong of [{ usage: 'many' }, { usage: { total_tokens: -3 } }, 'x', null, undefined])
      expect(usageIn(wrong)).toBeNull()
  })
})

describe('the key of a design in what its provider says', () => {
  test('is cut out wherever the pieces end, and nothing else', () => {
    const text = `before ${KEY} between sk-CANARY ${KEY}${KEY} after sk-`
    for (const size of [1, 3, 8, 500]) {
      const clean = withoutKey(KEY)
      let out = ''
      for (let at = 0; at < text.length; at += size) out += clean.read(text.slice(at, at + size))
      expect(out + clean.rest()).toBe('before … between sk-CANARY …… after sk-')
    }
  })
})

describe('passing an answer on', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const ends: boolean[] = []
  const passing = (source: UnderlyingDefaultSource<Uint8Array>, silenceMs = 5_000) => {
    ends.length = 0
    return passOn(new ReadableStream<Uint8Array>(source, { highWaterMark: 0 }), {
      reader: eventReader({ hidesUsage: false }),
      ...{ key: KEY, silenceMs, cutAs: event({ error: 'cut' }) },
      ended: async isWhole => void ends.push(isWhole),
    })
  }

  test('nothing is read before somebody asks, and one piece for each that is taken', async () => {
    let pulled = 0
    const stream = passing({
      pull(controller) {
        pulled++
        controller.enqueue(bytes(delta('word')))
      },
    })
    const reader = stream.getReader()
    await new Promise(done => setTimeout(done))
    expect(pulled).toBe(0)
    await reader.read()
    await reader.read()
    expect(pulled).toBeLessThanOrEqual(3)
    await reader.cancel()
    expect(ends).toEqual([false])
  })

  test('who turns away ends the provider’s work', async () => {
    let isCancelled = false
    const stream = passing({
      pull: controller => controller.enqueue(bytes(delta('word'))),
      cancel: () => {
        isCancelled = true
      },
    })
    const reader = stream.getReader()
    await reader.read()
    await reader.cancel()
    expect(isCancelled).toBe(true)
    expect(ends).toEqual([false])
  })

  test('a whole answer is counted once it is whole; letters are not cut in two', async () => {
    const text = delta('Grüße 🌊')
    const all = [...bytes(text)]
    const stream = passing({
      pull(controller) {
        const next = all.splice(0, 1)
        if (next.length === 0) return controller.close()
        controller.enqueue(Uint8Array.from(next))
      },
    })
    expect(await new Response(stream).text()).toBe(text)
    expect(ends).toEqual([true])
  })

  test('a provider that falls silent, or breaks off, is told as an event', async () => {
    const silent = passing({ pull: () => new Promise(() => undefined) }, 20)
    expect(await new Response(silent).text()).toBe(event({ error: 'cut' }))
    expect(ends).toEqual([false])
    const broken = passing({ pull: controller => controller.error(new Error('gone')) })
    expect(await new Response(broken).text()).toBe(event({ error: 'cut' }))
  })
})
