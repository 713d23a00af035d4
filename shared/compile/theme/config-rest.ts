import type { Config } from 'tailwindcss'
import type { VirtualFiles } from '../virtual-files.ts'
import { type Entry, entries } from './config-object.ts'
import { configFile } from './tailwind-config.ts'

/** These are properties of the theme, where the kit's own names count; see `tailwind-config.ts`. */
const TOLD_ELSEWHERE = new Set(['colors', 'fontFamily'])
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype'])

interface Part {
  section: string
  keys: string[]
  /** Undefined where nothing of the file is known without running it. */
  value: string | boolean | undefined
}

/** What a config file says besides colours and typefaces, in plain values, for Tailwind itself to read. */
export function configRest(files: Pick<VirtualFiles, 'text'>): Config | null {
  const theme: Tree = {}
  for (const { section, keys, value } of partsOf(configFile(files)?.text ?? '')) {
    if (value === undefined || TOLD_ELSEWHERE.has(section)) continue
    // Whatever it replaces there would be missing in what comes with the product.
    put(theme, [...(section === 'container' ? [] : ['extend']), section, ...keys], value)
  }
  return Object.keys(theme).length === 0 ? null : { theme: theme as NonNullable<Config['theme']> }
}

/** Sections of the theme that say something which is not read. */
export function unreadOfConfig(files: Pick<VirtualFiles, 'text'>): string[] {
  const found = configFile(files)
  const unread = partsOf(found?.text ?? '').filter(({ value }) => value === undefined)
  return [...new Set(unread.map(({ section }) => `theme.${section} of ${found?.path}`))]
}

function partsOf(text: string): Part[] {
  return entries(text, 'theme').flatMap(entry => {
    const [section = '', ...keys] = entry.keys[0] === 'extend' ? entry.keys.slice(1) : entry.keys
    if (section === '' || entry.keys.some(key => UNSAFE.has(key))) return []
    return [{ section, keys, value: plainValueOf(entry, section) }]
  })
}

function plainValueOf({ kind, value, keys }: Entry, section: string): Part['value'] {
  // Colours of Tailwind's own are known by their names.
  if (kind === 'member') return section === 'colors' ? value : undefined
  if (kind === 'unread') return undefined
  if (kind === 'plain') return value === 'true' || value === 'false' ? value === 'true' : value
  const isScreen = keys.includes('screens')
  // Files are not addressed from here.
  if (!/^[^;{}<>]{1,300}$/.test(value) || /url\(\s{0,9}["']?(?!data:)/.test(value)) return undefined
  if (kind === 'text') return isScreen ? inRem(value) : value
  const all = value.split(/"\s{0,20},?\s{0,20}"?/).filter(Boolean)
  return section === 'fontSize' ? all[0] : all.join(', ')
}

/** Widths are put in order within one unit alone, and Tailwind's own are in this one. */
const inRem = (width: string): string =>
  width.replace(/^(\d{1,5})px$/, (_, pixels: string) => `${Number(pixels) / 16}rem`)

interface Tree {
  [key: string]: Tree | string | boolean
}

function put(tree: Tree, [key = '', ...rest]: readonly string[], value: string | boolean): void {
  if (rest.length === 0) {
    tree[key] = value
    return
  }
  const there = tree[key]
  const inner = typeof there === 'object' ? there : {}
  tree[key] = inner
  put(inner, rest, value)
}
