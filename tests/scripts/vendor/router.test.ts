import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { routerSource } from '#scripts/vendor/router.ts'

const vendor = createRequire(inRoot('vendor', 'package.json'))
const namesOf = async (specifier: string) => Object.keys(vendor(specifier) as object)
const given = async (specifier: string) => {
  const source = (await routerSource(specifier, namesOf)) ?? ''
  return [...source.matchAll(/export \{ ([^}]*) \}/g)].flatMap(([, names = '']) => names.split(', '))
}

test('what designs use of React Router is there, and what only servers use is not', async () => {
  const names = await given('react-router')
  expect(names).toEqual(
    expect.arrayContaining([
      ...['BrowserRouter', 'HashRouter', 'MemoryRouter', 'Routes', 'Route', 'Link', 'NavLink', 'Navigate'],
      ...['Outlet', 'RouterProvider', 'createBrowserRouter', 'createMemoryRouter', 'Form', 'Await'],
      ...['useNavigate', 'useParams', 'useLocation', 'useSearchParams', 'useLoaderData', 'useFetcher'],
      ...['ScrollRestoration', 'StaticRouter', 'UNSAFE_NavigationContext', 'matchPath', 'generatePath'],
    ]),
  )
  for (const name of ['ServerRouter', 'createRequestHandler', 'createCookie', 'Scripts', 'UNSAFE_invariant'])
    expect(names).not.toContain(name)
  expect(names.filter(name => name.includes('RSC'))).toEqual([])
})

test('the names of before have the same, and the router that draws through React DOM', async () => {
  const names = await given('react-router-dom')
  expect(names.toSorted()).toEqual((await given('react-router')).toSorted())
  expect(names.filter(name => name === 'RouterProvider')).toHaveLength(1)
  expect(await given('react-router/dom')).toEqual(['RouterProvider'])
})

test('other packages are left as they are', async () => {
  expect(await routerSource('wouter', namesOf)).toBeNull()
})
