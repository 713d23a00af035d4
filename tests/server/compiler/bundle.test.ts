import { afterAll, beforeAll, expect, test } from 'vitest'
import { app, fileOf, type OwnCompiler, startOwnCompiler, told } from '#tests/support/product/own-compiler.ts'

let own: OwnCompiler
const compile: OwnCompiler['compile'] = files => own.compile(files)

beforeAll(async () => {
  own = await startOwnCompiler()
}, 120_000)
afterAll(() => own?.dispose())

test('starts at the file that mounts the page, with all that stands around its App', async () => {
  const output = await compile({
    'src/main.tsx': `import { StrictMode } from 'react'
      import ReactDOM from 'react-dom/client'
      import { BrowserRouter } from 'react-router-dom'
      import App from './App'
      ReactDOM.createRoot(document.getElementById('root')!).render(<StrictMode><BrowserRouter><App /></BrowserRouter></StrictMode>)`,
    'src/App.tsx': 'import { Link } from \'react-router-dom\'\nexport default () => <Link to="/">Home</Link>',
  })
  expect(told(output)).toEqual([])
  expect(output.imports).toContain('react-router-dom')
  expect(fileOf(output, 'app.js')).toMatch(/Mounted as App/)
})

test('takes paths from the root, `require`, SVG components and parts of packages', async () => {
  const output = await compile({
    'src/App.tsx': `import { Card } from 'components/card'
      import { ReactComponent as Logo } from './logo.svg'
      import format from 'date-fns/format'
      const { clsx } = require('clsx')
      export default () => <Card><Logo />{format(new Date(0), 'yyyy')}{clsx('a')}</Card>`,
    'src/components/card.tsx': 'export const Card = ({ children }: any) => <div>{children}</div>',
    'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  expect(told(output)).toEqual([])
  expect(output.imports).toEqual(expect.arrayContaining(['clsx', 'date-fns']))
  expect(fileOf(output, 'app.js')).not.toContain('__require("')
})

test('an SVG file that is not there is a component too, and a picture from the root a placeholder', async () => {
  const output = await compile(
    app(
      '<><Plus /><Menu /><img src={photo} /></>',
      `import { ReactComponent as Plus } from './plus.svg?react'
       import { ReactComponent as Menu } from './menu.svg'
       import photo from 'assets/img/photo.png'`,
    ),
  )
  expect(output.isOk).toBe(true)
  expect(told(output).map(([, code]) => code)).toEqual(['missing-file', 'missing-file', 'missing-file'])
  expect(output.unsupportedPackages).toEqual([])
  expect(fileOf(output, 'app.js')).not.toMatch(/\b(?:Plus|Menu)\d/)
})

test('a missing style sheet is left out, and the rest goes on', async () => {
  const output = await compile(
    app('<p className={styles.x} />', "import './app.css'\nimport styles from './x.module.css'"),
  )
  expect(output.isOk).toBe(true)
  expect(told(output)).toEqual([
    ['warning', 'missing-file', '"./app.css" is not in the design, so it is left out.'],
    ['warning', 'missing-file', '"./x.module.css" is not in the design, so it is left out.'],
  ])
})
