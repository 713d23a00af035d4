import { type FigmaFrame, figmaFrameSchema } from '#shared/figma-frame.ts'

type Fetched = (address: string) => Promise<{ ok: boolean; text(): Promise<string> }>

/** Layers by what was pasted: their address, or the JSON itself; else a sentence that says what is wrong. */
export async function readLayers(pasted: string, fetched: Fetched): Promise<FigmaFrame | string> {
  const text = pasted.trim()
  if (!text) return 'Paste the address that “Copy for the plugin” gave, or the JSON of a page.'
  if (text.startsWith('{')) return layersIn(text)
  if (!/^https?:\/\/\S+\/api\/layers\/[a-z][a-z0-9]{19}$/.test(text))
    return 'This is neither an address of layers nor JSON.'
  try {
    const answer = await fetched(text)
    const said = await answer.text()
    return answer.ok ? layersIn(said) : 'These layers are no longer kept. Copy them again in the editor.'
  } catch {
    return 'The server could not be reached.'
  }
}

/** As a file has them, or as the server answers with a name beside them. */
function layersIn(text: string): FigmaFrame | string {
  try {
    const json: unknown = JSON.parse(text)
    const data = typeof json === 'object' && json !== null && 'mpFigmaData' in json ? json.mpFigmaData : json
    const frame = figmaFrameSchema.safeParse(data)
    if (!frame.success) return 'This JSON has no layers of a page.'
    const name = typeof json === 'object' && json !== null && 'name' in json ? String(json.name) : ''
    return { ...frame.data, title: name || frame.data.title }
  } catch {
    return 'This JSON is not whole.'
  }
}
