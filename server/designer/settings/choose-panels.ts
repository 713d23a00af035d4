import { heading } from '#server/designer/page/page.ts'
import type { PanelName } from '#server/designer/settings/panel.ts'
import type { Brief } from '#server/designer/understanding/brief.ts'
import { readNamedParts } from '#server/designer/understanding/named-parts.ts'

const WORDS: Record<PanelName, RegExp> = {
  profile: /\b(?:profile|personal (?:info|details|information)|avatar|bio|account details)\b/i,
  notifications: /\b(?:notifications?|alerts?|emails? preferences|reminders?)\b/i,
  appearance: /\b(?:appearance|theme|dark mode|display|languages?(?! learning| app| school)|font size)\b/i,
  security: /\b(?:security|passwords?|two-factor|2fa|two-step|sessions?|login)\b/i,
  billing: /\b(?:billing|payments?|subscription|invoices?|plan)\b/i,
  team: /\b(?:team|members|collaborators|users|roles|permissions|people)\b/i,
  keys: /\b(?:api|keys?|tokens?|integrations?|webhooks?|developers?)\b/i,
  privacy: /\b(?:privacy|data export|delete account|danger zone|data)\b/i,
}

/** What the request calls such a page: "notification preferences"; null when it has no name for it. */
export function labelIn({ prompt }: Brief, name: PanelName): string | null {
  const item = readNamedParts(prompt).find(each => WORDS[name].test(each))
  return item && item.split(' ').length <= LABEL_WORDS ? heading(item) : null
}

const LABEL_WORDS = 3

/** The pages named in the prompt, or those an app of this kind needs. */
export function choosePanels({ prompt, subject }: Brief): PanelName[] {
  const named = (Object.keys(WORDS) as PanelName[])
    .map(name => ({ name, at: prompt.search(WORDS[name]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
  if (named.length >= 3) return named
  const isTechnical = subject.word === 'developer tools' || subject.word === 'security'
  const usual: PanelName[] =
    subject.offer === 'software'
      ? [
          'profile',
          'notifications',
          'appearance',
          'security',
          'team',
          ...(isTechnical ? (['keys'] as const) : []),
          'billing',
          'privacy',
        ]
      : ['profile', 'notifications', 'appearance', 'security', 'billing', 'privacy']
  return [...usual, ...named.filter(name => !usual.includes(name))]
}
