import { addressIn, nameIn } from '#server/features/mail/mail-place.ts'

interface Parts {
  /** May carry a name. */
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** The same at every try, so that a mailbox may drop the second of two. */
  id: string
  date: Date
}

/** The mail as one text: plain and HTML beside each other, all of it in letters that any server takes. */
export function mimeMessage({ from, to, subject, text, html, id, date }: Parts): string {
  const boundary = `=_${id.replace(/[^a-z0-9]/gi, '')}`
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    inLines(base64(content)),
  ]
  const sender = addressIn(from)
  return [
    `From: ${nameIn(from) ? `${word(nameIn(from))} ` : ''}<${sender}>`,
    `To: <${to}>`,
    `Subject: ${word(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${sender.split('@')[1] ?? 'localhost'}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${boundary}--`,
  ].join('\r\n')
}

const ENCODED_BYTES_MAX = 45

/** A header's words as letters of ASCII, whatever they are: in pieces, since one may have 75 letters. */
function word(text: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const letter of text) {
    if (bytesOf(piece + letter).length > ENCODED_BYTES_MAX) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece].map(each => `=?utf-8?B?${base64(each)}?=`).join('\r\n ')
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const base64 = (text: string): string =>
  btoa(Array.from(bytesOf(text), byte => String.fromCharCode(byte)).join(''))

const inLines = (letters: string): string => letters.replace(/.{76}(?=.)/g, '$&\r\n')
