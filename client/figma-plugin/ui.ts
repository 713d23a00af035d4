import type { Asked, Said } from './messages.ts'
import { readLayers } from './read-layers.ts'

/** The window of the plugin. */
const field = document.querySelector('textarea')!
const button = document.querySelector('button')!
const status = document.querySelector('output')!

const tell = (text: string, isBusy = false): void => {
  status.textContent = text
  button.disabled = isBusy
}

button.addEventListener('click', () => void begin())

async function begin(): Promise<void> {
  tell('Reading…', true)
  const read = await readLayers(field.value, address => fetch(address, { credentials: 'omit' }))
  if (typeof read === 'string') return tell(read)
  tell('Making layers…', true)
  const asked: Asked = { type: 'import', frame: read }
  parent.postMessage({ pluginMessage: asked }, '*')
}

addEventListener('message', ({ data }: MessageEvent<{ pluginMessage?: Said }>) => {
  const said = data.pluginMessage
  if (said?.type === 'progress') tell(`${said.layers} layers…`, true)
  if (said?.type === 'failed') tell(`It could not be imported: ${said.message}`)
  if (said?.type === 'done') {
    const fonts = said.missingFonts.length > 0 ? ` Not installed here: ${said.missingFonts.join(', ')}.` : ''
    const left = said.leftOut.length > 0 ? ` Left out: ${said.leftOut.join(', ')}.` : ''
    tell(`${said.layers} layers.${fonts}${left}`)
  }
})
