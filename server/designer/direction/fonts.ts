/** Font stacks by name: a popular family first, then what every system has in its place. */
export const FONTS = {
  inter: '"Inter Variable", "Inter", "Helvetica Neue", Arial, sans-serif',
  geist: '"Geist Variable", "Geist", "Helvetica Neue", Arial, sans-serif',
  manrope: '"Manrope Variable", "Manrope", "Avenir Next", "Segoe UI", sans-serif',
  dmSans: '"DM Sans Variable", "DM Sans", "Avenir Next", "Segoe UI", sans-serif',
  figtree: '"Figtree Variable", "Figtree", "Avenir Next", "Segoe UI", sans-serif',
  spaceGrotesk: '"Space Grotesk Variable", "Space Grotesk", "Avenir Next", "Segoe UI", sans-serif',
  bricolage: '"Bricolage Grotesque Variable", "Bricolage Grotesque", sans-serif',
  archivo: '"Archivo Variable", "Archivo", "Arial Narrow", Arial, sans-serif',
  fraunces: '"Fraunces Variable", "Fraunces", "Iowan Old Style", Georgia, serif',
  newsreader: '"Newsreader Variable", "Newsreader", "Iowan Old Style", Georgia, serif',
  playfair: '"Playfair Display Variable", "Playfair Display", Didot, Georgia, serif',
  geistMono: '"Geist Mono Variable", "Geist Mono", ui-monospace, Menlo, monospace',
} as const

export type FontName = keyof typeof FONTS
