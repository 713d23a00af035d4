import { isMailAddress } from '#server/features/mail/mail-address.ts'
import { MailFault } from '#server/features/mail/mail-fault.ts'
import type { SmtpPlace } from '#server/features/mail/mail-place.ts'

/** A connection, as the runtime gives it. */
export interface Wire {
  readable: ReadableStream<Uint8Array>
  writable: WritableStream<Uint8Array>
  startTls(): Wire
  close(): Promise<void>
}

export type Dial = (place: Pick<SmtpPlace, 'host' | 'port' | 'tls'>) => Wire

interface Letter {
  from: string
  to: string
  /** Headers and body, in lines that end as mail's do. */
  message: string
}

const EXCHANGE_MS = 30_000

/** Hands one letter to a mail server; throws a MailFault when it was not taken. */
export async function sendBySmtp(
  place: SmtpPlace,
  dial: Dial,
  letter: Letter,
  timeoutMs = EXCHANGE_MS,
): Promise<void> {
  const { from, to } = letter
  if (![from, to].every(isMailAddress)) throw new MailFault('an address that mail servers do not take', true)
  const wire = dial(place)
  const talk = new SmtpTalk(wire)
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailFault(`no answer within ${timeoutMs / 1_000} s`)), timeoutMs)
  })
  const exchange = exchangeOf(talk, place, letter)
  exchange.catch(() => undefined)
  try {
    await Promise.race([exchange, late])
  } catch (error) {
    if (error instanceof MailFault) throw error
    throw new MailFault(`the connection failed: ${error instanceof Error ? error.message : 'unknown'}`)
  } finally {
    if (timer) clearTimeout(timer)
    await talk.close()
  }
}

async function exchangeOf(talk: SmtpTalk, place: SmtpPlace, { from, to, message }: Letter): Promise<void> {
  await talk.hear('the greeting', [220])
  let offers = await greet(talk)
  let isSealed = place.tls === 'on'
  if (place.tls === 'starttls' && offers.has('STARTTLS')) {
    await talk.ask('STARTTLS', [220])
    talk.startTls()
    // What was offered before may have been anybody's words.
    offers = await greet(talk)
    isSealed = true
  }
  if (place.user) await logIn(talk, place, offers, isSealed)
  await talk.ask(`MAIL FROM:<${from}>`, [250])
  await talk.ask(`RCPT TO:<${to}>`, [250, 251], true)
  await talk.ask('DATA', [354])
  await talk.ask(`${dotted(message)}\r\n.`, [250], true, 'the message')
  await talk.say('QUIT').catch(() => undefined)
}

/** The extensions it offers, by their first word, with what stands behind it. */
async function greet(talk: SmtpTalk): Promise<Map<string, string>> {
  const lines = (await talk.ask('EHLO maquette', [250])).split('\r\n').slice(1)
  return new Map(
    lines.map(line => {
      const [name = '', ...rest] = line.slice(4).trim().toUpperCase().split(/[ =]/)
      return [name, rest.join(' ')]
    }),
  )
}

async function logIn(
  talk: SmtpTalk,
  { user, password, tls }: SmtpPlace,
  offers: Map<string, string>,
  isSealed: boolean,
): Promise<void> {
  if (!isSealed && tls !== 'off')
    throw new MailFault(
      'the server offers no encryption, so its password was not sent (smtps://, or ?tls=off)',
    )
  const ways = offers.get('AUTH')?.split(' ') ?? []
  if (ways.includes('PLAIN') || !ways.includes('LOGIN')) {
    await talk.ask(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, [235], false, 'AUTH')
    return
  }
  await talk.ask('AUTH LOGIN', [334])
  await talk.ask(base64(user), [334], false, 'AUTH')
  await talk.ask(base64(password), [235], false, 'AUTH')
}

/** A line that is a dot ends a message, so one more stands before each that begins with one. */
const dotted = (message: string): string => message.replace(/^\./gm, '..')

const encoder = new TextEncoder()
const REPLY_MAX_CHARACTERS = 64_000

const base64 = (text: string): string => btoa(String.fromCharCode(...encoder.encode(text)))

/** One thing said, one thing heard. */
class SmtpTalk {
  #wire: Wire
  #reader: ReadableStreamDefaultReader<Uint8Array>
  #writer: WritableStreamDefaultWriter<Uint8Array>
  #decoder = new TextDecoder()
  #heard = ''

  constructor(wire: Wire) {
    this.#wire = wire
    this.#reader = wire.readable.getReader()
    this.#writer = wire.writable.getWriter()
  }

  say(line: string): Promise<void> {
    return this.#writer.write(encoder.encode(`${line}\r\n`))
  }

  /** `isOfTheMail`: a refusal for good is the mail's own and not the server's. */
  async ask(
    line: string,
    codes: number[],
    isOfTheMail = false,
    called = line.split(/[ :]/)[0] ?? '',
  ): Promise<string> {
    await this.say(line)
    return this.hear(called, codes, isOfTheMail)
  }

  async hear(called: string, codes: number[], isOfTheMail = false): Promise<string> {
    const reply = await this.#reply()
    const code = Number(reply.slice(0, 3))
    if (codes.includes(code)) return reply
    const words = reply
      .slice(0, 200)
      .replace(/[\r\n]+/g, ' ')
      .trim()
    throw new MailFault(`${called} was answered ${words}`, isOfTheMail && code >= 500)
  }

  startTls(): void {
    // Whatever came before the handshake is not from behind it.
    this.#heard = ''
    this.#reader.releaseLock()
    this.#writer.releaseLock()
    this.#wire = this.#wire.startTls()
    this.#reader = this.#wire.readable.getReader()
    this.#writer = this.#wire.writable.getWriter()
  }

  async close(): Promise<void> {
    await this.#wire.close().catch(() => undefined)
  }

  /** All lines up to the one whose code is followed by a space. */
  async #reply(): Promise<string> {
    for (;;) {
      const end = lastLineEnd(this.#heard)
      if (end > 0) {
        const reply = this.#heard.slice(0, end)
        this.#heard = this.#heard.slice(end + 2)
        return reply
      }
      if (this.#heard.length > REPLY_MAX_CHARACTERS) throw new MailFault('an answer without an end')
      const { done, value } = await this.#reader.read()
      if (done) throw new MailFault('the server hung up')
      this.#heard += this.#decoder.decode(value, { stream: true })
    }
  }
}

/** Where the last line of the first reply ends; 0 while it is not all there. */
function lastLineEnd(text: string): number {
  for (let at = 0; ; ) {
    const end = text.indexOf('\r\n', at)
    if (end < 0) return 0
    if (text[at + 3] !== '-') return end
    at = end + 2
  }
}
