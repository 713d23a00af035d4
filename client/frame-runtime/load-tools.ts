import type { FrameLook, FrameLooked, FrameSaying } from '#shared/frame-messages.ts'

interface Tools {
  figmaFrame(body: HTMLElement): Promise<Extract<FrameSaying, { type: 'FIGMA_FRAME' }>['frame']>
  pictureOf(
    element: Element,
    size: {
      width: number
      height: number
      targetWidth: number
      maxCharacters: number
      type?: 'image/jpeg'
    },
  ): Promise<string | null>
  wholePage(): Promise<string | null>
  printPage(): void
  staticHtml(): Promise<{ html: string; links: string[] }>
  lookAtPage(look: FrameLook, locOf: LocOf, consoleErrors: readonly string[]): Promise<FrameLooked>
}

type LocOf = (element: Element) => { loc: string | null; tag: string }

/** From beside this script itself: a frame of port mode has no origin to name. */
const loadTools = (): Promise<Tools> => {
  // In two steps, since Vite takes an address built in one expression for a file to bundle.
  const here = import.meta.url
  return import(/* @vite-ignore */ new URL('./tools.js', here).href)
}

const PAGE = { targetWidth: 640, maxCharacters: 266_000 }
/** As the message that carries it allows. */
const SOCIAL_MAX_CHARACTERS = 300_000
const ELEMENT = { targetWidth: 128, maxCharacters: 11_000 }

/** A picture of the page as it stands in the window, or of one element. */
export async function takePicture(element: Element | null): Promise<string | null> {
  const { pictureOf } = await loadTools()
  if (!element) return pictureOf(document.body, { width: innerWidth, height: innerHeight, ...PAGE })
  const { width, height } = element.getBoundingClientRect()
  if (width < 4 || height < 4) return null
  const targetWidth = Math.min(ELEMENT.targetWidth, width)
  return pictureOf(element, { ...ELEMENT, width, height: Math.min(height, width), targetWidth })
}

export async function drawFigmaFrame(): Promise<Extract<FrameSaying, { type: 'FIGMA_FRAME' }>> {
  const { figmaFrame } = await loadTools()
  return { type: 'FIGMA_FRAME', frame: await figmaFrame(document.body) }
}

export const takeWholePage = async (): Promise<string | null> => (await loadTools()).wholePage()
export const printWholePage = async (): Promise<void> => (await loadTools()).printPage()

export const takeHtml = async (): Promise<{ html: string; links: string[] }> =>
  (await loadTools()).staticHtml()

/** The window as networks show it beside a link: as JPEG, which all of them read. */
export async function takeSocialPicture(): Promise<string | null> {
  const { pictureOf } = await loadTools()
  const size = { width: innerWidth, height: innerHeight, targetWidth: innerWidth }
  return pictureOf(document.body, { ...size, maxCharacters: SOCIAL_MAX_CHARACTERS, type: 'image/jpeg' })
}

/** What is wrong with the page as it stands in its window, and how it looks. */
export async function look(
  asked: FrameLook,
  locOf: LocOf,
  consoleErrors: readonly string[],
): Promise<FrameLooked> {
  return (await loadTools()).lookAtPage(asked, locOf, consoleErrors)
}
