// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { codeHostReturn } from '#client/state/code-host-return.ts'
import {
  type Answers,
  button,
  COMMIT,
  failing,
  LINKED,
  press,
  says,
  saysNot,
  showSync,
  text,
  type as typeInto,
} from '#tests/support/people/shown-sync.ts'
import { until } from '#tests/support/until.ts'

const ADA = { id: 7, displayName: 'ada', avatarUrl: '', repositories: ['harbour', 'bakery', 'harbour-docs'] }
const CONNECTED = { installations: [ADA], connectUrl: null, installUrl: 'https://host.test/apps/maquette' }

let shown: Awaited<ReturnType<typeof showSync>>
let answers: Answers
const assign = vi.fn()
beforeEach(() => {
  assign.mockClear()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  answers = {
    'github/linkStatus': () => ({ status: 'not_linked' }),
    'github/installations': () => CONNECTED,
  }
})
afterEach(() => {
  shown.unmount()
  codeHostReturn.write(null)
  vi.restoreAllMocks()
})

const repositories = (): (string | null)[] =>
  [...document.querySelectorAll('[aria-label="Repositories"] button')].map(({ textContent }) => textContent)
const open = async () => {
  shown = await showSync({ answers })
  await says('Link repository')
}
const sent = () => shown.sent('editor/linkNewGithub')

describe('where no app is set up', () => {
  test('operators are told which settings, and where it says how', async () => {
    shown = await showSync({ answers, user: { isOperator: true }, server: { hasCodeHost: false } })
    await says('The code host is not set up on this server')
    expect(text()).toContain('GITHUB_APP_PRIVATE_KEY')
    expect([...document.querySelectorAll('a')].map(link => link.getAttribute('href'))).toContain(
      '/docs/code-host',
    )
    expect(shown.asked).toEqual([])
  })

  test('others are told whom to ask, and can', async () => {
    shown = await showSync({ answers, server: { hasCodeHost: false } })
    await says('Whoever runs this server can set it up.')
    expect(text()).not.toContain('GITHUB_APP')
    await press('Ask for it')
    expect(shown.dialog()).toMatchObject({ kind: 'support', patternId: shown.patternId })
  })

  test('a server that says so only when it is asked is believed, with its sentence', async () => {
    answers['github/installations'] = () => failing('not_configured', 'GITHUB_APP_ID is missing.')
    shown = await showSync({ answers, user: { isOperator: true } })
    await says('GITHUB_APP_ID is missing.')
  })
})

describe('without a connected account', () => {
  test('Connect leads to the host in this tab, which comes back to this design', async () => {
    answers['github/installations'] = () => ({
      installations: [],
      connectUrl: 'https://host.test/login?state=x',
    })
    shown = await showSync({ answers })
    await press('Connect')
    expect(assign).toHaveBeenCalledWith('https://host.test/login?state=x')
    expect(codeHostReturn.read()).toBe(shown.patternId)
  })

  test('an address that is none of the web is not followed', async () => {
    answers['github/installations'] = () => ({ installations: [], connectUrl: 'javascript:alert(1)' })
    shown = await showSync({ answers })
    await says('Connect your GitHub account')
    expect(button('Connect')).toBeUndefined()
  })

  test('one that lets the app into nothing is led to where that is chosen', async () => {
    answers['github/installations'] = () => ({ ...CONNECTED, installations: [] })
    shown = await showSync({ answers })
    await press('Choose repositories')
    expect(assign).toHaveBeenCalledWith(CONNECTED.installUrl)
    answers['github/installations'] = () => CONNECTED
    await press('Look again')
    await says('Link repository')
  })
})

