import {
  imageUrl,
  isImage,
  missingAsset as missingSource,
  svgComponent,
  svgModule,
} from '#shared/compile/assets.ts'
import { type ScopedSheet, scopeSheet } from './css-modules.ts'
import { SyntaxProblem, type TransformedSource, transformSource } from './transform-source.ts'

export interface TransformedFile extends TransformedSource {
  /** The sheet of a CSS module, with the names its classes have in the page. */
  moduleCss?: string
}

const SOURCE = /\.(?:tsx?|jsx?|mjs)$/

/** Any file that can be imported as a module: source, JSON, style sheet, image or text. */
export function transformFile(path: string, query: string, text: string): TransformedFile {
  if (query === 'raw' || (query === 'inline' && path.endsWith('.css'))) return value(JSON.stringify(text))
  if (SOURCE.test(path)) return transformSource(path, text)
  if (path.endsWith('.json')) return json(text)
  if (path.endsWith('.module.css')) return cssModule(scopeSheet(text, path))
  if (path.endsWith('.css')) return value('""')
  if (path.endsWith('.svg') && query === 'react') return transformSource(`${path}.jsx`, svgComponent(text))
  if (path.endsWith('.svg')) return transformSource(`${path}.jsx`, svgModule(text))
  if (isImage(path)) return value(JSON.stringify(imageUrl(path, text)))
  return value(JSON.stringify(text))
}

/** A picture or a style sheet the design does not have. */
export const missingAsset = (path: string, query: string): TransformedFile =>
  transformSource(`${path}.jsx`, missingSource(path, query))

const value = (expression: string): TransformedFile => ({
  code: `exports.__esModule=true;exports.default=${expression}`,
  requires: [],
  drawn: [],
  hooks: '',
})

/** Keys of an object can be imported by their names too. */
const named = (expression: string): TransformedFile =>
  value(
    `${expression};if(exports.default&&typeof exports.default==="object"&&!Array.isArray(exports.default))for(const k of Object.keys(exports.default))if(k!=="default")exports[k]=exports.default[k]`,
  )

function json(text: string): TransformedFile {
  try {
    return named(JSON.stringify(JSON.parse(text)))
  } catch (error) {
    throw new SyntaxProblem(error instanceof Error ? error.message : String(error), null)
  }
}

const cssModule = ({ css, names }: ScopedSheet): TransformedFile => ({
  ...named(JSON.stringify(names)),
  moduleCss: css,
})
