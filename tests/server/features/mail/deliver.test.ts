import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { deliverDue, nextTry } from '#server/features/mail/deliver.ts'
import { MailFault } from '#server/features/mail/mail-fault.ts'
import {
  claimMail,
  findDueMail,
  findNextMailTime,
  insertMail,
  newestMails,
} from '#server/features/mail/outbox-queries.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

let d1: ReturnType<typeof sqliteD1>
let woken: number
beforeEach(() => {
  d1 = sqliteD1()
  woken = 0
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

const MAIL = { recipient: 'bob@example.org', subject: 'Hello', body: 'Words' }
const waits = (at = new Date()) => insertMail(d1, MAIL, at)
const kept = async () => newestMails(d1, 10)

describe('a mail is kept until it was taken', () => {
  test('it leaves once, and is gone then', async () => {
    const sent: string[] = []
    for (let at = 0; at < 9; at += 1) await waits()
    await Promise.all([1, 2].map(() => deliverDue(d1, async mail => void sent.push(String(mail.id)))))
    expect([new Set(sent).size, sent.length, await kept()]).toEqual([9, 9, []])
  })

  test('a try that failed is made again later, with what it met with, and later each time', async () => {
    await waits()
    const before = Date.now()
    await deliverDue(d1, () => Promise.reject(new MailFault('RCPT was answered 450')))
    const [mail] = await kept()
    expect(mail).toMatchObject({ attempts: 1, problem: 'RCPT was answered 450' })
    expect((await findNextMailTime(d1))?.getTime()).toBeGreaterThanOrEqual(before + 60_000)
    expect(await findDueMail(d1, new Date())).toBeNull()
  })

  test('a server that dies with a mail in hand has lost nothing: it is tried again', async () => {
    await waits()
    const mail = await findDueMail(d1, new Date())
    if (!mail) throw new Error('none')
    expect(await claimMail(d1, mail, new Date(Date.now() - 1))).toBe(true)
    expect(await claimMail(d1, mail, new Date())).toBe(false)
    const sent: number[] = []
    await deliverDue(d1, async ({ id }) => void sent.push(id))
    expect(sent).toEqual([mail.id])
  })

  test('what can never be taken is given up at once, the rest after two days; both stay to be read', async () => {
    await waits()
    await deliverDue(d1, () => Promise.reject(new MailFault('no such person', true)))
    expect(await kept()).toMatchObject([{ attempts: 1, nextAt: null, problem: 'no such person' }])
    const times = Array.from({ length: 12 }, (_, at) => nextTry(at + 1, 0)?.getTime() ?? null)
    const last = times.indexOf(null)
    expect(times.slice(last).every(time => time === null)).toBe(true)
    const whole = times.reduce<number>((sum, time) => sum + (time ?? 0), 0)
    expect(whole).toBeGreaterThan(24 * 3_600_000)
    expect(whole).toBeLessThan(72 * 3_600_000)
  })

  test('an error of our own tells the log its kind and no address', async () => {
    await waits()
    await deliverDue(d1, () => Promise.reject(new MailFault('refused')))
    const said = vi.mocked(console.error).mock.calls.flat().join(' ')
    expect(said).toContain('refused')
    expect(said).not.toContain('bob')
  })
})

describe('how mail leaves', () => {
  const ringBy = async () => {
    woken += 1
  }
  const env = (more: object = {}) =>
    ({
      ...{ DB: d1, AUTH_SECRET: 'x'.repeat(32), ...more },
      OUTBOX: { getByName: () => ({ ringBy }) },
    }) as unknown as Bindings

  test('without a provider it stays, and nothing is woken; with one it waits for the outbox', async () => {
    await sendMail(env(), MAIL, { kind: 'invitation' })
    expect([await findNextMailTime(d1), woken]).toEqual([null, 0])
    const provider = { MAIL_URL: 'smtps://mail.example.org', MAIL_FROM: 'a@example.org' }
    await sendMail(env(provider), MAIL, { kind: 'invitation' })
    expect([await findNextMailTime(d1), woken]).toEqual([expect.any(Date), 1])
  })

  test('[mail bombs] so many to one address, so many by one person, few by a guest; each kind for itself', async () => {
    const many = async (
      count: number,
      to: (at: number) => string,
      source: Parameters<typeof sendMail>[2],
    ) => {
      const answers = []
      for (let at = 0; at < count; at += 1)
        answers.push(await sendMail(env(), { ...MAIL, recipient: to(at) }, source))
      return answers.filter(Boolean).length
    }
    const to = () => 'Victim@example.org'
    expect(await many(20, to, { kind: 'invitation' })).toBe(10)
    expect(await many(1, () => 'victim@EXAMPLE.org', { kind: 'invitation' })).toBe(0)
    expect(await many(20, to, { kind: 'account' })).toBe(5)
    const others = (at: number) => `${at}@example.org`
    expect(await many(120, others, { kind: 'invitation', by: { id: 'eve', isGuest: false } })).toBe(100)
    expect(await many(20, others, { kind: 'notice', by: { id: 'guest', isGuest: true } })).toBe(5)
  })
})
