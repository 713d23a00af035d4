import { type Line, note, ok, problem } from '#scripts/doctor/facts.ts'
import type { Settings } from '#server/env.ts'

/** The app of the code host, and what it takes beside it. Where it is set up by half, the settings themselves are at fault. */
export function codeHostLines({
  GITHUB_APP_ID: id,
  GITHUB_APP_SLUG: slug,
  GITHUB_WEBHOOK_SECRET: webhook,
  GITHUB_CLIENT_SECRET: secret,
  GITHUB_URL: url,
  GITHUB_API_URL: api,
  isLocal,
}: Settings): Line[] {
  const isOwnHost = url !== 'https://github.com'
  const halves: Line[] =
    isOwnHost === (api === 'https://api.github.com')
      ? [
          problem(
            isOwnHost
              ? `GITHUB_URL is ${url}, and its API is still looked for at ${api}.`
              : `GITHUB_API_URL is ${api}, and people are still sent to ${url}.`,
            'Set both GITHUB_URL and GITHUB_API_URL, or neither.',
          ),
        ]
      : []
  if (!id || !secret)
    return [
      ...halves,
      ...(webhook
        ? [note('GITHUB_WEBHOOK_SECRET is set, and there is no app that sends events.', SET_UP)]
        : []),
    ]
  return [
    ...halves,
    ok(`Designs can be synced through the app ${slug} of ${new URL(url).host}.`),
    ...(webhook
      ? []
      : [
          note(
            'GITHUB_WEBHOOK_SECRET is not set: what changes on the host is seen at the next sync only.',
            'docs/code-host.md says how the webhook is set up.',
          ),
        ]),
    ...(url.startsWith('http://') && !isLocal
      ? [problem(`GITHUB_URL is ${url}: tokens go there unencrypted.`, 'Use https.')]
      : []),
  ]
}

const SET_UP = 'Set GITHUB_APP_ID and the rest: docs/code-host.md says how, or leave it out.'
