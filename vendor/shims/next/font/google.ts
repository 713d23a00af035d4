const font = (family: string) => (_options?: Readonly<Record<string, unknown>>) => ({
  className: '',
  variable: '',
  style: { fontFamily: `"${family}", sans-serif` },
})

export const DM_Sans = font('DM Sans')
export const Fraunces = font('Fraunces')
export const Geist = font('Geist')
export const Geist_Mono = font('Geist Mono')
export const Inter = font('Inter')
export const JetBrains_Mono = font('JetBrains Mono')
export const Lora = font('Lora')
export const Manrope = font('Manrope')
export const Outfit = font('Outfit')
export const Playfair_Display = font('Playfair Display')
export const Plus_Jakarta_Sans = font('Plus Jakarta Sans')
export const Space_Grotesk = font('Space Grotesk')
