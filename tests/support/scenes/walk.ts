import type { Browser, Page } from 'playwright-core'
import { api } from '#shared/api/index.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import { SCENES } from '#tests/support/scenes/scenes.ts'
import { type Cast, type Size, Stage } from '#tests/support/scenes/stage.ts'

/** Goes through the scenes in one size, each person on one page; what could not be shown is told by its name. */
export async function walk(
  browser: Browser,
  cast: Cast,
  size: Size,
  visit: (scene: Scene, page: Page) => Promise<void>,
  scenes: readonly Scene[] = SCENES,
): Promise<string[]> {
  const people = { ada: cast.ada, visitor: null, newcomer: cast.newcomer }
  const stages = new Map<keyof typeof people, Stage>()
  const failures: string[] = []
  const again = new Set<Scene>()
  const left = [...scenes]
  for (let scene = left.shift(); scene; scene = left.shift()) {
    const by = scene.by ?? 'ada'
    if (by === 'newcomer') await forgetWelcome(cast)
    const stage = stages.get(by) ?? (await Stage.open(browser, size, cast, people[by]))
    stages.set(by, stage)
    try {
      await scene.show(stage)
      await visit(scene, stage.page)
      if (scene.isAlone) {
        stages.delete(by)
        await stage.close()
      } else await stage.clear(scene.isEscaped ?? false)
    } catch (error) {
      stages.delete(by)
      await stage.close()
      // What the scene before has left may be in the way: once more, on a page of its own.
      if (!again.has(scene)) {
        again.add(scene)
        left.unshift(scene)
        continue
      }
      failures.push(
        `${scene.name}: ${error instanceof Error ? error.message.split('\n').slice(0, 8).join(' ') : error}`,
      )
    }
  }
  for (const stage of stages.values()) await stage.close()
  return failures
}

async function forgetWelcome({ newcomer }: Cast): Promise<void> {
  for (const key of ['editorWelcome', 'personalize'] as const)
    await newcomer.must(api.users.oneTimeKeys, { body: { key, value: false } })
}
