import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const RECORDS = [
  {
    ...{ type: 'TXT', name: '_maquette.sailing.example.org', value: 'maquette=3f9c1a7be2d04c68' },
    ...{ seen: ['maquette=3f9c1a7be2d04c68'], isRight: true },
  },
  {
    ...{ type: 'CNAME', name: 'sailing.example.org', value: 'sites.maquette.example' },
    ...{ seen: ['old-host.example.net'], isRight: false },
  },
]
const PENDING = {
  ...{ id: 'a'.repeat(20), incoming: 'sailing.example.org', renderType: 'artifact', status: 'PENDING' },
  ...{ artifactId: null, artifactVersionName: null, statusLastRefreshedDate: Date.now() - 20_000 },
  ...{ title: 'Tidal sailing school', description: 'Boats, courses and the sea.', ogImage: '', favicon: '' },
  records: RECORDS,
  message: 'Your CNAME points to old-host.example.net, not to sites.maquette.example.',
}
const { message: _, ...REST } = PENDING
const VERIFIED = {
  ...REST,
  status: 'VERIFIED',
  records: RECORDS.map(record => ({ ...record, seen: [record.value], isRight: true })),
}
const LOST = {
  ...{ ...VERIFIED, message: 'There is no TXT record at _maquette.sailing.example.org yet.' },
  records: VERIFIED.records.map((record, at) =>
    at === 0 ? { ...record, seen: [], isRight: false } : record,
  ),
}
const OTHER_LETTERS = {
  ...{ ...PENDING, incoming: 'xn--bcher-kva.example.org', shownAs: 'bücher.example.org' },
  message:
    'The DNS does not know xn--bcher-kva.example.org yet. Set the two records at your DNS provider; it can take minutes, sometimes hours, until they are seen here. If you have set them, look for a typo in the domain.',
  records: RECORDS.map(record => ({
    ...record,
    name: record.name.replace('sailing', 'xn--bcher-kva'),
    ...{ seen: [], isRight: false },
  })),
}
const TAKEN = {
  status: 409,
  json: { error: { code: 'domain_taken', message: 'Another workspace has this domain.' } },
}
const NONE = { status: 404, json: { error: { code: 'not_found', message: 'This design has no domain.' } } }
const FAILED = { status: 500, json: { error: { code: 'internal', message: 'It failed.' } } }

type Answer = { json: unknown; status?: number } | 'never'

const open = async (stage: Stage, answer: Answer, change: Answer = answer) => {
  await stage.page.route('**/api/custom-domain/*', route => {
    const given = route.request().method() === 'GET' ? answer : change
    return given === 'never' ? undefined : route.fulfill({ status: given.status ?? 200, json: given.json })
  })
  await stage.editor()
  await stage.press('Share')
  await stage.dialog('Share')
  await stage.page.getByRole('button', { name: 'Custom domain' }).click()
  await stage.dialog('Custom domain')
}

/** A domain of one's own, in each of its states. */
export const DOMAIN_SCENES: readonly Scene[] = [
  {
    name: 'custom domain, none',
    show: async stage => {
      await open(stage, NONE)
      await stage.page.getByRole('button', { name: 'Connect domain' }).waitFor()
    },
  },
  {
    name: 'custom domain, loading',
    show: async stage => {
      await open(stage, 'never')
      await stage.page.getByRole('status', { name: 'Loading the domain' }).waitFor()
    },
  },
  {
    name: 'custom domain, failed to load',
    show: async stage => {
      await open(stage, FAILED)
      await stage.page.getByText('The domain could not be looked up.').waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'custom domain, not set up',
    show: async stage => {
      await open(stage, NONE, FAILED)
      await stage.page.getByRole('textbox', { name: 'Domain' }).fill('sailing.example.org')
      await stage.page.getByRole('button', { name: 'Connect domain' }).click()
      await stage.page.getByText('Failed to set up custom domain. Please try again.').waitFor()
    },
  },
  {
    name: 'custom domain, none that is valid',
    show: async stage => {
      await open(stage, NONE)
      await stage.page.getByRole('textbox', { name: 'Domain' }).fill('https://www.sailing school/')
      await stage.page.getByRole('button', { name: 'Connect domain' }).click()
      await stage.shown('Please enter a valid domain that you own')
    },
  },
  {
    name: 'custom domain, taken',
    show: async stage => {
      await open(stage, NONE, TAKEN)
      await stage.page.getByRole('textbox', { name: 'Domain' }).fill('sailing.example.org')
      await stage.page.getByRole('button', { name: 'Connect domain' }).click()
      await stage.shown('Another workspace has this domain.')
    },
  },
  {
    name: 'custom domain, of other letters',
    show: async stage => {
      await open(stage, { json: OTHER_LETTERS })
      await stage.shown('Waiting for the DNS records')
    },
  },
  {
    name: 'custom domain, records lost',
    show: async stage => {
      await open(stage, { json: LOST })
      await stage.shown('There is no TXT record at')
    },
  },
  {
    name: 'custom domain, publish asked',
    show: async stage => {
      await open(stage, { json: VERIFIED })
      const dialog = stage.page.getByRole('dialog', { name: 'Custom domain' })
      await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
      await dialog.getByRole('group', { name: 'Confirm' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'custom domain, delete asked',
    show: async stage => {
      await open(stage, { json: VERIFIED })
      await stage.press('Delete domain')
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'custom domain, not deleted',
    show: async stage => {
      await open(stage, { json: VERIFIED }, FAILED)
      await stage.press('Delete domain')
      await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Delete domain' }).click()
      await stage.shown('Failed to delete domain.')
    },
  },
  {
    name: 'custom domain, waiting',
    show: async stage => {
      await open(stage, { json: PENDING })
      await stage.page.getByText('Waiting for the DNS records').waitFor()
    },
  },
  {
    name: 'custom domain, connected',
    show: async stage => {
      await open(stage, { json: VERIFIED })
      await stage.page.getByText('Connected', { exact: true }).waitFor()
    },
  },
  {
    name: 'custom domain, texts failed',
    show: async stage => {
      await open(stage, { json: VERIFIED }, FAILED)
      await stage.page.getByRole('textbox', { name: 'Title' }).fill('Sail')
      await stage.page.getByRole('button', { name: 'Save', exact: true }).click()
      await stage.page.getByText('Failed to save default domain settings.').waitFor()
    },
  },
  {
    name: 'custom domain, offline',
    isAlone: true,
    show: async stage => {
      await open(stage, { json: VERIFIED })
      await stage.page.getByText('Connected', { exact: true }).waitFor()
      await stage.page.unrouteAll({ behavior: 'ignoreErrors' })
      await stage.page.context().setOffline(true)
      await stage.page.getByRole('button', { name: 'Check now' }).click()
      await stage.page.getByText('It could not be looked up.').waitFor({ timeout: 30_000 })
    },
  },
]
