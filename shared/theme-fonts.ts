/** Typefaces that every preview has, with what stands in for them elsewhere. */
export const THEME_FONTS: readonly { label: string; stack: string }[] = [
  { label: 'Inter', stack: '"Inter", Arial, sans-serif' },
  { label: 'Geist', stack: '"Geist", Arial, sans-serif' },
  { label: 'Manrope', stack: '"Manrope", Arial, sans-serif' },
  { label: 'DM Sans', stack: '"DM Sans", Arial, sans-serif' },
  { label: 'Plus Jakarta Sans', stack: '"Plus Jakarta Sans", Arial, sans-serif' },
  { label: 'Outfit', stack: '"Outfit", Arial, sans-serif' },
  { label: 'Space Grotesk', stack: '"Space Grotesk", Arial, sans-serif' },
  { label: 'Fraunces', stack: '"Fraunces", Georgia, serif' },
  { label: 'Lora', stack: '"Lora", Georgia, serif' },
  { label: 'Playfair Display', stack: '"Playfair Display", Georgia, serif' },
  { label: 'Geist Mono', stack: '"Geist Mono", ui-monospace, monospace' },
  { label: 'JetBrains Mono', stack: '"JetBrains Mono", ui-monospace, monospace' },
]

/** The family a stack begins with. */
export const familyOf = (stack: string): string =>
  (stack.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '')
