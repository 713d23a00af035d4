/** Programs quote what they were given. A quotation may have lost its end. */
export const withoutQuotes = (text: string): string =>
  text.replaceAll(/"[^"]*(?:"|$)/g, '"…"').replaceAll(/`[^`]*(?:`|$)/g, '`…`')
