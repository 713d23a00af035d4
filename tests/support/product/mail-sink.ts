import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { until } from '#tests/support/until.ts'

export interface SinkMail {
  from: string
  to: string[]
  /** By the envelope, which is what decides. */
  envelopeTo: string[]
  parsed: ParsedMail
  isEncrypted: boolean
}

export interface MailSink {
  port: number
  mails: SinkMail[]
  /** Answers the next recipients with these codes instead of taking them. */
  refusals: number[]
  close(): Promise<void>
}

/** A real mail server that keeps what it is given. */
export async function mailSink(options: SMTPServerOptions = {}): Promise<MailSink> {
  const mails: SinkMail[] = []
  const refusals: number[] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('wrong password')),
    onRcptTo: (_, __, done) => {
      const code = refusals.shift()
      done(code ? Object.assign(new Error('not now'), { responseCode: code }) : null)
    },
    onData: (stream, session, done) => {
      void simpleParser(stream).then(parsed => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: addressesOf(parsed.to),
          envelopeTo: rcptTo.map(each => each.address),
          parsed,
          isEncrypted: session.secure,
        })
        done()
      }, done)
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    ...{ mails, refusals, port: (server.server.address() as AddressInfo).port },
    close: () => new Promise(done => server.close(() => done())),
  }
}

/** The first link of the newest mail of this subject to an address. */
export const linkInMail = ({ mails }: MailSink, email: string, subject: RegExp): Promise<string> =>
  until(() => {
    const mail = mails.findLast(each => each.to.includes(email) && subject.test(each.parsed.subject ?? ''))
    return /(http\S+)/.exec(mail?.parsed.text ?? '')?.[1]
  }, `${subject} to ${email}`)

const addressesOf = (to: AddressObject | AddressObject[] | undefined): string[] =>
  [to ?? []].flat().flatMap(each => each.value.map(({ address }) => address ?? ''))

export interface PostedMail {
  authorization: string | undefined
  body: { from: string; to: string; subject: string; html: string; text: string }
}

/** A provider that takes mail by HTTP, as `MAIL_URL=https://…` names one. */
export async function httpProvider(): Promise<{
  url: string
  posted: PostedMail[]
  failures: number[]
  close(): void
}> {
  const posted: PostedMail[] = []
  const failures: number[] = []
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const failure = failures.shift()
    if (failure) return response.writeHead(failure).end(`no: ${request.headers.authorization}`)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as PostedMail['body']
    posted.push({ authorization: request.headers.authorization, body })
    response.end('{"id":"1"}')
  })
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return { posted, failures, url: `http://127.0.0.1:${port}/send`, close: () => server.close() }
}
