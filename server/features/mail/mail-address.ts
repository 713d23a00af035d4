const MOST_CHARACTERS = 254

/**
 * Whether text may stand in a command to a mail server: printable letters of ASCII with one `@`, and none of those that
 * end an address or begin another one.
 */
export function isMailAddress(text: string): boolean {
  if (text.length > MOST_CHARACTERS || !/^[!-~]+$/.test(text) || /[<>()[\]\\,;:"]/.test(text)) return false
  const [name = '', host = '', ...more] = text.split('@')
  return name !== '' && host !== '' && more.length === 0
}
