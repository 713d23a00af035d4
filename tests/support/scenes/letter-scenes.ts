import { mailFor } from '#server/features/mail/letters/letter-of.ts'
import type { Mailed, SaidBy } from '#shared/events.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'

const link = 'https://design.example.org/invite/kq8cJ2v0yqf5r3yT4mXy8pXnE9oWb1uZc7dL6sHgA0I'
const about = { person: 'Ada Lovelace', design: 'Tidal, a sailing school', link }
const team = { person: 'Ada Lovelace', workspace: 'Halden Studio', link }

const SAID: { [T in Exclude<Mailed, 'mail_kept'>]: SaidBy<T> } = {
  invited: { ...about, level: 'write' },
  canvas_invited: { ...about, design: 'Season launch' },
  workspace_invited: team,
  access_requested: { ...about, message: 'I write the copy for the new season.\nMay I put it in?' },
  access_granted: { ...about, level: 'read' },
  handed_over: about,
  designs_handed_over: team,
  mentioned: { ...about, designId: 'design', line: '@Bob can you look at the prices?' },
  feedback_received: { design: about.design, link, count: 3, isFull: true },
  support_answered: { message: 'It is back: open the design again.', link },
  address_given: { link },
  known_address_given: { link },
  password_forgotten: { link },
  new_address_given: { link },
  address_to_change: { newAddress: 'ada@new.example.org', link },
  account_changed: { what: 'Your password was changed', link },
}

const GROUPS: Record<string, (keyof typeof SAID)[]> = {
  'letters, to a design': ['invited', 'canvas_invited', 'access_requested', 'access_granted'],
  'letters, of a team': ['workspace_invited', 'handed_over', 'designs_handed_over', 'mentioned'],
  'letters, answers': ['feedback_received', 'support_answered', 'account_changed', 'address_to_change'],
  'letters, of an account': [
    'address_given',
    'known_address_given',
    'password_forgotten',
    'new_address_given',
  ],
}

/** Every mail as a mail program shows it, some beside each other, each with its subject and, below, its plain text. */
export const LETTER_SCENES: readonly Scene[] = Object.entries(GROUPS).map(([name, types]) => ({
  name,
  isAlone: true,
  isWhole: true,
  show: async ({ page }) => {
    const letters = types.map(type => mailFor({ type, said: SAID[type], mailTo: 'bob@example.org' }))
    await page.goto('about:blank')
    await page.setContent(
      `<meta name="color-scheme" content="light dark"><style>${STYLE}</style>${letters
        .map(
          ({ subject, html, body }) =>
            `<section><h2>${escaped(subject)}</h2><iframe srcdoc="${escaped(html ?? '')}"></iframe><pre>${escaped(body)}</pre></section>`,
        )
        .join('')}`,
    )
    await page.evaluate(() => {
      for (const frame of document.querySelectorAll('iframe'))
        frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`
    })
  },
}))

const STYLE = `body{margin:0;padding:12px;font:13px system-ui;display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(min(680px,100%),1fr))}
section{min-width:0}h2{font-size:14px;margin:0 0 6px}iframe{border:1px solid #8888;width:100%;box-sizing:border-box}pre{white-space:pre-wrap;word-break:break-word;margin:6px 0 0;opacity:.8}`

const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)
