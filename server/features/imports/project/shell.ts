import { normalPath } from '#shared/compile/virtual-files.ts'
import type { LeftOut } from '#shared/imports.ts'
import { htmlPage } from './html-page.ts'
import type { Tree } from './tree.ts'

/** What the page around an app brings along: sheets, and what could not come. */
interface Shell {
  sheets: string[]
  isTailwind: boolean
  leftOut: LeftOut[]
}

const SHELLS = ['index.html', 'public/index.html', 'src/index.html']

const LOOK = 'Classes and styles of the page around the app stay behind; put them on the outermost element.'

/** The first page of HTML that a project has around its app. */
export function shellOf(tree: Tree): Shell {
  const path = SHELLS.find(each => tree.has(each))
  const html = path ? tree.text(path) : null
  if (!path || html === null) return { sheets: [], isTailwind: false, leftOut: [] }
  const sheets: string[] = []
  const has = (address: string): boolean => {
    const plain = normalPath(address.replace('%PUBLIC_URL%/', '')).replace(/^public\//, '')
    const found = [`public/${plain}`, plain].find(each => tree.has(each))
    if (found?.endsWith('.css') && !sheets.includes(found)) sheets.push(found)
    return found !== undefined
  }
  const { isTailwind, leftOut } = htmlPage({ html, was: path, is: 'App.tsx', has })
  const isEntry = (each: string) => /\.[jt]sx?$/.test(each) && has(each)
  const look = /<(?:html|body)\b[^>]{0,2000}\s(?:class|style)\s{0,9}=/i.test(html)
    ? [{ path: `${path}: look of <body>`, reason: LOOK }]
    : []
  return { sheets, isTailwind, leftOut: [...leftOut.filter(each => !isEntry(each.path)), ...look] }
}
