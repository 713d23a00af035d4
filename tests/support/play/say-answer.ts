import type { Said } from '#tests/support/play/answer-file.ts'
import type { Speech } from '#tests/support/provider/scripted-provider.ts'

const PIECES_A_SECOND = 25
const THOUGHT_FOR_A_TOKEN = 4

export const tokensIn = (characters: number): number => Math.ceil(characters / THOUGHT_FOR_A_TOKEN)

/** Streams an answer at so many characters a second; 0 is all at once. */
export async function sayAnswer(say: Speech, said: readonly Said[], pace: number): Promise<void> {
  const length = pace > 0 ? Math.max(1, Math.round(pace / PIECES_A_SECOND)) : 2_000
  const rest = () =>
    pace > 0 ? new Promise(done => setTimeout(done, 1_000 / PIECES_A_SECOND)) : Promise.resolve()
  const inPieces = async (text: string, piece: (part: string) => void) => {
    for (let at = 0; at < text.length; at += length) {
      piece(text.slice(at, at + length))
      await rest()
    }
  }
  for (const part of said) {
    if ('text' in part) await inPieces(part.text, piece => say.text(piece))
    else {
      say.toolBegins(part.call)
      await inPieces(JSON.stringify(part.input), piece => say.toolPiece(piece))
      say.toolEnds()
    }
  }
}

export const charactersOf = (said: readonly Said[]): number =>
  said.reduce((sum, part) => sum + ('text' in part ? part.text : JSON.stringify(part.input)).length, 0)
