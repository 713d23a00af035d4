import { html } from 'hono/html'
import { settingsOf } from '#server/bindings.ts'
import { newestMails, type WaitingMail } from '#server/events/mail-queries.ts'
import { mailFor } from '#server/features/mail/letters/letter-of.ts'
import type { AppHono } from '#server/serve.ts'

const SHOWN = 50

/** The outbox as a page, only on one's own machine: it shows links that sign people in. */
export function mailboxRoutes(app: AppHono): void {
  app.get('/dev/mailbox', async context => {
    if (!settingsOf(context.env).isLocal) return context.notFound()
    const { MAIL_URL } = settingsOf(context.env)
    const waiting = await newestMails(context.env.DB, SHOWN)
    const mails = waiting.map(({ event }) => ({ event, mail: mailFor(event) }))
    return context.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Mailbox · Maquette</title>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/mailbox.css" />
        </head>
        <body>
          <header>
            <a href="/">Maquette</a>
          </header>
          <main>
            <h1>Mailbox</h1>
            <p>${MAIL_URL ? PROVIDER : NO_PROVIDER} Only this machine sees this page.</p>
            ${mails.length === 0 ? html`<p class="empty">${MAIL_URL ? 'All mail has left.' : 'Nothing has been sent yet.'}</p>` : ''}
            ${mails.map(
              ({ event, mail }) => html`<article>
                <h2>${mail.subject}</h2>
                <p class="meta">To ${mail.recipient} · ${minuteOf(event.createdAt)}</p>
                ${event.problem ? html`<p class="meta">${triedOf(event)}</p>` : ''}
                <pre>${linked(mail.body)}</pre>
              </article>`,
            )}
          </main>
        </body>
      </html>`)
  })
}

const NO_PROVIDER = 'No mail provider is set, so mail waits here.'
const PROVIDER = 'Here is what the mail provider has not taken yet.'

const triedOf = ({ attempts, mailAt, problem }: WaitingMail['event']): string =>
  `Tried ${attempts === 1 ? 'once' : `${attempts} times`}: ${problem} ${mailAt ? `Tried again at ${minuteOf(mailAt)}.` : 'It is not tried again.'}`

/** The server does not know the hours of whoever reads it. */
const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

const ADDRESS = /(https?:\/\/[^\s<>"”]*[^\s<>"”.,;:!?)\]])/

/** Text with its addresses as links; every piece is escaped by the template it stands in. */
const linked = (text: string) =>
  text
    .split(ADDRESS)
    .map((piece, at) =>
      at % 2 === 1 ? html`<a href="${piece}" target="_blank" rel="noreferrer">${piece}</a>` : piece,
    )
