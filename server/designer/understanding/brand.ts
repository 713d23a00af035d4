/** Words with a capital that name a technology or a habit of writing, not the thing to design. */
const NOT_NAMES =
  /^(?:AI|API|APIs|B2B|B2C|CRM|CSS|SVG|SaaS|UI|UX|HTML|JSX|TSX|React|TypeScript|JavaScript|Tailwind|iOS|Android|WhatsApp|Facebook|Twitter|LinkedIn|Instagram|Google|GitHub|Apple|Microsoft|Slack|Stripe|RSS|FAQ|CTA|MRR|ARR|KPI|KPIs|I|The|A|An|Web|Audio|Texas|Notion|Convex|Cloudflare|Canadian|English|German|French|Spanish|Backlog|Done|Features|Fixes|All|Use|Include|Make|Keep|Add|Aesthetic|Design|Build|Create|Generate|Please|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Dutch|Italian|Japanese|European|American|London|Berlin|Paris|Lisbon|Vienna|New|York|PDF|CSV|SSO|URL|ID|OK|USA|UK|EU|SQL)$/

const NAME = `[A-Z0-9][\\p{L}\\p{N}&'’.+-]*(?:\\s+(?:[A-Z0-9&][\\p{L}\\p{N}&'’.+-]*|of|and|the|de|la|du|&))*`
const QUOTED = `["“„«']([^"”“»'\\n]{2,40})["”»']`

/** What the thing to design is called; null when the prompt gives it no name. */
export function readBrand(prompt: string): string | null {
  const patterns = [
    new RegExp(
      `\\b(?:called|named|namens|titled|appel[ée]e?|llamad[ao]|brand(?: name)?(?: is|:)?|name(?:d)? is|name:)\\s+${QUOTED}`,
      'iu',
    ),
    new RegExp(
      `\\b(?:[Cc]alled|[Nn]amed|[Nn]amens|[Tt]itled|[Aa]ppelée?|[Ll]lamad[ao]|[Bb]rand(?: name)?(?: is|:)?|[Nn]ame is|[Nn]ame:)\\s+(${NAME})`,
      'u',
    ),
    new RegExp(
      `\\b(?:company|startup|start-up|agency|studio|bank|app|tool|shop|store|brand|product|platform|café|cafe|restaurant|hotel|club)\\s+(${NAME})`,
      'u',
    ),
    new RegExp(
      `\\bfor\\s+(?:the\\s+)?(${NAME})(?=\\s*(?:,|\\(|—|–|-|:|\\.|'s|’s|\\b(?:and|to|with|that|where|in|using|including|on)\\b|$))`,
      'u',
    ),
    new RegExp(`^(${NAME})\\s*(?:—|–|:|\\bis an?\\b)`, 'u'),
  ]
  for (const pattern of patterns) {
    const name = tidy(pattern.exec(prompt)?.[1])
    if (name) return name
  }
  return null
}

function tidy(found: string | undefined): string | null {
  if (!found) return null
  const words = found
    .replace(/[.,:;]+$/, '')
    .replace(/['’]s$/, '')
    .trim()
    .split(/\s+/)
  while (/^(?:of|and|the|de|la|du|&|Use|Include|With|Make|Keep)$/.test(words.at(-1) ?? '')) words.pop()
  const cut = words.findIndex((word, at) => at > 0 && /\.$/.test(words[at - 1] ?? '') && /^[A-Z]/.test(word))
  const kept = cut > 0 ? words.slice(0, cut) : words
  const name = kept.join(' ').replace(/\.$/, '')
  const isName = kept.length <= 7 && name.length <= 44 && !kept.every(word => NOT_NAMES.test(word))
  return isName && name.length > 1 ? name : null
}
