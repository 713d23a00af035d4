import type { Design } from '#server/designer/page/compose.ts'
import type { Page } from '#server/designer/page/page.ts'

/** What a kind is for: a site is read once, a tool for hours, a component stands alone. */
export type KindShape = 'site' | 'work' | 'component'

/** A kind of page: how people call it and what it is made of. One file each. */
export interface Kind {
  name: string
  /** How the designer speaks of it: "a kanban board". */
  label: string
  shape: KindShape
  words: RegExp
  /** 3 names a page outright, 2 is usual, 1 is a word that many requests hold. */
  weight?: 1 | 2 | 3
  /** Its words name a page at the head of a request, and a part of one further on. */
  isHeadOnly?: boolean
  /** Heads that mean the thing itself: "the home page of a streaming service" is no landing page. */
  fronts?: RegExp
  compose: (page: Page) => Design
}
