import { content, type Sky } from '../content'

export type Hour = (typeof content.hours)[number]
export type Unit = 'celsius' | 'fahrenheit'

export const keyed = <T>(entries: readonly T[]): { entry: T; at: number; key: string }[] =>
  entries.map((entry, at) => ({ entry, at, key: `entry-${at}` }))

export const FILLS: Record<Sky, string> = {
  clear: 'var(--sky-clear)',
  cloud: 'var(--sky-cloud)',
  rain: 'var(--sky-rain)',
  fog: 'var(--sky-fog)',
  night: 'var(--sky-night)',
}

export const degrees = (value: number, unit: Unit): number =>
  Math.round(unit === 'celsius' ? value : (value * 9) / 5 + 32)

export const skyName = (sky: Sky | undefined): string => (sky ? content.skies[sky] : '')
