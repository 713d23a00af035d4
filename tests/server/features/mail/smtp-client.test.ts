import { createServer, connect as dialTcp, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { connect as dialTls, type TLSSocket } from 'node:tls'
import { afterEach, describe, expect, test } from 'vitest'
import type { SmtpPlace } from '#server/features/mail/mail-place.ts'
import { mimeMessage } from '#server/features/mail/mime-message.ts'
import { type Dial, sendBySmtp, type Wire } from '#server/features/mail/smtp-client.ts'
import { type MailSink, mailSink } from '#tests/support/product/mail-sink.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function sink(...options: Parameters<typeof mailSink>): Promise<MailSink> {
  const made = await mailSink(...options)
  closers.push(made.close)
  return made
}

const wireOf = (socket: Socket | TLSSocket): Wire => ({
  ...(Duplex.toWeb(socket) as Pick<Wire, 'readable' | 'writable'>),
  startTls: () => wireOf(dialTls({ socket, rejectUnauthorized: false })),
  close: async () => {
    socket.destroy()
  },
})
const dial: Dial = ({ host, port, tls }) => {
  const socket = tls === 'on' ? dialTls({ host, port, rejectUnauthorized: false }) : dialTcp(port, host)
  socket.on('error', () => undefined)
  return wireOf(socket)
}
const place = (port: number, more: Partial<SmtpPlace> = {}): SmtpPlace => ({
  ...{ kind: 'smtp', host: '127.0.0.1', port, tls: 'off', user: '', password: '' },
  ...more,
})
const parts = {
  ...{
    from: 'Möwe “Design” <a@maquette.test>',
    to: 'bob@example.org',
    subject: `Grüße ✓ ${'sehr '.repeat(20)}lang`,
  },
  ...{ text: 'Hallo\n.\n..und Ende ü', html: '<p>Hallo ✓</p>', id: '7.1', date: new Date(0) },
}
const letter = { from: 'a@maquette.test', to: 'bob@example.org', message: mimeMessage(parts) }

describe('a mail by SMTP', () => {
  test('arrives as it was written: sender, subject, plain text and HTML, lines that are a dot', async () => {
    const { port, mails } = await sink()
    await sendBySmtp(place(port), dial, letter)
    expect(mails[0]).toMatchObject({
      from: 'a@maquette.test',
      envelopeTo: ['bob@example.org'],
      to: ['bob@example.org'],
    })
    const parsed = mails[0]?.parsed
    expect(parsed?.subject).toBe(parts.subject)
    expect(parsed?.from?.value).toEqual([{ address: 'a@maquette.test', name: 'Möwe “Design”' }])
    expect([parsed?.text?.trim(), parsed?.html]).toEqual([parts.text, parts.html])
    expect(parsed?.messageId).toBe('<7.1@maquette.test>')
  })

  test('a line that begins with a dot is no end of the message', async () => {
    const { port, mails } = await sink()
    await sendBySmtp(place(port), dial, {
      ...letter,
      message: 'Subject: x\r\n\r\na\r\n.\r\nMAIL FROM:<evil@x.y>\r\n.b',
    })
    expect(mails[0]?.parsed.text).toBe('a\n.\nMAIL FROM:<evil@x.y>\n.b\n')
  })

  test('is encrypted from the first byte on, or as soon as the server offers it', async () => {
    const direct = await sink({ secure: true })
    await sendBySmtp(place(direct.port, { tls: 'on' }), dial, letter)
    const upgraded = await sink()
    await sendBySmtp(place(upgraded.port, { tls: 'starttls', user: 'u', password: 'right' }), dial, letter)
    expect([direct.mails[0]?.isEncrypted, upgraded.mails[0]?.isEncrypted]).toEqual([true, true])
  })

  test.each(['PLAIN', 'LOGIN'])('logs in by AUTH %s, and a wrong password is told without it', async way => {
    const { port, mails } = await sink({
      authMethods: [way],
      authOptional: false,
      disabledCommands: ['STARTTLS'],
    })
    await sendBySmtp(place(port, { user: 'ü', password: 'right' }), dial, letter)
    expect(mails).toHaveLength(1)
    const wrong = sendBySmtp(place(port, { user: 'u', password: 'wr0ng' }), dial, letter)
    await expect(wrong).rejects.toMatchObject({ isFinal: false, message: expect.stringContaining('AUTH') })
    await expect(wrong).rejects.not.toMatchObject({ message: expect.stringContaining('wr0ng') })
  })

  test('a password is not sent where encryption was to be and is not offered', async () => {
    const { port, mails } = await sink({ disabledCommands: ['STARTTLS'] })
    const sent = sendBySmtp(place(port, { tls: 'starttls', user: 'u', password: 'right' }), dial, letter)
    await expect(sent).rejects.toThrow('no encryption')
    expect(mails).toEqual([])
  })

  test.each([
    'x@y.z>\r\nRCPT TO:<evil@z.y',
    'a@b\r\nDATA',
    'a@b\0',
    '<a@b>',
    'a@b,c@d',
    'a@b@c',
    'no address',
    '',
  ])('the address %j is refused before anybody is dialled', async address => {
    const never: Dial = () => {
      throw new Error('dialled')
    }
    for (const one of [{ to: address }, { from: address }])
      await expect(sendBySmtp(place(1), never, { ...letter, ...one })).rejects.toMatchObject({
        isFinal: true,
      })
  })

  test('a recipient that is refused for good is given up, one that is refused for now is not', async () => {
    const { port, refusals } = await sink()
    refusals.push(550, 450)
    await expect(sendBySmtp(place(port), dial, letter)).rejects.toMatchObject({ isFinal: true })
    await expect(sendBySmtp(place(port), dial, letter)).rejects.toMatchObject({ isFinal: false })
  })

  test('nobody there, a server that hangs up, one that says nothing and one that never ends: each is a fault', async () => {
    const served = async (each: (socket: Socket) => unknown) => {
      const server = createServer(socket => {
        socket.on('error', () => undefined)
        each(socket)
      })
      await new Promise<void>(done => {
        server.listen(0, '127.0.0.1', done)
      })
      closers.push(() => server.close())
      return (server.address() as { port: number }).port
    }
    const failing = (port: number) => sendBySmtp(place(port), dial, letter, 150)
    const endless = '220-hello\r\n'.repeat(20_000)
    await expect(failing(1)).rejects.toMatchObject({ name: 'MailFault', isFinal: false })
    await expect(failing(await served(socket => socket.end()))).rejects.toThrow('hung up')
    await expect(failing(await served(() => undefined))).rejects.toThrow('no answer within')
    await expect(failing(await served(socket => socket.write(endless)))).rejects.toThrow('without an end')
  })
})
