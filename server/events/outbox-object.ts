import { DurableObject } from 'cloudflare:workers'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { endExpiredSessions, findNextExpiry, findOldestUntold } from '#server/events/events-queries.ts'
import { findNextMailTime } from '#server/events/mail-queries.ts'
import { nextLook } from '#server/events/next-look.ts'
import type { Outbox } from '#server/events/outbox.ts'
import { tellByMail } from '#server/events/tell-by-mail.ts'
import { tellUntold } from '#server/events/tell-rooms.ts'
import { handOver } from '#server/features/mail/hand-over.ts'
import { logError } from '#server/logs/log-error.ts'
import { readLogSettings } from '#server/logs/log-settings.ts'

/** When the database could not be asked. */
const AGAIN_MS = 10_000

/** Tells rooms what they could not be told at once, writes to people, and ends the sessions of open sockets when their time is over. */
export class OutboxObject extends DurableObject<Bindings> implements Outbox {
  #writing: Promise<void> | null = null

  async ringBy(time: number): Promise<void> {
    const next = await this.ctx.storage.getAlarm()
    if (next === null || next > time) await this.ctx.storage.setAlarm(time)
  }

  override async alarm(): Promise<void> {
    readLogSettings(this.env)
    try {
      const next = await this.#look()
      if (next !== null) await this.ringBy(next)
    } catch (error) {
      logError('the outbox looks again', error)
      await this.ringBy(Date.now() + AGAIN_MS)
    }
  }

  async #look(): Promise<number | null> {
    const { DB } = this.env
    await endExpiredSessions(DB)
    this.#write()
    await tellUntold(this.env)
    const [oldestUntold, nextExpiry, nextMail] = await Promise.all([
      findOldestUntold(DB),
      findNextExpiry(DB),
      findNextMailTime(DB),
    ])
    return nextLook({ oldestUntold, nextExpiry, nextMail }, Date.now())
  }

  /** Not waited for: a mail server may take half a minute, and rooms are told within two seconds. */
  #write(): void {
    if (this.#writing) return
    const settings = settingsOf(this.env)
    this.#writing = tellByMail(this.env.DB, mail => handOver(settings, mail))
      .catch(error => logError('mail is sent later', error))
      .finally(() => {
        this.#writing = null
      })
  }
}
