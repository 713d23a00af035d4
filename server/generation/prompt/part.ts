/** One titled piece of what a model is told. */
export interface PromptPart {
  name: string
  text: string
  /** It stays where the window of a model is small. */
  isShort: boolean
}

export const part = (name: string, text: string, isShort = true): PromptPart => ({
  name,
  text: text.trim(),
  isShort,
})
