import { hexOf } from '#server/designer/direction/css-colors.ts'
import { fromHex, type Oklch, oklch } from '#server/designer/direction/oklch.ts'
import type { Workbench } from '#server/designer/follow-ups/follow-up.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { readToken, type Scheme } from '#shared/edits/theme-tokens.ts'

/** The sheet that holds the theme: the one that defines `--background`. */
export function themeOf({ files }: Workbench): { name: string; code: string } | null {
  return (
    files.find(
      file => file.name.endsWith('.css') && readToken(file.code, '--background', 'light') !== null,
    ) ??
    files.find(file => file.name.endsWith('.css') && file.code.includes('--background:')) ??
    null
  )
}

/** A token of the theme as a colour; null when it is written in a way the designer does not read. */
export function colorToken(code: string, name: string, scheme: Scheme): Oklch | null {
  const value = readToken(code, `--${name}`, scheme)
  return value === null ? null : colorOf(value)
}

export function colorOf(value: string): Oklch | null {
  const found = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)/.exec(value)
  if (found) {
    const [, l = '0', percent, c = '0', h = '0'] = found
    return oklch(percent ? Number(l) / 100 : Number(l), Number(c), Number(h))
  }
  const hex = hexOf(value)
  return hex ? fromHex(hex) : null
}

/** Whether the page is dark when nothing is switched. */
export const isDarkByDefault = (code: string): boolean => /:root:not\(\.light\)/.test(code)

/** The colours that an earlier change gave to an element, which the next one takes away. */
export const paintedIn = (openingTag: string): string[] =>
  openingTag.match(/(?<![\w-])(?:\w+:)?(?:text|bg)-\[(?:#|oklch)[^\]\s]*\](?:\/\d+)?/g) ?? []

/** Sets a token of the theme, by its name without dashes, in one of its schemes. */
export const tokenSetter =
  (file: string, scheme: Scheme) =>
  (name: string, value: string): OperationInput => ({
    op: 'setToken',
    file,
    name: `--${name}`,
    value,
    scheme,
  })
