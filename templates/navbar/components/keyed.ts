import type { content } from '../content'

export type NavLink = (typeof content.links)[number]

export type BarState = { isSignedIn: boolean; isNotice: boolean; isLeaf: boolean }
