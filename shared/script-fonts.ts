/** Has the letters of Georgian, Arabic, Hebrew, Devanagari and Thai, and no others. */
export const SCRIPT_FAMILY = 'Noto Sans'
/** Scripts with thousands of letters: their families, which are loaded only where a design needs them. */
export const LARGE_SCRIPTS = { jp: 'Noto Sans JP', kr: 'Noto Sans KR', sc: 'Noto Sans SC' } as const

/** The sheet of such a family, below a build of the packages. */
export const sheetOfFamily = (family: string): string =>
  `fonts-${family.toLowerCase().replaceAll(' ', '-')}.css`
