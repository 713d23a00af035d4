import { expect, test } from 'vitest'
import { componentsOf } from '#shared/components.ts'
import { packagesOf } from '#shared/packages.ts'

const named = (...names: string[]) => names.map(name => ({ name, code: '' }))

test('[number 31] the components of a design are its own parts, by the names people give them', () => {
  const files = named(
    'App.tsx',
    'theme.css',
    'components/site-header.tsx',
    'components/PriceCard.tsx',
    'components/ui/button.tsx',
    'data/plans.ts',
    'lib/format.tsx',
  )
  expect(componentsOf(files)).toEqual([
    { file: 'components/PriceCard.tsx', label: 'Price card' },
    { file: 'components/site-header.tsx', label: 'Site header' },
  ])
})

test('[number 31] the packages of a design are what its code imports, each once, without its own files', () => {
  const code = `import { useState } from 'react'
import {
  Bar,
  BarChart,
} from "recharts"
import '@fontsource/inter/400.css'
import { Button } from '@/components/ui/button'
import { plans } from './data/plans'
export { format } from 'date-fns/format'
const said = "import x from 'nothing'"
export const bowl = { title: 'Ash bowl' }
export function Hero() {
  return <div className="border-t">{bowl.title}</div>
}
`
  expect(
    packagesOf([
      { name: 'App.tsx', code },
      { name: 'theme.css', code: "@import 'tailwindcss'" },
    ]),
  ).toEqual(['@fontsource/inter', 'date-fns', 'react', 'recharts'])
})
