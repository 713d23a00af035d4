import { expect, test } from 'vitest'
import { htmlPage } from '#server/features/imports/project/html-page.ts'

const page = (html: string, files: readonly string[] = []) =>
  htmlPage({ html, was: 'shop/index.html', is: 'App.tsx', has: path => files.includes(path) })

test('a picture that is not there is named, once; those that are there or elsewhere are not', () => {
  const { leftOut } = page(
    `<body style="background:url('sky.jpg')"><img src="logo.png"><img src="./logo.png?2"><img src="/there.png">
    <img src="https://a.example/b.png"><img src="data:image/png;base64,AA=="><a href="c.png">C</a></body>`,
    ['there.png'],
  )
  const reason = 'shop/index.html names it, and it is not among the files.'
  expect(leftOut).toEqual([
    { path: 'shop/sky.jpg', reason },
    { path: 'shop/logo.png', reason },
  ])
})

test('the look of the body fills the window, and its own height wins', () => {
  expect(page('<body style="background: #eee"><p>Hi</p></body>').component).toContain(
    '<div style={{ "minHeight": "100vh", "background": "#eee" }}>',
  )
  expect(page('<body style="min-height: 10px"><p>Hi</p></body>').component).toContain(
    '<div style={{ "minHeight": "10px" }}>',
  )
  expect(page('<body class="dark"><p>Hi</p></body>').component).toContain(
    '<div className="dark" style={{ "minHeight": "100vh" }}>',
  )
  expect(page('<body><p>Hi</p></body>').component).toContain('<div>\n')
})
