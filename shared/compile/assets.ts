const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i
const ASSET = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|mp[34]|webm|pdf)$/i
const SHEET = /\.(?:css|s[ac]ss|less)$/i

export const isImage = (path: string): boolean => IMAGE.test(path)
/** What a missing import may be without being an error: a placeholder stands in its place. */
export const isAsset = (path: string): boolean => ASSET.test(path) || SHEET.test(path)
export const isSheet = (path: string): boolean => SHEET.test(path)

/** A data address for an image kept as text: SVG source, or a data address already. */
export function imageUrl(path: string, code: string): string {
  const text = code.trim()
  if (text.startsWith('data:')) return text
  if (path.endsWith('.svg')) return `data:image/svg+xml,${encodeURIComponent(text)}`
  return `data:image/${path.slice(path.lastIndexOf('.') + 1)};base64,${text}`
}

/** An SVG file as a component, for `import Logo from './logo.svg?react'`. */
export const svgComponent = (code: string): string =>
  `import { createElement } from "react";export default props => createElement("img", { src: ${JSON.stringify(imageUrl('image.svg', code))}, alt: "", ...props })`

/** The module of an SVG file: its address, and the component that older tools give. */
export const svgModule = (code: string): string =>
  `${svgComponent(code).replace('export default', 'export const ReactComponent =')};export default ${JSON.stringify(imageUrl('image.svg', code))}`

/** The module of an asset the design does not have: no class names of a sheet, a surface for anything else. */
export const missingAsset = (path: string): string =>
  SHEET.test(path)
    ? 'export default {}'
    : `export default ${JSON.stringify(placeholderImage(path.split('/').at(-1) ?? path))}`

/** A quiet labelled surface for an image the design does not have. */
export function placeholderImage(name: string): string {
  const label = name.replace(/[<>&"]/g, ' ').slice(0, 40)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400"><rect width="640" height="400" fill="#e7e7ea"/><text x="320" y="206" font-family="system-ui,sans-serif" font-size="20" fill="#70707b" text-anchor="middle">${label}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
