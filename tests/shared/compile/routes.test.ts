import { expect, test } from 'vitest'
import { routesIn } from '#shared/compile/routes.ts'

const inApp = (code: string) => routesIn([{ name: 'App.tsx', code }])

test('a design without a router has one page', () => {
  expect(inApp('const svg = { path: \'m0 0\' }\nexport default () => <path d="m0" />')).toEqual(['/'])
})

test('elements give their paths, nested ones below those around them', () => {
  const code = `<Routes>
    <Route path="/" element={<Layout title={a > b ? '>' : ''} />}>
      <Route index element={<Home />} />
      <Route path="about" element={<About />} />
      <Route path='team'><Route path=":id" element={<Person />} /></Route>
    </Route>
    <Route path={"/prices"} element={<Prices />} />
    <Route path="*" element={<NotFound />} />
  </Routes>`
  expect(inApp(code)).toEqual(['/', '/about', '/team', '/team/1', '/prices'])
})

test('objects of a data router do too', () => {
  const code = `const router = createBrowserRouter([
    { path: '/', element: <Root />, children: [
      { index: true, element: <Home /> },
      { path: 'orders', children: [{ path: ':id/edit', element: <Edit /> }] },
    ] },
    { path: '/login', element: <Login /> },
  ])`
  expect(inApp(code)).toEqual(['/', '/orders', '/orders/1/edit', '/login'])
})

test('the pages of several files are one list, each once', () => {
  const files = ['a.tsx', 'b.jsx', 'notes.md'].map(name => ({
    name,
    code: '<Route path="/a" /><Route path="/b/:c?" />',
  }))
  expect(routesIn(files)).toEqual(['/', '/a', '/b'])
})
