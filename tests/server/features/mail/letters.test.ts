import { describe, expect, test } from 'vitest'
import * as account from '#server/features/mail/letters/account-letters.ts'
import { mailOf } from '#server/features/mail/letters/letter.ts'
import * as sharing from '#server/features/mail/letters/sharing-letters.ts'

const LINK = 'https://design.example.org/x/abc?a=1&b=2'
const NASTY = `</h1><script>alert(1)</script>"'&\r\nBcc: evil@example.org\u202e ${'x'.repeat(200)} https://evil.example.org www.evil.example.org`
const about = { person: NASTY, design: NASTY, link: LINK }
const LETTERS = {
  invitation: sharing.invitationLetter(about, 'write'),
  accessRequest: sharing.accessRequestLetter(about, NASTY),
  accessGranted: sharing.accessGrantedLetter(about, 'read'),
  workspaceInvitation: sharing.workspaceInvitationLetter({ ...about, workspace: NASTY }),
  mention: sharing.mentionLetter(about, NASTY),
  feedback: sharing.feedbackLetter(about, NASTY),
  verification: account.verificationLetter(LINK),
  knownAddress: account.knownAddressLetter(LINK),
  password: account.passwordLetter(LINK),
  newAddress: account.newAddressLetter(LINK),
  leavingAddress: account.leavingAddressLetter('new@example.org', LINK),
  security: account.securityLetter('Your password was changed', LINK),
}

describe.each(Object.entries(LETTERS))('the mail %s', (_, letter) => {
  const mail = mailOf('bob@example.org', letter)

  test('has one line as its subject, and says the same in plain text and in HTML', () => {
    expect(mail.subject).not.toMatch(/[\r\n\u202e]/)
    expect([...mail.subject].length).toBeLessThanOrEqual(150)
    expect(mail.body).toContain(LINK)
    expect(mail.html).toContain('href="https://design.example.org/x/abc?a=1&amp;b=2"')
    for (const words of letter.paragraphs) expect(mail.body).toContain(words)
  })

  test('a name with HTML, line breaks or an address in it is harmless', () => {
    expect(mail.html).not.toContain('<script>')
    expect(mail.html?.match(/href="[^"]*"/g)?.every(href => href.includes('design.example.org'))).toBe(true)
    expect(mail.subject).not.toMatch(/https:\/\/|evil\.example/)
    expect(letter.heading).not.toMatch(/https:\/\/|evil\.example|[\r\n]/)
    // Nothing is fetched from anywhere when it is read.
    expect(mail.html).not.toMatch(/<img|src=|url\(|@import|<link/)
  })
})

test('a long name is cut, a short one is as it was', () => {
  expect(sharing.invitationLetter({ ...about, person: 'Ada', design: 'Bakery' }, 'read').subject).toBe(
    'Ada shared “Bakery” with you',
  )
  expect(LETTERS.invitation.heading.length).toBeLessThan(160)
})
