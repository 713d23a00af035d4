import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { svgOf } from '#shared/design-tool/svg/svg-of.ts'
import type { FigmaFrame, FigmaNode } from '#shared/figma-frame.ts'

const node = (over: Partial<FigmaNode>): FigmaNode => ({
  ...{
    type: 'FRAME',
    name: 'div',
    x: 0,
    y: 0,
    width: 100,
    height: 50,
    layout: 'NONE',
    style: {},
    content: null,
    children: [],
  },
  ...over,
})
const page = (...children: FigmaNode[]): FigmaFrame => ({
  ...{ version: 1, title: 'Page', width: 400, height: 300 },
  root: node({ name: 'body', width: 400, height: 300, children }),
})
const text = (content: string, over: Partial<FigmaNode> = {}): FigmaNode =>
  node({
    ...{
      type: 'TEXT',
      name: content.slice(0, 60),
      content,
      style: { color: 'rgb(0, 0, 0)', fontSize: '16px', fontFamily: 'Inter' },
    },
    lines: [{ text: content, x: 0, baseline: 15, width: 80 }],
    ...over,
  })

/** Every element and attribute, read by a parser that is not ours. */
function parsed(svg: string) {
  const { window } = { window: new Window() }
  const root = new window.DOMParser().parseFromString(svg.replace(/^<\?xml[^>]*>/, ''), 'image/svg+xml')
  return [...root.querySelectorAll('*')].map(element => ({
    name: element.tagName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    text: element.textContent ?? '',
  }))
}

