// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerSection } from '#client/features/settings/server-section.tsx'

/** What `npm start` serves with its defaults. */
const AS_SHIPPED = {
  ...{ plans: false, hasAdmins: false, hasCodeHost: false, hasDomains: false, mail: 'mailbox' },
} as Parameters<typeof ServerSection>[0]['server']

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function shown(server: object): Promise<Record<string, string[]>> {
  await act(async () => root.render(createElement(ServerSection, { server: { ...AS_SHIPPED, ...server } })))
  return Object.fromEntries(
    [...document.querySelectorAll('li')].map(row => [
      row.getAttribute('aria-label') ?? '',
      [...row.querySelectorAll('code')].map(code => code.textContent ?? ''),
    ]),
  )
}

test('[issue 32.2] as shipped it names the setting of everything that is not there yet', async () => {
  expect(await shown({})).toEqual({
    Admins: ['ADMIN_EMAILS'],
    'Plans and payments': ['PLANS', 'STRIPE_SECRET_KEY'],
    'Code host': ['GITHUB_APP_ID', 'GITHUB_APP_PRIVATE_KEY', 'GITHUB_APP_SLUG'],
    Mail: ['MAIL_URL', 'MAIL_FROM'],
    'Custom domains': ['SITES_DOMAIN', 'SITES_IP'],
  })
})

test('what is set up is not in it, and with everything there is nothing to say', async () => {
  expect(Object.keys(await shown({ plans: true, mail: 'sent' }))).toEqual([
    ...['Admins', 'Code host', 'Custom domains'],
  ])
  const all = { plans: true, mail: 'sent', hasAdmins: true, hasCodeHost: true, hasDomains: true }
  await shown(all)
  expect(document.body.textContent).toBe('')
})
