const ADDRESSES_MAX = 3
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`()[\]{}]{3,500}/gi

/** The addresses of the web in a prompt, each once. */
export const addressesIn = (prompt: string): string[] =>
  [...new Set([...prompt.matchAll(ADDRESS)].map(([address]) => address.replace(/[.,;:!?]{1,5}$/, '')))].slice(
    0,
    ADDRESSES_MAX,
  )

/** Whether a server that reads these hosts will try to read this page; it decides again when it does. */
export function isReadHere(address: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  return (
    url?.protocol === 'https:' && hosts.includes(url.hostname) && !(url.username || url.password || url.port)
  )
}
