import { expect, test } from 'vitest'
import { routesOf } from '#shared/edits/route-of.ts'

const APP = `import { BrowserRouter, Route, Routes } from 'react-router-dom'
import About from './pages/about'
import { Home } from './pages/home'
const Shell = () => <nav>Top</nav>
export default () => (
  <BrowserRouter>
    <Shell />
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="team">
        <Route index element={<Team />} />
        <Route path="about" element={<About />} />
      </Route>
    </Routes>
  </BrowserRouter>
)
function Team() {
  return <h2>Team</h2>
}
`
const FILES = [
  { name: 'App.tsx', code: APP },
  { name: 'pages/home.tsx', code: "import { Card } from '../card'\nexport const Home = () => <Card />\n" },
  {
    name: 'pages/about.tsx',
    code: "import { people } from '../people'\nimport { Card } from '../card'\nexport default function AboutPage() {\n  return <Card>{people}</Card>\n}\n".replace(
      'AboutPage',
      'About',
    ),
  },
  { name: 'card.tsx', code: 'export const Card = () => <p>Card</p>\nexport const Other = () => <i />\n' },
  { name: 'people.ts', code: "export const people = ['Ada']\n" },
]

test.each([
  ['a component in the file of the routes', 'App.tsx', 18, ['/team']],
  ['a page of its own file', 'pages/about.tsx', 4, ['/team/about']],
  ['what several pages are made of', 'card.tsx', 1, ['/', '/team/about']],
  ['what no page is made of', 'card.tsx', 2, []],
  ['data that one page is given', 'people.ts', 1, ['/team/about']],
])('[18] %s', (_, file, line, routes) => {
  expect(routesOf(FILES, { file, line })).toEqual(routes)
})

test('[18] without a router nobody can tell', () => {
  expect(
    routesOf([{ name: 'App.tsx', code: 'export default () => <h1>Hi</h1>\n' }], { file: 'App.tsx', line: 1 }),
  ).toEqual([])
})
