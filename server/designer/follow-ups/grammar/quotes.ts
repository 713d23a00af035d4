/** What stands in quotes holds no joints of the sentence: it is put aside and can be put back. */
export function withoutQuotes(text: string): { text: string; restore: (piece: string) => string } {
  const quotes: string[] = []
  const masked = text.replace(/(?<![\p{L}\p{N}])(["“„«'‘`]).+?["”»'’`](?![\p{L}\p{N}])/gu, found => {
    quotes.push(found)
    return `¤${quotes.length - 1}¤`
  })
  return {
    text: masked,
    restore: piece => piece.replace(/¤(\d+)¤/g, (_, at: string) => quotes[Number(at)] ?? ''),
  }
}
