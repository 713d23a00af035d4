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

/** An SVG file as a component, for `import Logo from './logo.svg?react'`: in the page, so that it takes its colour. */
export function svgComponent(code: string): string {
  const [, attributes, inside] = SVG.exec(code) ?? []
  const drawn =
    attributes === undefined
      ? `createElement("img", { src: ${JSON.stringify(imageUrl('image.svg', code))}, alt: "", ...props })`
      : `createElement("svg", { ...${JSON.stringify(elementProps(attributes))}, ...props, dangerouslySetInnerHTML: { __html: ${JSON.stringify(inside)} } })`
  return `import { createElement } from "react";export const ReactComponent = ({ title, titleId, ...props }) => ${drawn};export default ReactComponent`
}

/** The module of an SVG file: its address, and the component that older tools give. */
export const svgModule = (code: string): string => addressed(svgComponent(code), imageUrl('image.svg', code))

const addressed = (component: string, address: string): string =>
  component.replace(/export default ReactComponent$/, () => `export default ${JSON.stringify(address)}`)

const SVG = /^(?:\s|<\?[^>]*>|<![^>]*>)*<svg\b((?:[^>"']|"[^"]*"|'[^']*')*?)>([\s\S]*)<\/svg>\s*$/i
const ATTRIBUTE = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Attributes as React names them; namespaces and a style in words have no place there. */
const elementProps = (attributes: string): Record<string, string> =>
  Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)]
      .filter(([, name = '']) => !/^(?:xmlns|style$)|:/.test(name))
      .map(([, name = '', double, single]) => [propName(name), double ?? single ?? '']),
  )

const propName = (attribute: string): string =>
  attribute === 'class'
    ? 'className'
    : /^(?:data|aria)-/.test(attribute)
      ? attribute
      : attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The module of an asset the design does not have: no class names of a sheet, a surface for anything else. */
export function missingAsset(path: string, query = ''): string {
  if (SHEET.test(path)) return 'export default {}'
  const name = path.split('/').at(-1) ?? path
  if (!path.endsWith('.svg')) return `export default ${JSON.stringify(placeholderImage(name))}`
  const drawn = svgComponent(placeholderIcon(name))
  return query === 'react' ? drawn : addressed(drawn, placeholderImage(name))
}

/** What a drawing that is not there looks like: as small or large as it is asked to be. */
const placeholderIcon = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="3 3"><title>${plainName(name)}</title><rect x="3" y="3" width="18" height="18" rx="4"/></svg>`

/** A quiet labelled surface for an image the design does not have. */
export function placeholderImage(name: string): string {
  const label = plainName(name)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400"><rect width="640" height="400" fill="#e7e7ea"/><text x="320" y="206" font-family="system-ui,sans-serif" font-size="20" fill="#5c5c66" text-anchor="middle">${label}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const plainName = (name: string): string => name.replace(/[<>&"]/g, ' ').slice(0, 40)
