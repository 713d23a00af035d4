import { describe, expect, test } from 'vitest'
import { mailFor } from '#server/features/mail/letters/letter-of.ts'
import type { Mailed, SaidBy } from '#shared/events.ts'

const LINK = 'https://design.example.org/x/abc?a=1&b=2'
const NASTY = `</h1><script>alert(1)</script>"'&\r\nBcc: evil@example.org\u202e ${'x'.repeat(200)} https://evil.example.org www.evil.example.org`
const LINK_AND = { link: LINK, person: NASTY, design: NASTY, workspace: NASTY, message: NASTY }
const SAID: { [T in Exclude<Mailed, 'mail_kept'>]: SaidBy<T> } = {
  invited: { ...LINK_AND, level: 'write' },
  workspace_invited: LINK_AND,
  access_requested: LINK_AND,
  canvas_invited: LINK_AND,
  access_granted: { ...LINK_AND, level: 'read' },
  handed_over: LINK_AND,
  designs_handed_over: LINK_AND,
  mentioned: { ...LINK_AND, designId: 'design', line: NASTY },
  feedback_received: { ...LINK_AND, count: 3 },
  support_answered: LINK_AND,
  address_given: LINK_AND,
  known_address_given: LINK_AND,
  password_forgotten: LINK_AND,
  new_address_given: LINK_AND,
  address_to_change: { ...LINK_AND, newAddress: 'new@example.org' },
  account_changed: { ...LINK_AND, what: 'Your password was changed' },
}
const mailTo = 'bob@example.org'

describe.each(Object.entries(SAID))('the mail of %s', (type, said) => {
  const mail = mailFor({ type: type as Mailed, said, mailTo })

  test('has one line as its subject, and says the same in plain text and in HTML', () => {
    expect(mail.subject).not.toMatch(/[\r\n\u202e]/)
    expect([...mail.subject].length).toBeLessThanOrEqual(150)
    expect(mail.body).toContain(LINK)
    expect(mail.html).toContain('href="https://design.example.org/x/abc?a=1&amp;b=2"')
    const shown = mail.html?.replace('Or open this address:', '') ?? ''
    const words = shown.replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, ' ').match(/[A-Za-z]{5,}/g) ?? []
    expect(words.length).toBeGreaterThan(5)
    for (const word of words) expect(mail.body).toContain(word)
  })

  test('a name with HTML, line breaks or an address in it is harmless', () => {
    expect(mail.html).not.toContain('<script>')
    expect(mail.html?.match(/href="[^"]*"/g)?.every(href => href.includes('design.example.org'))).toBe(true)
    expect(mail.subject).not.toMatch(/https:\/\/|evil\.example/)
    expect(mail.body.split('\n')[0]).not.toMatch(/https:\/\/|evil\.example/)
    // Nothing is fetched from anywhere when it is read.
    expect(mail.html).not.toMatch(/<img|src=|url\(|@import|<link/)
  })
})

test('a long name is cut, a short one is as it was', () => {
  const short = { ...SAID.invited, person: 'Ada', design: 'Bakery' }
  expect(mailFor({ type: 'invited', said: short, mailTo }).subject).toBe('Ada shared “Bakery” with you')
  expect(mailFor({ type: 'invited', said: SAID.invited, mailTo }).body.indexOf('\n')).toBeLessThan(160)
})

test('a mail that an earlier release wrote says what it said', () => {
  const kept = { subject: 'Hello', body: 'Words', html: null }
  expect(mailFor({ type: 'mail_kept', said: kept, mailTo })).toEqual({ recipient: mailTo, ...kept })
})

test('the letter about answers says once that a design can keep no more of them', () => {
  const letter = (isFull?: boolean) =>
    mailFor({
      type: 'feedback_received',
      said: { ...LINK_AND, count: 3, ...(isFull !== undefined && { isFull }) },
      mailTo,
    }).body
  expect(letter(true)).toContain('10,000 answers now')
  expect(letter()).not.toContain('10,000')
})
