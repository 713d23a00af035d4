import type { ActInput } from '#shared/acts/act.ts'

/** Where an act is done: the element, which copy of it, and what that shows. */
export interface Place {
  file: string
  at: { line: number; column: number }
  item: number
  was?: string
}

export type ActKind = 'text' | 'colour' | 'spacing' | 'size' | 'up' | 'down' | 'hide' | 'duplicate' | 'delete'

/** What can be done to several elements at once. */
export const ON_SEVERAL: ReadonlySet<ActKind> = new Set(['colour', 'spacing', 'size', 'hide', 'delete'])

const element = ({ file, at }: Place) => ({ file, at })

export const setText =
  (text: string) =>
  (place: Place): ActInput => ({ act: 'setText', ...place, text })

export const setColor =
  (of: 'text' | 'background', color: string) =>
  (place: Place): ActInput => ({ act: 'setColor', ...element(place), of, color })

export const setStep =
  (act: 'setSpacing' | 'setSize', to: 'less' | 'more') =>
  (place: Place): ActInput => ({ act, ...element(place), to })

/** The acts that are one press. */
export const PRESSED = {
  up: { act: (place: Place): ActInput => ({ act: 'move', ...place, to: 'up' }), done: 'Moved up.' },
  down: { act: (place: Place): ActInput => ({ act: 'move', ...place, to: 'down' }), done: 'Moved down.' },
  hide: { act: (place: Place): ActInput => ({ act: 'remove', ...place, by: 'hide' }), done: 'Hidden.' },
  duplicate: { act: (place: Place): ActInput => ({ act: 'duplicate', ...place }), done: 'Duplicated.' },
  delete: { act: (place: Place): ActInput => ({ act: 'remove', ...place }), done: 'Deleted.' },
} as const

/** One of each, to try whether it can be done. A text that is a number is taken everywhere. */
export const SAMPLES: Record<ActKind, (place: Place) => ActInput> = {
  text: setText('7350917'),
  colour: setColor('text', '#7350a1'),
  spacing: setStep('setSpacing', 'more'),
  size: setStep('setSize', 'more'),
  up: PRESSED.up.act,
  down: PRESSED.down.act,
  hide: PRESSED.hide.act,
  duplicate: PRESSED.duplicate.act,
  delete: PRESSED.delete.act,
}
