import { expect, test } from 'vitest'
import { linkImports } from '#shared/compile/link-imports.ts'
import type { VendorManifest } from '#shared/vendor.ts'

const entry = (file: string, ...exports: string[]) => ({ file, exports })
const manifest: VendorManifest = {
  hash: '0123456789ab',
  specifiers: {
    react: entry('react.js', 'default', 'useState'),
    clsx: entry('clsx.js', 'clsx', 'default'),
    'date-fns': entry('date-fns.js', 'format'),
    'lucide-react': entry('lucide.js', 'Search', 'X', 'createLucideIcon'),
    'lucide-react/createLucideIcon': entry('icon.js', 'default'),
    'radix-ui': entry('radix.js', 'Dialog', 'Slot'),
    '@radix-ui/react-dialog': entry('dialog.js', 'Root'),
  },
  files: {},
  radix: { Dialog: '@radix-ui/react-dialog' },
  sheets: {},
  development: {},
}
const icons = { names: { Search: 'search', SearchIcon: 'search' }, nodes: { search: '[["path",{d:"m0"}]]' } }
const link = (js: string) => linkImports({ js, manifest, icons })

test('imports that exist stay, and are listed for the import map', () => {
  const { js, imports, missing } = link(
    'import a,{useState as b}from"react";import*as c from"clsx";import"clsx";b(a,c)',
  )
  expect(imports).toEqual(['clsx', 'react'])
  expect(js).toContain('import a,{useState as b} from"react";')
  expect(js).toContain('import * as c from"clsx";')
  expect(missing).toEqual([])
})

test('a name that is not exported becomes a stub and a report, in place of a page that does not load', () => {
  const { js, missing, imports } = link(
    'import{format,formatt as f}from"date-fns";import d from"date-fns";f(format,d)',
  )
  expect(missing).toEqual([
    { specifier: 'date-fns', name: 'formatt' },
    { specifier: 'date-fns', name: 'default' },
  ])
  expect(js).toContain('const f=__stub("date-fns","formatt","f");')
  expect(js).toContain('import{format} from"date-fns";')
  expect(imports).toContain('react')
})

test('[S8] an unsupported package becomes stubs, whichever way it is imported', () => {
  const { js, unsupported } = link(
    'import _,{Box}from"@mui/material";import*as ns from"moment";import"a11y.css";const p=import("three");export{_,Box,ns,p}',
  )
  expect(unsupported).toEqual(['@mui/material', 'a11y.css', 'moment', 'three'])
  expect(js).toContain('const Box=__stub("@mui/material","Box","Box");')
  expect(js).toContain('const ns=__stub("moment","*","ns");')
  expect(js).toContain('Promise.resolve(__stub("three","*","module"))')
  expect(js).not.toMatch(/from\s*"(?:@mui|moment)|import\("three"\)/)
})

test('icons are written into the bundle one by one; a namespace keeps the barrel', () => {
  const one = link('import{Search as S,SearchIcon,X}from"lucide-react";export{S,SearchIcon,X}')
  expect(one.js).toContain('const S=__icon("search",[["path",{d:"m0"}]]);')
  expect(one.imports).toEqual(['lucide-react', 'lucide-react/createLucideIcon'])
  const all = link('import*as I from"lucide-react";export{I}')
  expect(all.imports).toEqual(['lucide-react'])
  const wrong = link('import{Serach}from"lucide-react";export{Serach}')
  expect(wrong.missing).toEqual([{ specifier: 'lucide-react', name: 'Serach' }])
})

test('radix-ui names turn into single primitives', () => {
  const { js, imports } = link('import{Dialog as D,Slot}from"radix-ui";export{D,Slot}')
  expect(js).toContain('import * as D from"@radix-ui/react-dialog";')
  expect(js).toContain('import{Slot} from"radix-ui";')
  expect(imports).toEqual(['@radix-ui/react-dialog', 'radix-ui'])
})

test('an import from inside of a package means the package where that has the name', () => {
  const { js, imports, unsupported } = link(
    'import format from"date-fns/format";import{format as f}from"date-fns/fp/format.js";import S from"lucide-react/icons/search";import odd from"date-fns/odd";export{format,f,S,odd}',
  )
  expect(js).toContain('import{format} from"date-fns";')
  expect(js).toContain('import{format as f} from"date-fns";')
  expect(js).toContain('const S=__icon("search"')
  expect(js).toContain('const odd=__stub("date-fns/odd","default","odd");')
  expect(unsupported).toEqual(['date-fns/odd'])
  expect(imports).toContain('date-fns')
})

test('a bundle that imports nothing is left as it is', () => {
  expect(link('export const a=1').js.trim()).toBe('export const a=1')
})
