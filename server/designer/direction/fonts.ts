/** Font stacks by name: a family that every preview has, then what other machines have in its place. */
export const FONTS = {
  inter: '"Inter", "Helvetica Neue", Arial, sans-serif',
  geist: '"Geist", "Helvetica Neue", Arial, sans-serif',
  manrope: '"Manrope", "Avenir Next", "Segoe UI", sans-serif',
  dmSans: '"DM Sans", "Avenir Next", "Segoe UI", sans-serif',
  jakarta: '"Plus Jakarta Sans", "Avenir Next", "Segoe UI", sans-serif',
  outfit: '"Outfit", "Avenir Next", "Segoe UI", sans-serif',
  spaceGrotesk: '"Space Grotesk", "Avenir Next", "Segoe UI", sans-serif',
  fraunces: '"Fraunces", "Iowan Old Style", Georgia, serif',
  lora: '"Lora", "Iowan Old Style", Georgia, serif',
  playfair: '"Playfair Display", Didot, Georgia, serif',
  geistMono: '"Geist Mono", ui-monospace, Menlo, monospace',
  jetbrainsMono: '"JetBrains Mono", ui-monospace, Menlo, monospace',
} as const

export type FontName = keyof typeof FONTS
