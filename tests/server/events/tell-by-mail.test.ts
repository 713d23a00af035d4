import { beforeEach, describe, expect, test, vi } from 'vitest'
import { database } from '#server/db/database.ts'
import { events } from '#server/db/schema/events.ts'
import { findUntold, forgetTold, happened } from '#server/events/events-queries.ts'
import { claimMail, findDueMail, findNextMailTime, newestMails } from '#server/events/mail-queries.ts'
import { nextTry, tellByMail } from '#server/events/tell-by-mail.ts'
import { acted } from '#server/features/admin/acts-queries.ts'
import { MailFault } from '#server/features/mail/mail-fault.ts'
import type { NewEvent } from '#shared/events.ts'
import { stored } from '#tests/support/people/stored-people.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

let d1: ReturnType<typeof sqliteD1>
beforeEach(() => {
  d1 = sqliteD1()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

const said = { person: 'Ada', design: 'Bakery', link: 'https://m.test/invite/x', level: 'read' } as const
const invited = (mailTo = 'bob@example.org', actorId?: string): NewEvent => ({
  ...{ type: 'invited', roomId: 'design', mailTo, said },
  ...(actorId && { actorId }),
})
const waits = (event = invited()) => happened(database(d1), event)
const kept = async () => (await newestMails(d1, 10)).map(({ event }) => event)
const rows = () => database(d1).select().from(events)
/** Takes every mail, and remembers whose. */
const taking =
  (sent: unknown[]) =>
  async ({ event }: { event: { mailTo: string | null } }) =>
    sent.push(event.mailTo) > 0

describe('a mail is kept until it was taken', () => {
  test('it leaves once, and is gone then', async () => {
    const sent: string[] = []
    for (let at = 0; at < 9; at += 1) await waits(invited(`${at}@example.org`))
    await Promise.all([1, 2].map(() => tellByMail(d1, taking(sent))))
    expect([new Set(sent).size, sent.length, await kept()]).toEqual([9, 9, []])
  })

  test('a try that failed is made again later, with what it met with, and later each time', async () => {
    await waits()
    const before = Date.now()
    await tellByMail(d1, () => Promise.reject(new MailFault('RCPT was answered 450')))
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
    const sent: string[] = []
    await tellByMail(d1, taking(sent))
    expect(sent).toEqual(['bob@example.org'])
  })

  test('what can never be taken is given up at once, the rest after two days; both stay to be read', async () => {
    await waits()
    await tellByMail(d1, () => Promise.reject(new MailFault('no such person', true)))
    expect(await kept()).toMatchObject([{ attempts: 1, mailAt: null, problem: 'no such person' }])
    const times = Array.from({ length: 12 }, (_, at) => nextTry(at + 1, 0)?.getTime() ?? null)
    const last = times.indexOf(null)
    expect(times.slice(last).every(time => time === null)).toBe(true)
    const whole = times.reduce<number>((sum, time) => sum + (time ?? 0), 0)
    expect(whole).toBeGreaterThan(24 * 3_600_000)
    expect(whole).toBeLessThan(72 * 3_600_000)
  })

  test('an error of our own tells the log its kind and no address', async () => {
    await waits()
    await tellByMail(d1, () => Promise.reject(new MailFault('refused')))
    const said = vi.mocked(console.error).mock.calls.flat().join(' ')
    expect(said).toContain('refused')
    expect(said).not.toContain('bob')
  })
})

describe('each hearer on its own', () => {
  const untold = () => findUntold(d1, 'design')

  test('a mail server that is down holds up no room, and the mail is tried again', async () => {
    await waits()
    await tellByMail(d1, () => Promise.reject(new MailFault('down')))
    const found = await untold()
    expect(found?.changes).toEqual(['access'])
    if (found) await forgetTold(d1, 'design', found)
    expect(await untold()).toBeNull()
    expect(await rows()).toMatchObject([{ mailTo: 'bob@example.org', attempts: 1 }])
  })

  test('a room that cannot be told has nobody mailed twice', async () => {
    await waits()
    const sent: string[] = []
    for (let look = 0; look < 3; look += 1) await tellByMail(d1, taking(sent))
    expect(sent).toEqual(['bob@example.org'])
    expect((await untold())?.changes).toEqual(['access'])
    expect(await rows()).toMatchObject([{ mailTo: null, untold: 'access' }])
  })

  test('when all have heard the row is gone; one of the log stays', async () => {
    await waits()
    await waits(acted({ actorId: 'admin', act: 'roomInfo', patternId: 'design', reason: '' }))
    const found = await untold()
    if (found) await forgetTold(d1, 'design', found)
    await tellByMail(d1, async () => true)
    expect((await rows()).map(({ type }) => type)).toEqual(['admin_acted'])
  })
})

describe('how mail leaves', () => {
  test('without a provider it stays to be read, and is not tried again', async () => {
    await waits()
    await tellByMail(d1, async () => false)
    expect(await kept()).toMatchObject([{ attempts: 0, mailAt: null, problem: null }])
    expect(await findNextMailTime(d1)).toBeNull()
  })

  test('[mail bombs] so many to one address, so many by one person, few by a guest; each kind for itself', async () => {
    await stored(d1).person('eve')
    await stored(d1).person('guest', true)
    const leaving = async (count: number, event: (at: number) => NewEvent) => {
      for (let at = 0; at < count; at += 1) await waits(event(at))
      const sent: string[] = []
      await tellByMail(d1, taking(sent))
      expect(await rows()).toEqual((await rows()).filter(({ mailTo }) => mailTo === null))
      return sent.length
    }
    const victim = () => invited('Victim@example.org')
    expect(await leaving(20, victim)).toBe(10)
    expect(await leaving(1, () => invited('victim@EXAMPLE.org'))).toBe(0)
    const link = 'https://m.test/x'
    const forgotten = () =>
      ({ type: 'password_forgotten', mailTo: 'victim@example.org', said: { link } }) as const
    expect(await leaving(20, forgotten)).toBe(5)
    expect(await leaving(120, at => invited(`${at}@example.org`, 'eve'))).toBe(100)
    const asked = (at: number): NewEvent => ({
      ...{ type: 'access_requested', actorId: 'guest', mailTo: `${at}@example.org` },
      said: { ...said, message: '' },
    })
    expect(await leaving(20, asked)).toBe(5)
  })
})
