import { until } from '#tests/support/until.ts'

/** The links in the mails to this address, newest mail first, as the mailbox of one's own machine shows them. */
export async function mailedLinks(url: string, email: string): Promise<string[]> {
  const page = await (await fetch(new URL('/dev/mailbox', url))).text()
  return page
    .split('<article>')
    .slice(1)
    .filter(mail => mail.includes(`To ${email} `))
    .map(mail => /href="([^"]+)"/.exec(mail)?.[1] ?? '')
}

export const mailedLink = (url: string, email: string): Promise<string> =>
  until(async () => (await mailedLinks(url, email))[0], `a mail to ${email}`)

/** The last part of a link's path. */
export const tokenOf = (link: string): string => link.split('/').at(-1) ?? ''
