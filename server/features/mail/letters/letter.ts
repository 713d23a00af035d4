import { escapeHtml } from '#server/preview/escape-html.ts'
import { oneLine } from '#shared/text.ts'

export interface Mail {
  recipient: string
  subject: string
  /** Plain text. */
  body: string
  /** Null where it is plain text alone. */
  html: string | null
}

/** What a mail says, before it is laid out. */
export interface Letter {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** Somebody's own words. */
  quote?: string
  /** The one thing to do, by a link to this server. */
  action?: { label: string; link: string }
  /** What to know besides, in small letters. */
  note?: string
}

const SUBJECT_MAX_CHARACTERS = 150
const NAME_MAX_CHARACTERS = 60

/** The same words as plain text and as a page that needs nothing from elsewhere. */
export function mailOf(recipient: string, letter: Letter): Mail {
  return {
    recipient,
    subject: cut(oneLine(letter.subject), SUBJECT_MAX_CHARACTERS),
    body: textOf(letter),
    html: htmlOf(letter),
  }
}

/** A name somebody chose: short, in one line, and nothing that a mail program would make a link of. */
export const calm = (name: string): string =>
  cut(oneLine(name), NAME_MAX_CHARACTERS).replace(/[.:@](?=\S)/g, `$&${WORD_JOINER}`)

/** Takes no room, and what it joins is no address any more. */
const WORD_JOINER = '\u2060'

const QUOTE_MAX_CHARACTERS = 2_000

export const quoted = (words: string): Pick<Letter, 'quote'> => {
  const quote = words.trim().slice(0, QUOTE_MAX_CHARACTERS)
  return quote ? { quote } : {}
}

const cut = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

function textOf({ heading, paragraphs, quote, action, note }: Letter): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(note ? [note] : []),
    'Maquette',
  ]
  return `${parts.join('\n\n')}\n`
}

/** Tables and styles beside the elements, since that is what mail programs have in common. */
const htmlOf = ({ heading, paragraphs, quote, action, note }: Letter): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${DARK}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f7f8f8;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:#f7f8f8">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="ink" style="padding:0 4px 16px;${FONT}font-size:16px;font-weight:600;letter-spacing:-0.03em;color:#1b211f">Maquette</td></tr>
<tr><td class="sheet" style="background:#ffffff;border:1px solid #e2e5e4;border-radius:12px;padding:32px 28px">
<h1 class="ink" style="margin:0 0 16px;${FONT}font-size:20px;line-height:28px;font-weight:600;letter-spacing:-0.02em;color:#1b211f;word-break:break-word">${escapeHtml(heading)}</h1>
${paragraphs.map(text => `<p class="soft" style="${WORDS}color:#454d4a">${escapeHtml(text)}</p>`).join('\n')}
${quote ? `<p class="quote" style="${WORDS}padding:12px 14px;border-radius:8px;background:#f1f3f2;color:#1b211f;white-space:pre-line">${escapeHtml(quote)}</p>` : ''}
${action ? buttonOf(action, note === undefined) : ''}
${note ? `<p class="faint" style="${WORDS}margin-bottom:0;font-size:13px;line-height:20px;color:#616966">${escapeHtml(note)}</p>` : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;"
const WORDS = `margin:0 0 16px;${FONT}font-size:15px;line-height:23px;word-break:break-word;`

/** The address stands below the button too: some programs show no buttons, and some people trust none. */
const buttonOf = (
  { label, link }: { label: string; link: string },
  isLast: boolean,
): string => `<p style="margin:24px 0 16px">
<a class="button" href="${escapeHtml(link)}" style="display:inline-block;${FONT}font-size:15px;line-height:20px;font-weight:600;color:#ffffff;background:#0b7a54;border-radius:8px;padding:12px 20px;text-decoration:none">${escapeHtml(label)}</a>
</p>
<p class="faint" style="${WORDS}${isLast ? 'margin-bottom:0;' : ''}font-size:13px;line-height:20px;color:#616966">Or open this address: <a class="link" href="${escapeHtml(link)}" style="color:#0a6647;word-break:break-all">${escapeHtml(link)}</a></p>`

const DARK = `@media (prefers-color-scheme: dark) {
.ground { background: #121514 !important }
.sheet { background: #1a1e1c !important; border-color: #2c312f !important }
.quote { background: #242927 !important; color: #eceeed !important }
.ink { color: #eceeed !important }
.soft { color: #b5bcb9 !important }
.faint { color: #97a09c !important }
.button { background: #4ecb98 !important; color: #08241a !important }
.link { color: #63d4a5 !important }
}`