describe('texts are text, layers are groups with names', () => {
  test('each line is an element where its letters stood, as wide as it was', () => {
    const two = text('Set sail today', {
      ...{ x: 10, y: 20 },
      lines: [
        { text: 'Set sail', x: 0, baseline: 15, width: 60 },
        { text: 'today', x: 4, baseline: 39, width: 40 },
      ],
    })
    const drawn = parsed(svgOf(page(two))).filter(({ name }) => name === 'text')
    expect(drawn.map(({ text, attributes: { x, y, textLength } }) => [text, x, y, textLength])).toEqual([
      ['Set sail', '10', '35', '60'],
      ['today', '14', '59', '40'],
    ])
  })

  test('every layer has a name of its own', () => {
    const ids = parsed(svgOf(page(node({ name: 'card' }), node({ name: 'card' }), text('Hi')))).flatMap(
      ({ name, attributes }) => (name === 'g' && attributes.id ? [attributes.id] : []),
    )
    expect(ids).toEqual(['body', 'card', 'card_2', 'Hi'])
  })

  test('what is placed stands over what flows, in the order of its level', () => {
    const svg = svgOf(
      page(
        node({ name: 'bar', style: { position: 'sticky', zIndex: '10' } }),
        node({ name: 'over', style: { position: 'absolute' } }),
        node({ name: 'flows' }),
        node({ name: 'beneath', style: { position: 'absolute', zIndex: '-1' } }),
      ),
    )
    expect([...svg.matchAll(/id="(bar|over|flows|beneath)"/g)].map(([, id]) => id)).toEqual([
      ...['beneath', 'flows', 'over', 'bar'],
    ])
  })

  test('only what leaves its box is cut', () => {
    const inside = svgOf(page(node({ clips: true, children: [node({ width: 50, height: 20 })] })))
    const outside = svgOf(page(node({ clips: true, children: [node({ x: 80, width: 50, height: 20 })] })))
    expect(inside).not.toContain('clip-path')
    expect(outside).toContain('clip-path="url(#cut-1)"')
  })

  test('each edge has its own width and colour', () => {
    const edge = (side: string, width: string, color: string) => ({
      ...{ [`border${side}Width`]: width, [`border${side}Color`]: color, [`border${side}Style`]: 'solid' },
    })
    const style = { ...edge('Top', '2px', 'rgb(255, 0, 0)'), ...edge('Bottom', '1px', 'rgb(0, 0, 255)') }
    const paths = parsed(svgOf(page(node({ name: 'edged', style })))).filter(({ name }) => name === 'path')
    expect(paths.map(({ attributes: { d, fill } }) => [d, fill]).slice(1)).toEqual([
      ['M0 0L100 0L100 2L0 2Z', '#ff0000'],
      ['M100 50L0 50L0 49L100 49Z', '#0000ff'],
    ])
  })

  test('an inner shadow lies on the ground, an outer one beneath it', () => {
    const boxShadow = 'rgb(1, 2, 3) 0px 3px 0px 0px inset, rgb(4, 5, 6) 0px 0px 0px 2px'
    const svg = svgOf(page(node({ style: { backgroundColor: 'rgb(9, 9, 9)', boxShadow } })))
    const order = ['#040506', '#090909', '#010203'].map(color => svg.indexOf(color))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order.every(at => at > 0)).toBe(true)
  })

  test('as round as can be is a circle, and a drawing is cut where the page cuts it', () => {
    const corners = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'].map(corner => [
      `border${corner}Radius`,
      '3.35544e+07px',
    ])
    const dot = node({
      width: 20,
      height: 20,
      style: { ...Object.fromEntries(corners), backgroundColor: 'rgb(1, 2, 3)' },
    })
    const wave = (style: Record<string, string>) =>
      node({ type: 'VECTOR', content: '<svg viewBox="0 0 1 1"/>', style })
    const svg = svgOf(page(dot, wave({ overflowX: 'hidden' }), wave({})))
    expect(svg).toContain('A10 10 0 0 1')
    expect([...svg.matchAll(/overflow="(\w+)"/g)].map(([, how]) => how)).toEqual(['hidden', 'visible'])
  })

  test('a shadow is not seen through a clear box', () => {
    const boxShadow = 'rgba(0, 0, 0, 0.5) 0px 1px 4px 0px'
    expect(svgOf(page(node({ style: { boxShadow } })))).toContain('clip-rule="evenodd"')
    expect(svgOf(page(node({ style: { boxShadow, backgroundColor: 'rgb(1, 2, 3)' } })))).not.toContain(
      'evenodd',
    )
  })

  test('letters of a gradient have it as their colour', () => {
    const style = {
      backgroundClip: 'text',
      backgroundImage: 'linear-gradient(to right, rgb(255, 0, 0), rgb(0, 0, 255))',
    }
    const letters = text('Glow', {
      style: { color: 'rgba(0, 0, 0, 0)', fontSize: '16px', fontFamily: 'Inter' },
    })
    const svg = svgOf(page(node({ style, children: [letters] })))
    expect(svg).toMatch(/<text [^>]*fill="url\(#gradient-1\)"/)
  })
})

