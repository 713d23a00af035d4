import { api } from '#shared/api/index.ts'
import type { NewQuestion } from '#shared/feedback.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import type { Stage } from '#tests/support/scenes/stage.ts'
import { until } from '#tests/support/until.ts'

const QUESTIONS: NewQuestion[] = [
  { type: 'text', question: 'What is missing?', placeholder: 'One thing is enough' },
  {
    type: 'multipleChoice',
    question: 'What did you look for?',
    options: ['Courses', 'Boats', 'Dates and weather'],
    allowMultiple: true,
  },
  { type: 'rating', question: 'How clear are the prices?', minLabel: 'Not at all', maxLabel: 'Very' },
]

/** A public design like the made one, and the address of its preview page. */
async function shared({ cast: { ada, ids } }: Stage): Promise<{ id: string; page: URL; artifactId: string }> {
  const { activeArtifactId } = await ada.must(api.patterns.get, { path: { id: ids.made } })
  const body = { id: ids.made, artifactId: activeArtifactId ?? '' }
  const { id } = await ada.must(api.patterns.fork, { body })
  await ada.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
  const fork = await ada.must(api.patterns.get, { path: { id } })
  const artifactId = fork.activeArtifactId ?? ''
  const { previewSrc } = await ada.must(api.artifacts.preview, { path: { id: artifactId } })
  return { id, page: new URL(previewSrc), artifactId }
}

async function locked(stage: Stage): Promise<(word: string) => Promise<void>> {
  const { id, page } = await shared(stage)
  await stage.cast.ada.must(api.editorMetadata.password, { path: { id }, body: { password: 'spring tide' } })
  await stage.page.goto(page.href)
  await stage.shown('This page asks for a password')
  return async word => {
    await stage.page.getByLabel('Password').fill(word)
    await stage.press('Open the page')
  }
}

async function asking(stage: Stage, isEnabled = true): Promise<{ page: URL; form: string }> {
  const { id, page, artifactId } = await shared(stage)
  const feedbackQuestionData = { isEnabled, questions: QUESTIONS }
  await stage.cast.ada.must(api.editorMetadata.feedback, { path: { id }, body: { feedbackQuestionData } })
  return { page, form: new URL(`/_maquette/feedback?page=%2F&artifactId=${artifactId}`, page).href }
}

async function filled(stage: Stage): Promise<void> {
  await stage.page.goto((await asking(stage)).form)
  await stage.page.getByRole('textbox', { name: 'What is missing?' }).fill('The prices of boats')
  await stage.page.getByText('Boats', { exact: true }).click()
  await stage.page.getByRole('radio', { name: '4', exact: true }).check({ force: true })
}

/** What whoever has no account is asked on the pages of a design. */
export const VISITOR_SCENES: readonly Scene[] = [
  {
    name: 'password page',
    by: 'visitor',
    show: async stage => void (await locked(stage)),
  },
  {
    name: 'password page, wrong',
    by: 'visitor',
    show: async stage => {
      await (await locked(stage))('neap tide')
      await stage.shown('This is not the password.')
    },
  },
  {
    name: 'password page, too many tries',
    by: 'visitor',
    show: async stage => {
      const tries = await locked(stage)
      for (let at = 0; at < 6; at++) {
        await tries(`neap tide ${at}`)
        await stage.shown(at < 5 ? 'This is not the password.' : 'Too many tries.')
      }
    },
  },
  {
    name: 'feedback form',
    by: 'visitor',
    show: async stage => {
      await stage.page.goto((await asking(stage)).form)
      await stage.page.getByRole('button', { name: 'Send feedback' }).waitFor()
    },
  },
  {
    name: 'feedback form, nothing answered',
    by: 'visitor',
    show: async stage => {
      await stage.page.goto((await asking(stage)).form)
      await stage.press('Send feedback')
      await stage.shown('Answer one question at least.')
    },
  },
  {
    name: 'feedback form, not sent',
    by: 'visitor',
    show: async stage => {
      await stage.page.route('**/_maquette/feedback', route => route.abort())
      await filled(stage)
      await stage.press('Send feedback')
      await stage.shown('The server cannot be reached.')
    },
  },
  {
    name: 'feedback form, sent',
    by: 'visitor',
    show: async stage => {
      await filled(stage)
      await stage.press('Send feedback')
      await stage.shown('Your feedback has been sent.')
    },
  },
  {
    name: 'feedback form, nobody is asked',
    by: 'visitor',
    show: async stage => {
      await stage.page.goto((await asking(stage, false)).form)
      await stage.shown('Nobody is asked for feedback here at the moment.')
    },
  },
  {
    name: 'feedback form on its page',
    by: 'visitor',
    show: async stage => {
      await stage.page.goto((await asking(stage)).page.href)
      await stage.shown('Tidal')
      await stage.page.locator('maquette-feedback').waitFor({ state: 'attached' })
      const { width, height } = stage.page.viewportSize() ?? { width: 0, height: 0 }
      await stage.page.mouse.click(width - 50, height - 36)
      const form = await until(
        () => stage.page.frames().find(frame => frame.url().includes('/_maquette/feedback')),
        'the form is there',
      )
      await form.getByRole('button', { name: 'Send feedback' }).waitFor()
    },
  },
]
