import { expect, test } from 'vitest'
import { missingProvidersOf } from '#shared/compile/missing-providers.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'

const around = (...texts: string[]) =>
  missingProvidersOf(
    virtualFiles(texts.map((code, at) => ({ name: at === 0 ? 'App.tsx' : `part-${at}.tsx`, code }))),
    'html',
  )

test('a design that asks for routes and has no router gets one', () => {
  expect(around(`import { Link as RouterLink } from 'react-router-dom'`)).toEqual(['router'])
  expect(around(`import { useNavigate } from "react-router"`, `const x = useRouter()`)).toEqual(['router'])
})

test('a design with a router of its own, in whichever file, keeps it', () => {
  for (const own of [
    '<BrowserRouter>',
    'createHashRouter([])',
    '<RouterProvider router={router}>',
    '<Router>',
  ])
    expect(around(`import { Link } from 'react-router-dom'`, own)).toEqual([])
})

test('the bare tooltip of radix gets its provider, the one of the kit needs none', () => {
  expect(around(`import { Tooltip as T } from "radix-ui"`)).toEqual(['tooltip'])
  expect(around(`import {\n  Dialog,\n  Tooltip,\n} from 'radix-ui'`)).toEqual(['tooltip'])
  expect(around(`import * as T from '@radix-ui/react-tooltip'`)).toEqual(['tooltip'])
  expect(
    around(`import { Tooltip } from '@/components/ui/tooltip'\nimport { Dialog } from "radix-ui"`),
  ).toEqual([])
})

test('Chakra UI stands outermost', () => {
  expect(around(`import { Box } from '@chakra-ui/react'`, `import { Link } from 'react-router'`)).toEqual([
    'router',
    'chakra',
  ])
})
