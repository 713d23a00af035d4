/** Tools know typefaces by their plain name, not by that of their variable file. */
export const plainFamily = (family: string): string =>
  family.replace(/^["']|["']$/g, '').replace(/ Variable$/, '')
