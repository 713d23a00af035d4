import type { Item, Scene } from '#server/designer/follow-ups/scene/scene.ts'
import type { Phrase } from '#server/designer/follow-ups/target/phrase.ts'

/** One thing that was meant: an element, or one entry of the list it is made from. */
export interface Target {
  item: Item
  entry: number | null
}

export type Found = { targets: Target[]; scene: Scene; phrase: Phrase } | { trouble: string }
