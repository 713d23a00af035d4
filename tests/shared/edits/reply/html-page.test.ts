import { describe, expect, test } from 'vitest'
import { convertedPage } from '#shared/edits/reply/html-page.ts'
import { applyReply } from '#shared/edits/reply/turn.ts'
import { parseCode } from '#shared/edits/syntax.ts'
import { processorTime } from '#tests/support/processor-time.ts'
import { Random } from '#tests/support/random.ts'

const TICKS = '```'
const PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
  <title>Harbour</title>
  <link rel="stylesheet" href="style.css">
  <script src="https://cdn.tailwindcss.com"></script>
  <script>tailwind.config = { theme: { extend: { colors: { tide: '#0f766e' } } } }</script>
  <style>
    .boat > b { color: {}; }
  </style>
</head>
<body class="bg-white">
  <!-- the boats -->
  <label for=name tabindex="1">Name<input type="text" id="name" value="Ada" readonly></label>
  <ul><li>One<li style="color: red; background: url(a;b); --x: 1px">Two {2} > 1</ul>
  <p>First<p>Second &amp; last &nbsp;
  <svg viewBox="0 0 1 1"><path stroke-width="2" d="M0 0"/></svg>
  <pre>a
  b</pre>
  <button onclick="go()" data-on="x">Go</button>
</body>
</html>
`

describe('design §7: an answer that is a page of HTML alone', () => {
  const changed = (reply: string, before = [] as { name: string; code: string }[]) => {
    const applied = applyReply(before, reply)
    if (!applied.ok) throw new Error(applied.problems.map(({ message }) => message).join(' '))
    return Object.fromEntries(applied.files.map(({ name, code }) => [name, code]))
  }

  test('is a component with its markup, and a sheet with its styles', () => {
    const files = changed(`Here:\n${TICKS}html\n${PAGE}${TICKS}\n`)
    expect(Object.keys(files).sort()).toEqual(['App.tsx', 'page.css', 'tailwind.config.js'])
    expect(files['page.css']).toBe('.boat > b { color: {}; }\n')
    expect(files['tailwind.config.js']).toContain(
      "export default { theme: { extend: { colors: { tide: '#0f766e'",
    )
    const app = files['App.tsx'] ?? ''
    expect(app).toContain("import './style.css'\nimport './page.css'\n")
    for (const part of [
      '<div className="bg-white">',
      '<label htmlFor="name" tabIndex={1}>Name<input type="text" id="name" defaultValue="Ada" readOnly /></label>',
      '<li>One</li><li style={{ "color": "red", "background": "url(a;b)", "--x": "1px" } as React.CSSProperties}>',
      `Two {'{'}2{'}'} &gt; 1</li></ul>`,
      '</p><p>Second &amp; last &nbsp;',
      '<path strokeWidth="2" d="M0 0" />',
      '<pre>{"a\\n  b"}</pre>',
      '<button data-on="x">Go</button>',
    ])
      expect(app).toContain(part)
  })

  test.each([
    ['without a fence', PAGE],
    ['with the name of a page', `**index.html**\n${TICKS}html\n${PAGE}${TICKS}\n`],
    ['with its name in the fence', `${TICKS}html index.html\n${PAGE}${TICKS}\n`],
  ])('%s', (_, reply) => expect(Object.keys(changed(reply))).toContain('App.tsx'))

  test('takes the place of the page that the design begins with, and says that its scripts are left out', () => {
    const before = [{ name: 'src/App.tsx', code: 'export default () => null\n' }]
    const files = changed(`${TICKS}html\n${PAGE}${TICKS}\n`, before)
    expect(files['src/App.tsx']).toContain('bg-white')
    expect(convertedPage(PAGE, 'App.tsx').hadScripts).toBe(true)
    expect(convertedPage(PAGE.replace(' onclick="go()"', ''), 'App.tsx').hadScripts).toBe(false)
  })

  test('a page that is a file of the design stays one; a piece of HTML stays in the chat', () => {
    const before = [{ name: 'mail.html', code: '<p>old</p>' }]
    expect(changed(`${TICKS}html mail.html\n${PAGE}${TICKS}\n`, before)['mail.html']).toBe(PAGE)
    expect(changed(`${TICKS}html\n<p>Such as this</p>\n${TICKS}\n`)).toEqual({})
  })

  test('one that ends in its middle is told', () => {
    const applied = applyReply([], `${TICKS}html\n${PAGE.slice(0, 400)}`)
    expect(applied).toMatchObject({ ok: false, problems: [{ code: 'truncated', file: 'App.tsx' }] })
  })
})

test('whatever the HTML, the component can be read', () => {
  const pieces = [
    ...[
      '<div>',
      '</div>',
      '<p>',
      '</p>',
      '<li>',
      '<b class="a">',
      '</b>',
      '<br>',
      '<img src=x alt="a\nb">',
      '<',
      '>',
      '{',
      '}',
    ],
    ...[
      '&amp;',
      '<!-- x',
      '-->',
      '<svg viewBox="0 0 1 1">',
      '</svg>',
      "<a href='x\"y' disabled>",
      '<style>',
      '</style>',
    ],
    ...[
      '<textarea>',
      '</textarea>',
      'words ',
      '<pre>',
      '</pre>',
      '<tr><td>',
      '</table>',
      '<x-y z:w="1">',
      '</ p>',
      '<1>',
    ],
    ...[
      '" ',
      "' ",
      '<div style="a:b;c">',
      '<p on',
      '=',
      '<input value="\\">',
      '`',
      '$',
      '<a:b c>',
      '<DIV ID=1>',
    ],
  ]
  const random = new Random(3)
  for (let round = 0; round < 2_000; round++) {
    const html = Array.from({ length: random.below(25) }, () => random.pick(pieces)).join('')
    const { files } = convertedPage(`<html>${html}`, 'App.tsx')
    const app = files.find(({ name }) => name === 'App.tsx')?.code ?? ''
    expect([html, parseCode(app, 'App.tsx').fault]).toEqual([html, null])
  }
})

test.each([
  '<',
  '<b>',
  '</b>',
  '<b x="',
  "<b x='y ",
  '<!--',
  '<style>',
  '&',
  '{',
  '<p style="a;">',
  ';',
  '<pre>a',
  ' ',
])('%s takes time in proportion to its length', piece => {
  const text = piece.repeat(50_000 / piece.length)
  const html = `<html><div style="${piece === ';' ? text : ''}">${text}`
  expect(processorTime(() => convertedPage(html, 'App.tsx'))).toBeLessThan(300)
})
