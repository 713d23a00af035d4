const ADDRESSES_MAX = 3
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`()[\]{}]{3,500}/gi

/** The addresses of the web in a prompt, each once. */
export const addressesIn = (prompt: string): string[] =>
  [...new Set([...prompt.matchAll(ADDRESS)].map(([address]) => address.replace(/[.,;:!?]{1,5}$/, '')))].slice(
    0,
    ADDRESSES_MAX,
  )
