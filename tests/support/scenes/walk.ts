import type { Browser, Page } from 'playwright-core'
import { api } from '#shared/api/index.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import { SCENES } from '#tests/support/scenes/scenes.ts'
import { type Cast, type Look, Stage } from '#tests/support/scenes/stage.ts'

/** Goes through the scenes in one look, each on a page of its own; what could not be shown is told by its name. */
export async function walk(
  browser: Browser,
  cast: Cast,
  look: Look,
  visit: (scene: Scene, page: Page) => Promise<void>,
  scenes: readonly Scene[] = SCENES,
): Promise<string[]> {
  const failures: string[] = []
  for (const scene of scenes) {
    await forgetWelcome(cast)
    const stage = await Stage.open(
      browser,
      look,
      cast,
      { ada: cast.ada, visitor: null, newcomer: cast.newcomer }[scene.by ?? 'ada'],
    )
    try {
      await scene.show(stage)
      await visit(scene, stage.page)
    } catch (error) {
      failures.push(`${scene.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    } finally {
      await stage.close()
    }
  }
  return failures
}

async function forgetWelcome({ newcomer }: Cast): Promise<void> {
  for (const key of ['editorWelcome', 'personalize'] as const)
    await newcomer.must(api.users.oneTimeKeys, { body: { key, value: false } })
}
