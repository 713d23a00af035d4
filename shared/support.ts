/** Where support is reached, with the message already written; `supportUrl` is a page or a `mailto:` address. */
export function supportAddress(supportUrl: string, subject: string, text: string): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  return `${supportUrl}${supportUrl.includes('?') ? '&' : '?'}${query}`
}