describe('a page may be anybody’s, and nothing of it runs or is fetched', () => {
  const hostile = '</text><script>alert(1)</script><text onload="alert(2)">'
  const drawing = (content: string) => node({ type: 'VECTOR', name: 'svg', content })
  const RUNS = /<script|<foreignObject|\son\w+=|javascript:|<iframe|<style|@import|<animate|<set\b/i

  test('words, names and values are escaped', () => {
    const svg = svgOf(
      page(
        text(hostile),
        node({
          name: '"><script>alert(1)</script>',
          style: {
            ...{
              fontFamily: hostile,
              backgroundColor: hostile,
              boxShadow: hostile,
              mixBlendMode: '"><script>',
            },
            ...{ opacity: '"><script>', filter: `blur(3px) ${hostile}`, backgroundImage: hostile },
          },
        }),
        text('x', { style: { color: 'red', fontFamily: hostile, fontSize: hostile, fontWeight: hostile } }),
      ),
    )
    expect(svg).not.toMatch(/<script/i)
    expect(parsed(svg).map(({ name }) => name)).not.toContain('script')
    expect(
      parsed(svg).flatMap(({ attributes }) => Object.keys(attributes).filter(name => name.startsWith('on'))),
    ).toEqual([])
  })

  test.each([
    ['a script', '<svg viewBox="0 0 1 1"><script>alert(1)</script><path d="M0 0"/></svg>'],
    ['an event', '<svg viewBox="0 0 1 1" onload="alert(1)"><path d="M0 0" onclick="alert(1)"/></svg>'],
    [
      'a page within',
      '<svg viewBox="0 0 1 1"><foreignObject><div>x</div></foreignObject><path d="M0 0"/></svg>',
    ],
    ['a link', '<svg viewBox="0 0 1 1"><a href="javascript:alert(1)"><path d="M0 0"/></a></svg>'],
    [
      'a picture from elsewhere',
      '<svg viewBox="0 0 1 1"><image href="https://evil.example/x.png"/><path d="M0 0"/></svg>',
    ],
    [
      'a reference to elsewhere',
      '<svg viewBox="0 0 1 1"><use href="https://evil.example/#x"/><path d="M0 0" fill="url(https://evil.example/#a)"/></svg>',
    ],
    [
      'an address in capitals, in escapes or by another function',
      '<svg viewBox="0 0 1 1"><path d="M0 0" fill="URL(https://evil.example/#a)" mask="u\\72l(https://evil.example/#b)" stroke="src(\'https://evil.example\')"/></svg>',
    ],
    [
      'styles',
      '<svg viewBox="0 0 1 1"><style>@import "https://evil.example"</style><path d="M0 0" style="fill:url(https://evil.example)"/></svg>',
    ],
    [
      'entities',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"><text>&a;&#60;script&#62;</text></svg>',
    ],
    ['a second root', '<svg viewBox="0 0 1 1"></svg><script>alert(1)</script>'],
    ['an end without a beginning', '<svg viewBox="0 0 1 1"></svg></svg></g><script>alert(1)</script>'],
  ])('%s of a drawing is left out', (_, content) => {
    const svg = svgOf(page(drawing(content)))
    expect(svg).not.toMatch(RUNS)
    expect(svg).not.toContain('evil.example')
    expect(parsed(svg).length).toBeGreaterThan(1)
  })

  test('names within drawings are their own, and colours of today are such that tools know', () => {
    const one =
      '<svg viewBox="0 0 1 1"><defs><linearGradient id="a"/></defs><path d="M0 0" fill="url(#a)" stroke="oklch(1 0 0)"/></svg>'
    const svg = svgOf(page(drawing(one), drawing(one)))
    expect([...svg.matchAll(/ id="(d\d-a)"/g)].map(([, id]) => id)).toEqual(['d1-a', 'd2-a'])
    expect(
      [...svg.matchAll(/fill="url\(#(d\d-a)\)" stroke="(#\w+)"/g)].map(([, id, color]) => [id, color]),
    ).toEqual([
      ['d1-a', '#ffffff'],
      ['d2-a', '#ffffff'],
    ])
  })

  test('how a drawing is turned and coloured stays', () => {
    const one =
      '<svg viewBox="0 0 1 1"><g transform="translate(1 2)rotate(45), scaleX( 2 )"><path d="M0 0" stop-color="rgba(1, 2, 3, 0.5)" font-family="Inter, sans-serif"/></g></svg>'
    const svg = svgOf(page(drawing(one)))
    expect(svg).toContain('transform="translate(1 2)rotate(45), scaleX( 2 )"')
    expect(svg).toContain('stop-color="rgba(1, 2, 3, 0.5)" font-family="Inter, sans-serif"')
  })

  test('a drawing that never ends is read in time that grows with it', () => {
    const took = (source: string) => {
      const began = performance.now()
      svgOf(page(drawing(source)))
      return performance.now() - began
    }
    for (const part of ['<', '<!--', '<g a', 'a-', '<g a="', '&#', '<svg ', '<svg d="(((', 'a(a ']) {
      took(part.repeat(2_000))
      expect(took(part.repeat(40_000))).toBeLessThan(400)
    }
  })
})
