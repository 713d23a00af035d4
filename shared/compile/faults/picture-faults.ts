import { webImages } from '#shared/compile/web-images.ts'
import type { Fault } from './fault.ts'
import { lineCounter } from './read-source.ts'

const ADDRESS_SHOWN_MAX = 60

/** Pictures of the web, which previews do not load: one for each server, since they are told alike. */
export function pictureFaults(file: string, code: string): Fault[] {
  const lineAt = lineCounter(code)
  const byHost = new Map<string, Fault>()
  for (const { at, address } of webImages(code)) {
    const host = address.split('/')[0] ?? address
    if (byHost.has(host)) continue
    const shown = address.length > ADDRESS_SHOWN_MAX ? `${host}/…` : address
    byHost.set(host, {
      ...{ kind: 'placeholder', file, line: lineAt(at), about: `picture ${host}` },
      text: `https://${shown} is blocked. Draw it, or give \`/photos/…\` with alt.`,
    })
  }
  return [...byHost.values()]
}