describe('linking a repository', () => {
  test('what is typed narrows the list, and one of it is taken with branch and folder', async () => {
    await open()
    expect(repositories()).toEqual(ADA.repositories)
    typeInto('Repository', 'HARB')
    await until(() => repositories().length === 2, 'the list is narrowed')
    await press('harbour')
    await saysNot('Private repository')
    typeInto('Branch', 'design')
    typeInto('Folder', '/web/home/')
    answers['editor/linkNewGithub'] = () => LINKED
    answers['github/linkStatus'] = () => ({ ...LINKED, lastSyncedAt: null, commitId: null })
    answers['github/sync/preview'] = () => ({ base: null, files: [] })
    await press('Link repository')
    await says('ada/harbour')
    expect(sent()).toEqual([
      {
        ...{ installationId: 7, repositoryName: 'harbour', branch: 'design', folder: 'web/home' },
        ...{ isPrivate: true, editorRoomId: shown.patternId },
      },
    ])
  })

  test('a name that is not there is a new repository, private unless it is said otherwise', async () => {
    await open()
    typeInto('Repository', 'lighthouse')
    await says('lighthouse is made when you link it.')
    document.querySelector<HTMLElement>('[role="switch"]')?.click()
    answers['editor/linkNewGithub'] = () => LINKED
    await press('Link repository')
    await until(() => sent().length > 0, 'it is linked')
    expect(sent()).toEqual([
      { installationId: 7, repositoryName: 'lighthouse', isPrivate: false, editorRoomId: shown.patternId },
    ])
  })

  test.each([
    ['Repository', '', 'Name a repository'],
    ['Repository', 'a b', 'A repository is named with letters'],
    ['Repository', 'https://host.test/bob/harbour', 'This belongs to bob.'],
    ['Branch', '../main', 'No branch can have this name.'],
    ['Folder', '../etc', 'Name a folder within the repository'],
  ])('a %s of "%s" is refused at the field, and nothing is asked', async (field, value, words) => {
    await open()
    if (field !== 'Repository') typeInto('Repository', 'harbour')
    typeInto(field, value)
    await press('Link repository')
    await says(words)
    expect(sent()).toEqual([])
  })

  test.each<[string, Response, string]>([
    [
      'the words of the server',
      failing('host_failed', 'GitHub has this name already.'),
      'GitHub has this name already.',
    ],
    [
      'our own where it has none',
      failing('internal', 'Oops, something went wrong.'),
      'Failed to link repository',
    ],
  ])('[S8] a failure says so with %s, and what was typed stays', async (_, answer, words) => {
    answers['editor/linkNewGithub'] = () => answer
    await open()
    typeInto('Repository', 'lighthouse')
    await press('Link repository')
    await says(words)
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(words)
    expect(document.querySelector<HTMLInputElement>('form input')?.value).toBe('lighthouse')
  })
})

describe('before the first sync', () => {
  const files = [
    { path: 'design/src/App.tsx', action: 'create' },
    { path: 'design/package.json', action: 'create' },
    { path: 'README.md', action: 'update' },
    { path: 'old.css', action: 'delete' },
  ]
  beforeEach(() => {
    answers['github/linkStatus'] = () => ({ ...LINKED, lastSyncedAt: null, commitId: null })
  })

  test('its files are shown with what becomes of them, and what was seen is what is pushed on', async () => {
    answers['github/sync/preview'] = () => ({ base: COMMIT, files })
    answers['github/sync'] = () => ({ result: 'success', commitId: COMMIT })
    shown = await showSync({ answers })
    await says('2 files added, 1 changed, 1 removed')
    await says('On top of a1b2c3d of main.')
    const rows = [...document.querySelectorAll('section ul li')].map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'Added: design/src/App.tsx',
      'Added: design/package.json',
      'Changed: README.md',
      'Removed: old.css',
    ])
    await press('Sync')
    await says('Synced with Github.')
    expect(shown.sent('github/sync')).toMatchObject([{ base: COMMIT }])
  })

  test('what has changed there meanwhile is compared anew before it is pushed on', async () => {
    answers['github/sync/preview'] = () => ({ base: null, files })
    answers['github/sync'] = () => ({ result: 'diverged', commitId: COMMIT })
    shown = await showSync({ answers })
    await says('The branch main is made by it.')
    answers['github/sync/preview'] = () => ({ base: COMMIT, files })
    await press('Sync')
    await says('On top of a1b2c3d of main.')
    await until(() => button('Sync')?.getAttribute('aria-busy') !== 'true', 'it can be pressed')
    await press('Sync')
    await until(() => shown.sent('github/sync').length === 2, 'it is sent again')
    expect(shown.sent('github/sync').map(({ base }) => base)).toEqual([null, COMMIT])
  })

  test('a comparison that fails says why, and can be asked again', async () => {
    answers['github/sync/preview'] = () => failing('host_failed', 'GitHub does not answer.')
    shown = await showSync({ answers })
    await says('The files could not be compared with the repository. GitHub does not answer.')
    answers['github/sync/preview'] = () => ({ base: null, files: files.slice(0, 1) })
    await press('Try again')
    await says('1 file added')
    await says('The branch main is made by it.')
  })

  test('a design without a version has nothing to push, and says so', async () => {
    shown = await showSync({ answers, hasVersion: false })
    await says('There is no version yet.')
    await press('Sync')
    expect(shown.sent('github/sync')).toEqual([])
  })
})

test('[S4] Disconnect asks first, and does it when that is confirmed', async () => {
  answers['github/linkStatus'] = () => LINKED
  shown = await showSync({ answers })
  await press('Disconnect')
  await says('Disconnect from ada/harbour?')
  await press('Cancel')
  await saysNot('Disconnect from ada/harbour?')
  expect(shown.sent('github/disconnect')).toEqual([])
  await press('Disconnect')
  await says('Disconnect from ada/harbour?')
  answers['github/disconnect'] = () => ({ ok: true })
  answers['github/linkStatus'] = () => ({ status: 'not_linked' })
  await press('Disconnect')
  await says('Disconnected from ada/harbour.')
  await says('Link repository')
})
