import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const field = (stage: Stage, name: string) => stage.page.getByRole('textbox', { name, exact: true })

async function loginForm(stage: Stage): Promise<void> {
  await stage.go('/')
  await stage.press('Log in')
  await stage.dialog('Log in or create an account')
}

/** What a server with other settings says of itself. */
const serverSays = (stage: Stage, said: object) =>
  stage.page.route('**/api/user', async route => {
    const response = await route.fetch()
    const body = (await response.json()) as { server: object }
    await route.fulfill({ response, json: { ...body, server: { ...body.server, ...said } } })
  })

async function security(stage: Stage): Promise<void> {
  await stage.go('/settings#security')
  await stage.page.getByText('This browser').waitFor()
}

async function opened(stage: Stage, button: string, form: string): Promise<void> {
  await security(stage)
  await stage.press(button)
  await stage.page.getByRole('form', { name: form }).scrollIntoViewIfNeeded()
}

/** Coming in by more than a password, and what Settings says of an account. */
export const ACCOUNT_SCENES: readonly Scene[] = [
  {
    name: 'account, sign up',
    by: 'visitor',
    show: async stage => {
      await loginForm(stage)
      await stage.press('Create account')
      await field(stage, 'Name').fill('Ada Lovelace')
      await field(stage, 'Email').fill('ada@example.org')
    },
  },
  {
    name: 'account, address taken',
    by: 'visitor',
    show: async stage => {
      await loginForm(stage)
      await stage.press('Create account')
      await field(stage, 'Name').fill('Ada Lovelace')
      await field(stage, 'Email').fill(stage.cast.ada.email)
      await field(stage, 'Password').fill('correct horse')
      await stage.page.keyboard.press('Enter')
      await stage.shown('There is an account with this e-mail already')
    },
  },
  { name: 'settings, whole page', isWhole: true, show: security },
  {
    name: 'account, forgotten password',
    by: 'visitor',
    show: async stage => {
      await loginForm(stage)
      await stage.press('Forgot your password?')
      await field(stage, 'Email').fill('ada@example.org')
    },
  },
  {
    name: 'account, mail sent',
    by: 'visitor',
    show: async stage => {
      await loginForm(stage)
      await stage.press('Forgot your password?')
      await field(stage, 'Email').fill('nobody@example.org')
      await stage.press('Send the link')
      await stage.shown('Look into your mail')
    },
  },
  {
    name: 'account, code asked for',
    by: 'visitor',
    show: async stage => {
      await loginForm(stage)
      await stage.page.route('**/api/auth/sign-in/email', route =>
        route.fulfill({ json: { twoFactorRedirect: true, twoFactorMethods: ['totp'] } }),
      )
      await field(stage, 'Email').fill('ada@example.org')
      await field(stage, 'Password').fill('correct horse')
      await stage.page.keyboard.press('Enter')
      await field(stage, 'Code').fill('123456')
      await stage.page
        .getByRole('form', { name: 'Second factor' })
        .getByRole('button', { name: 'Log in' })
        .click()
      await stage.shown(/This took too long/)
    },
  },
  {
    name: 'account, other services',
    by: 'visitor',
    show: async stage => {
      await serverSays(stage, { signInWith: ['github', 'google'], hasSso: true })
      await loginForm(stage)
      await stage.shown('Continue with Google')
    },
  },
  {
    name: 'account, single sign-on',
    by: 'visitor',
    show: async stage => {
      await serverSays(stage, { hasSso: true })
      await loginForm(stage)
      await stage.press('Continue with single sign-on')
      await field(stage, 'Email').fill('ada@nowhere.example')
      await stage.press('Continue')
      await stage.shown(/No workspace here/)
    },
  },
  {
    name: 'account, not let in',
    by: 'visitor',
    show: async stage => {
      await stage.go('/log-in-failed?error=account_not_linked')
      await stage.shown('You are not logged in')
    },
  },
  {
    name: 'account, new password',
    by: 'visitor',
    show: async stage => {
      await stage.page.route('**/api/user/passwordLink', route => route.fulfill({ json: { ok: true } }))
      await stage.go('/reset-password/some-token')
      await field(stage, 'New password').waitFor()
    },
  },
  {
    name: 'account, link is over',
    by: 'visitor',
    show: async stage => {
      await stage.go('/reset-password/some-token')
      await stage.shown('This link cannot be used')
    },
  },
  {
    name: 'account, confirm address',
    by: 'visitor',
    show: async stage => {
      const says = Buffer.from(JSON.stringify({ email: 'ada@example.org' })).toString('base64url')
      await stage.go(`/verify-email/x.${says}.x`)
      await field(stage, 'Password').fill('wrong')
      await stage.press('Confirm this address')
      await stage.shown(/do not go together/)
    },
  },
  { name: 'account, security', show: security },
  {
    name: 'account, wrong password',
    show: async stage => {
      await opened(stage, 'Change password', 'Password')
      await field(stage, 'Current password').fill('wrong')
      await field(stage, 'New password').fill('another battery')
      await stage.press('Save password')
      await stage.shown('This password is not right.')
    },
  },
  {
    name: 'account, change e-mail',
    show: async stage => {
      await opened(stage, 'Change e-mail', 'E-mail')
      await field(stage, 'New e-mail').fill('ada@example.org')
    },
  },
  {
    name: 'account, second factor',
    show: async stage => {
      await opened(stage, 'Turn on', 'Second factor')
      await field(stage, 'Password').fill('correct horse')
      await stage.press('Continue')
      await stage.page.getByRole('img', { name: 'The key of your authenticator app' }).waitFor()
      await field(stage, 'Code').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'account, passkeys',
    show: async stage => {
      const now = Date.now()
      const at = (ago: number) => new Date(now - ago * 60_000).toISOString()
      await stage.page.route('**/passkey/list-user-passkeys', route =>
        route.fulfill({
          json: [
            { id: 'one', name: 'Chrome on Mac', createdAt: at(9 * 24 * 60), lastUsedAt: at(70) },
            { id: 'two', name: 'The key on my ring, the blue one', createdAt: at(3), lastUsedAt: null },
          ],
        }),
      )
      await stage.go('/settings')
      // Where the page is there already, so is what it knew before.
      await stage.page.reload()
      await opened(stage, 'Add a passkey', 'Passkeys')
    },
  },
  {
    name: 'account, no passkeys',
    show: async stage => {
      await serverSays(stage, { passkeyHost: null })
      await security(stage)
      await stage.page.getByText('Passkeys need an address with https').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'account, recovery codes',
    show: async stage => {
      await stage.page.route('**/api/auth/two-factor/verify-totp', route => route.fulfill({ json: {} }))
      await opened(stage, 'Turn on', 'Second factor')
      await field(stage, 'Password').fill('correct horse')
      await stage.press('Continue')
      await field(stage, 'Code').fill('123456')
      await stage.page
        .getByRole('form', { name: 'Second factor' })
        .getByRole('button', { name: 'Turn on' })
        .click()
      await stage.shown('Keep these recovery codes')
      await stage.page.getByRole('button', { name: 'I have kept them' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'account, sessions failed',
    show: async stage => {
      await stage.page.route('**/api/auth/list-sessions', route => route.fulfill({ status: 500, json: {} }))
      await stage.go('/settings')
      await stage.page.getByText('Where you are logged in could not be loaded.').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'account, picture is none',
    show: async stage => {
      await security(stage)
      const buffer = Buffer.from('no picture')
      await stage.page
        .getByLabel('Picture of you')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
      await stage.shown(/Only PNG/)
    },
  },
  {
    name: 'account, delete',
    isAlone: true,
    show: async stage => {
      await security(stage)
      await stage.press('Delete…')
      await stage.dialog('Delete your account')
      await stage.page.getByRole('radio', { name: 'Give them away' }).click()
    },
  },
]
