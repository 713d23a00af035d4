import { stringLiteral } from '#shared/edits/jsx-source.ts'

/** A text as a string of the code, in the quotes that templates have. */
export const jsonText = (text: string): string => stringLiteral(text, "'")
