/** Text as it may stand in XML, between marks or in quotes; letters that XML does not know are left out. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be written.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

export type Attributes = Record<string, string | number | null | undefined>

/** One element; what is null or undefined is no attribute. */
export function xml(name: string, attributes: Attributes, inside: readonly string[] | string = ''): string {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? tidy(value) : escapeXml(String(value))}"`)
    .join('')
  const content = typeof inside === 'string' ? inside : inside.join('')
  return content ? `<${name}${said}>${content}</${name}>` : `<${name}${said}/>`
}

/** Hundredths of a pixel are seen by nobody. */
export const tidy = (value: number): string => String(Math.round(value * 100) / 100)
