import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'

const TITLES = ['Tidal sailing school', 'Learn to sail this summer']
const past = (versionNumber: number, hoursAgo: number, byName: string) => ({
  ...{ artifactId: `a${String(versionNumber).padStart(19, '0')}`, by: 'somebody', byName },
  artifactVersionName: `v${versionNumber}`,
  versionTitle: TITLES[versionNumber - 1],
  id: `p${versionNumber}-${hoursAgo}`,
  publishedAt: Date.now() - hoursAgo * 3_600_000,
})
const PUBLISHED = {
  url: 'https://tidal-sailing-school--a0000000000000000002.maquette.example/',
  ...{ artifactId: 'a0000000000000000002', artifactVersionName: 'v2', staticPages: 3 },
  ...{ title: 'Tidal sailing school', description: 'Boats, courses and the sea.', ogImage: '', favicon: '' },
  publishedAt: Date.now() - 2 * 3_600_000,
  history: [
    past(2, 2, 'Ada Lovelace'),
    past(1, 27, 'Grace Hopper'),
    past(2, 30, 'Ada Lovelace'),
    past(1, 400, 'Grace Hopper'),
  ],
}

const QUESTION = { id: 'q'.repeat(20), type: 'text', question: 'What is missing?' }
const FAILED = { status: 500, json: { error: { code: 'internal', message: 'The disk is full.' } } }

/** Phones have it in Share. */
async function openPublish(stage: Stage, room?: 'broken' | 'empty') {
  if (room) await stage.room(room)
  else await stage.editor()
  if (stage.size === 'narrow') {
    await stage.press('Share')
    await stage.dialog('Share')
    await stage.page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'Publish' }).click()
  } else await stage.press('Publish')
  await stage.dialog('Publish')
}

const published = async (stage: Stage, change: object = { json: PUBLISHED }) => {
  const feedbackQuestionData = { isEnabled: true, questions: [QUESTION] }
  await stage.page.route('**/api/editor-metadata/*', route =>
    route.fulfill({ json: { slug: 'tidal', hasPassword: false, feedbackQuestionData } }),
  )
  await stage.page.route('**/api/publish/*', route =>
    route.fulfill(route.request().method() === 'GET' ? { json: PUBLISHED } : change),
  )
  await openPublish(stage)
  await stage.page.getByRole('region', { name: 'History' }).waitFor()
}

const retitled = async (stage: Stage) => {
  const title = stage.page.getByRole('textbox', { name: 'Title' })
  await title.fill('Tidal, the sailing school')
  await stage.page.getByRole('button', { name: 'Save', exact: true }).click()
}

/** Confirmed, with what comes of it. */
const goingOut = async (stage: Stage, answer: object | null) => {
  await stage.page.route('**/api/publish/*', route => {
    if (route.request().method() === 'GET') return route.fulfill({ json: PUBLISHED })
    return answer === null ? undefined : route.fulfill(answer)
  })
  await openPublish(stage)
  await stage.press(/^Publish v/)
  await stage.page.getByRole('group', { name: 'Confirm' }).getByRole('button', { name: 'Publish' }).click()
}
const asked = async (stage: Stage, button: RegExp) => {
  await published(stage)
  await stage.press(button)
  await stage.page.getByRole('alertdialog').waitFor()
}

/** What is put on the web, and what was. */
export const PUBLISH_SCENES: readonly Scene[] = [
  {
    name: 'publish',
    isMain: true,
    isEscaped: true,
    show: async stage => {
      await openPublish(stage)
      await stage.page.getByRole('button', { name: /^Publish v/ }).waitFor()
    },
  },
  {
    name: 'publish loading',
    show: async stage => {
      await stage.page.route('**/api/publish/*', () => undefined)
      await openPublish(stage)
      await stage.page.getByRole('status', { name: 'Loading' }).waitFor()
    },
  },
  {
    name: 'publish failed to load',
    show: async stage => {
      await stage.page.route('**/api/publish/*', route =>
        route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'It failed.' } } }),
      )
      await openPublish(stage)
      await stage.page.getByText('What is published could not be looked up.').waitFor()
    },
  },
  {
    name: 'published',
    isMain: true,
    show: async stage => {
      await published(stage)
      await stage.press(/^Publish v/)
      await stage.page.getByRole('group', { name: 'Confirm' }).waitFor()
    },
  },
  {
    name: 'published, history',
    show: async stage => {
      await published(stage)
      await stage.page.getByRole('button', { name: 'Unpublish' }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'published, going back asked', show: stage => asked(stage, /^Roll back to v1/) },
  { name: 'published, unpublish asked', show: stage => asked(stage, /^Unpublish/) },
  {
    name: 'publish, nothing any more',
    show: async stage => {
      await stage.page.route('**/api/publish/*', route =>
        route.fulfill({ json: { ...PUBLISHED, url: null, artifactId: null, artifactVersionName: null } }),
      )
      await openPublish(stage)
      await stage.page.getByRole('region', { name: 'History' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'publish, on its way',
    isAlone: true,
    show: async stage => {
      await goingOut(stage, null)
      await stage.page.getByText('Storing the pages…').waitFor({ timeout: 60_000 })
      await stage.page.getByText('Storing the pages…').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'publish, refused',
    isAlone: true,
    show: async stage => {
      await goingOut(stage, FAILED)
      const problem = stage.page
        .getByRole('alert')
        .filter({ hasText: 'Failed to publish. Please try again.' })
      await problem.waitFor({ timeout: 60_000 })
      await problem.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'publish, a version with an error',
    show: async stage => {
      await openPublish(stage, 'broken')
      await stage.page.getByRole('alert').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'publish, no version',
    show: async stage => {
      await openPublish(stage, 'empty')
      await stage.shown('There is no version of this design to publish yet.')
    },
  },
  {
    name: 'published, texts saved',
    show: async stage => {
      await published(stage, { json: { ...PUBLISHED, title: 'Tidal, the sailing school' } })
      await retitled(stage)
      await stage.page.getByText('Saved, and live').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'published, texts failed',
    show: async stage => {
      await published(stage, FAILED)
      await retitled(stage)
      await stage.page.getByText('The texts could not be saved.').scrollIntoViewIfNeeded()
    },
  },
]
