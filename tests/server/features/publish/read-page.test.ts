import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { readPage } from '#server/features/publish/static-page/read-page.ts'
import { processorTime } from '#tests/support/processor-time.ts'

const bodyOf = (html: string): string => readPage(`<html><head></head><body>${html}</body></html>`).body

/** What is sent, and what is left of it. */
const HOSTILE: readonly (readonly [what: string, sent: string, left: string])[] = [
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['a script in capitals', 'a<SCRIPT src=//evil.example/x.js></SCRIPT >b', 'ab'],
  ['a script without an end', 'a<script>alert(1)', 'a'],
  ['a script in a script', '<script><script>alert(1)</script>x</script>', 'x'],
  ['a module', '<script type="module">import("/x.js")</script>', ''],
  ['an event', '<img src="/a.png" onerror="alert(1)">', '<img src="/a.png">'],
  ['an event in capitals', '<p OnClick=alert(1)>a</p>', '<p>a</p>'],
  ['an event after a slash', '<svg/onload=alert(1)>a</svg>', '<svg>a</svg>'],
  ['an event after a line end', '<p\nonclick\n=\nalert(1)>a</p>', '<p>a</p>'],
  ['a javascript link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['the same with a tab in it', '<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['the same as entities', '<a href="&#106;avascript&colon;alert(1)">a</a>', '<a>a</a>'],
  ['the same behind signs nobody sees', '<a href=" \u0001javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a vbscript link', '<a href="VbScript:x">a</a>', '<a>a</a>'],
  ['a data link', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['a data page as picture', '<img src="data:text/html;base64,PHN2Zz4=">', '<img>'],
  [
    'a link of SVG',
    '<svg><a xlink:href="javascript:x"><text>a</text></a></svg>',
    '<svg><a><text>a</text></a></svg>',
  ],
  ['a use from elsewhere', '<svg><use href="//evil.example/x.svg#a"></use></svg>', '<svg><use></use></svg>'],
  [
    'an animated link',
    '<svg><animate attributeName="href" values="javascript:x"/></svg>',
    '<svg><animate></animate></svg>',
  ],
  [
    'an animation into a link',
    '<svg><set attributename="x" to="javascript:x"></set></svg>',
    '<svg><set attributename="x"></set></svg>',
  ],
  ['a frame', 'a<iframe src="https://evil.example" srcdoc="<p>x"></iframe>b', 'ab'],
  ['an object', 'a<object data="x.swf"><param name="a"></object>b', 'ab'],
  ['an embed', 'a<embed src="x.swf">b', 'ab'],
  ['a base', '<base href="https://evil.example/"><a href="/x">a</a>', '<a href="/x">a</a>'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">a', 'a'],
  ['a sheet from elsewhere', '<link rel="stylesheet" href="https://evil.example/x.css">a', 'a'],
  [
    'a form',
    '<form action="https://evil.example" method="post"><input name="a"></form>',
    '<form><input name="a"></form>',
  ],
  [
    'a button that sends elsewhere',
    '<button formaction="https://evil.example">a</button>',
    '<button>a</button>',
  ],
  ['noscript', 'a<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>b', 'ab'],
  ['a template', 'a<template><script>alert(1)</script></template>b', 'ab'],
  ['raw text of old days', 'a<xmp><img src=x onerror=alert(1)></xmp>b', 'ab'],
  ['the end of all markup', 'a<plaintext>b', 'a'],
  ['a comment that is over at once', 'a<!--><img src=x onerror=alert(1)>-->b', 'a<img src="x">--&gt;b'],
  ['a comment', 'a<!-- <img src=x onerror=alert(1)> -->b', 'ab'],
  [
    'markup as text',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  ],
  [
    'markup in an attribute',
    '<p title="&quot;><script>x</script>">a</p>',
    '<p title="&quot;&gt;&lt;script&gt;x&lt;/script&gt;">a</p>',
  ],
  [
    'the same in single quotes',
    "<p title='\"><script>x</script>'>a</p>",
    '<p title="&quot;&gt;&lt;script&gt;x&lt;/script&gt;">a</p>',
  ],
  ['a text area that ends early', '<textarea></textarea><script>x</script>', '<textarea></textarea>'],
  [
    'markup in a text area',
    '<textarea><img src=x onerror=y></textarea>',
    '<textarea>&lt;img src=x onerror=y&gt;</textarea>',
  ],
  ['an end without a beginning', 'a</div></body></html>b', 'ab'],
  ['a beginning without an end', '<div><b>a', '<div><b>a</b></div>'],
  ['crossed elements', '<b><i>a</b>c</i>', '<b><i>a</i></b>c'],
  ['a name with other signs', 'a<x$y onclick=1>b</x$y>', 'ab'],
  ['an attribute twice', '<a href="/a" href="javascript:x">a</a>', '<a href="/a">a</a>'],
  ['an attribute with other signs', '<p "onclick"=1 a$b=2 id=c>a</p>', '<p id="c">a</p>'],
  [
    'a shadow root',
    '<div><template shadowrootmode="open"><script>x</script></template></div>',
    '<div></div>',
  ],
  ['a namespace', '<p xmlns="x" is="a-b">a</p>', '<p xmlns="x">a</p>'],
]

describe('[issue 30.1] static HTML comes from browsers, and nothing in it runs', () => {
  test.each(HOSTILE)('%s', (_, sent, left) => {
    expect(bodyOf(sent)).toBe(left)
  })

  test.each(HOSTILE)('%s, as another parser reads what is left', (_, sent) => {
    const page = readPage(`<html><body>${sent}</body></html>`)
    const { document } = new Window()
    document.body.innerHTML = page.body
    const all = [...document.body.querySelectorAll('*')]
    expect(
      all.filter(({ localName }) => /^(?:script|iframe|object|embed|base|meta|link)$/.test(localName)),
    ).toEqual([])
    const attributes = all.flatMap(element => [...element.attributes])
    expect(
      attributes.filter(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value ?? '')),
    ).toEqual([])
  })
})

describe('what a page looks like stays', () => {
  test('elements, text, classes, styles, links and pictures', () => {
    const html =
      '<div id="root" class="a b" style="color: red"><h1>Sail &amp; row</h1><a href="/crew" target="_blank">Crew</a><img src="data:image/png;base64,AA==" alt="Boat"><br><a href="mailto:a@b.example">Mail</a></div>'
    expect(bodyOf(html)).toBe(html)
  })
  test('the title, the description and what the root and the body are', () => {
    const page = readPage(
      '<!doctype html><html lang="de" class="dark" onclick="x"><head><title>Segeln &amp; mehr</title><meta name="description" content="Ein Boot"><style>a{color:red}</style></head><body class="wide" style="margin:0" data-x="1">x</body></html>',
    )
    expect(page).toEqual({
      title: 'Segeln & mehr',
      description: 'Ein Boot',
      rootAttributes: ' lang="de" class="dark"',
      bodyAttributes: ' class="wide" style="margin:0"',
      styles: 'a{color:red}\n',
      body: 'x',
    })
  })
  test('style sheets stand in the head, wherever they stood', () => {
    const page = readPage('<body><p>a</p><svg><style>.b{fill:red}</style></svg><style>.c{}</style></body>')
    expect([page.body, page.styles]).toEqual(['<p>a</p><svg></svg>', '.b{fill:red}\n.c{}\n'])
  })
  test('a style sheet ends nowhere but at its end, and compares widths as before', () => {
    const css = '@media (width <= 600px){a{content:"</p><img src=x>"}} @property --a{syntax:"<length>"}'
    expect(readPage(`<style>${css}</style>`).styles).toBe(
      '@media (width <= 600px){a{content:"\\3c /p>\\3c img src=x>"}} @property --a{syntax:"\\3c length>"}\n',
    )
  })
})

describe('[attack] it takes time by length alone', () => {
  const SHAPES: readonly (readonly [string, (times: number) => string])[] = [
    ['deep', times => '<div>'.repeat(times)],
    ['deep, with ends of others', times => '<div>'.repeat(times) + '</b>'.repeat(times)],
    ['deep, with ends', times => '<p>'.repeat(times) + '</p>'.repeat(times)],
    ['attributes', times => `<p ${'a=b '.repeat(times)}>`],
    ['other attributes', times => `<p ${Array.from({ length: times }, (_, at) => `a${at}=b`).join(' ')}>`],
    ['beginnings of tags', times => '<'.repeat(times)],
    ['entities', times => '&amp'.repeat(times)],
    ['comments', times => '<!--'.repeat(times)],
    ['scripts', times => '<script>'.repeat(times)],
    ['frames in frames', times => '<iframe>'.repeat(times)],
    ['a long address', times => `<a href="${' '.repeat(times)}javascript:">`],
    ['a long style', times => `<style>${'<a'.repeat(times)}</style>`],
  ]
  test.each(SHAPES)('%s', (_, shape) => {
    const timeOf = (times: number) => {
      const html = shape(times)
      return processorTime(() => void readPage(html), 1)
    }
    timeOf(10_000)
    const short = Math.max(1, timeOf(20_000))
    // Four times as long: 4 where it is linear, 16 where it is quadratic.
    expect(timeOf(80_000)).toBeLessThan(10 * short + 100)
  })
  test('two megabytes take less than two seconds of a processor', () => {
    const html = '<div class="a" style="color:red"><p>Words &amp; words</p></div>'
      .repeat(32_000)
      .slice(0, 2_000_000)
    expect(processorTime(() => void readPage(html), 1)).toBeLessThan(2_000)
  })
})
