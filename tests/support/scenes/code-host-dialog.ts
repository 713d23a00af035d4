import type { Stage } from '#tests/support/scenes/stage.ts'

export const OURS = '3f9c2ab71d5e8f604c2b9a7d1e0f8c6b5a4d3e2f'
export const THEIRS = 'b81e07f4c6d92a35e0f17b8c4d6a9e2f3b5c7d81'
export const REPOSITORY = 'https://github.com/halden-studio/sailing-school'

export const LINKED = {
  ...{ status: 'linked', displayName: 'halden-studio/sailing-school', avatarUrl: '', branch: 'main' },
  ...{ lastSyncedAt: Date.now() - 12 * 60_000, folder: 'web/landing', url: `${REPOSITORY}/tree/main` },
  commitId: OURS,
}

export type Answer = { json: unknown; status?: number } | 'never'

export const failed = (code: string, message: string, status = 502): Answer => ({
  status,
  json: { error: { code, message } },
})

/** The dialog on a server that answers so; its host is none. */
export async function dialog(
  stage: Stage,
  answers: Record<string, Answer>,
  who: object = {},
  hasCodeHost = true,
) {
  const { page } = stage
  await page.route('**/api/user', async route => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const { user, server } = await response.json()
    await route.fulfill({ response, json: { user: { ...user, ...who }, server: { ...server, hasCodeHost } } })
  })
  const known: Record<string, Answer> = { 'github/linkStatus/*': { json: LINKED }, ...answers }
  for (const [path, answer] of Object.entries(known))
    await page.route(`**/api/${path}`, route =>
      answer === 'never' ? undefined : route.fulfill({ status: answer.status ?? 200, json: answer.json }),
    )
  await stage.editor()
  await stage.choose('Export', 'Sync to the code host')
  await stage.dialog('Sync to the code host')
}
