import { describe, expect, test } from 'vitest'
import { importLayers } from '#client/figma-plugin/import-layers.ts'
import type { FigmaFrame, FigmaNode } from '#shared/figma-frame.ts'
import { figmaMock, type MockNode } from '#tests/support/design-tool/figma-mock.ts'
import { RED_PNG } from '#tests/support/design-tool/tiny-png.ts'

const INTER = { Inter: ['Regular', 'Medium', 'Semi Bold', 'Bold', 'Italic'] }

const node = (over: Partial<FigmaNode>): FigmaNode => ({
  ...{
    type: 'FRAME',
    name: 'div',
    x: 0,
    y: 0,
    width: 100,
    height: 40,
    layout: 'NONE',
    style: {},
    content: null,
    children: [],
  },
  ...over,
})
const LETTERS = {
  color: 'oklch(0.2 0 0)',
  fontFamily: '"Inter Variable", sans-serif',
  fontSize: '14px',
  lineHeight: '20px',
}
const text = (content: string, over: Partial<FigmaNode> = {}): FigmaNode =>
  node({
    ...{ type: 'TEXT', name: content, content, height: 17, style: LETTERS },
    lines: [{ text: content, x: 0, baseline: 13, width: 100 }],
    ...over,
  })
const page = (children: FigmaNode[], over: Partial<FigmaFrame> = {}): FigmaFrame => ({
  ...{ version: 1, title: 'Sailing', width: 400, height: 300 },
  root: node({ name: 'body', width: 400, height: 300, children }),
  ...over,
})

async function imported(frame: FigmaFrame, families: Record<string, string[]> = INTER) {
  const mock = figmaMock(families)
  const result = await importLayers(mock.figma, frame, () => undefined)
  const root = mock.page[0]
  if (!root) throw new Error('nothing on the page')
  return { ...mock, result, root, all: flat(root) }
}
const flat = (made: MockNode): MockNode[] => [made, ...made.children.flatMap(flat)]

describe('the plugin, against the typed API', () => {
  test('layers have their names and places, and the page its title', async () => {
    const card = node({ name: 'card', x: 20, y: 30, children: [text('Set sail', { x: 4, y: 6 })] })
    const { root, all, result } = await imported(page([card]))
    expect([root.name, root.width, root.height]).toEqual(['Sailing', 400, 300])
    expect(all.map(({ name, x, y }) => [name, x, y]).slice(1)).toEqual([
      ['card', 20, 30],
      // As tall as its line is, the letters in the middle.
      ['Set sail', 4, 4.5],
    ])
    expect(result.layers).toBe(2)
  })

  test('a row whose children stand where its rule says is an auto layout', async () => {
    const row = node({
      ...{ name: 'row', layout: 'HORIZONTAL', width: 228, height: 60 },
      style: { columnGap: '8px', alignItems: 'center', paddingLeft: '10px', paddingRight: '10px' },
      children: [node({ x: 10, y: 10 }), node({ x: 118, y: 15, height: 30 })],
    })
    const { all } = await imported(page([row]))
    expect(all.find(({ name }) => name === 'row')).toMatchObject({
      ...{ layoutMode: 'HORIZONTAL', primaryAxisAlignItems: 'MIN', counterAxisAlignItems: 'CENTER' },
      ...{ itemSpacing: 8, paddingLeft: 10, width: 228, height: 60 },
    })
  })

  test.each([
    ['a grid', { layout: 'GRID' }],
    ['a row that wraps', { layout: 'HORIZONTAL', style: { flexWrap: 'wrap' } }],
    ['a row that is reversed', { layout: 'HORIZONTAL', style: { flexDirection: 'row-reverse' } }],
    ['a row with a margin in it', { layout: 'HORIZONTAL', children: [node({}), node({ x: 130 })] }],
    [
      'a row of which one is placed',
      { layout: 'HORIZONTAL', children: [node({}), node({ x: 100, style: { position: 'absolute' } })] },
    ],
  ] as [string, Partial<FigmaNode>][])('%s is none', async (_, over) => {
    const row = node({ name: 'row', width: 400, height: 40, children: [node({}), node({ x: 100 })], ...over })
    const { all } = await imported(page([row]))
    expect(all.find(({ name }) => name === 'row')?.layoutMode).toBe('NONE')
  })

  test('ends that are apart and middles are such', async () => {
    const wide = { layout: 'HORIZONTAL', width: 400, height: 40 } as const
    const { all } = await imported(
      page([
        node({ ...wide, name: 'apart', children: [node({}), node({ x: 300 })] }),
        node({ ...wide, name: 'middle', children: [node({ x: 150 })] }),
        node({ ...wide, name: 'end', children: [node({ x: 300 })] }),
      ]),
    )
    const of = (name: string) => all.find(each => each.name === name)?.primaryAxisAlignItems
    expect([of('apart'), of('middle'), of('end')]).toEqual(['SPACE_BETWEEN', 'CENTER', 'MAX'])
  })

  test('a colour that the design has a name for becomes a style, once, and letters do', async () => {
    const tokens = [
      { name: 'primary', value: 'oklch(0.2 0 0)' },
      { name: 'also-primary', value: 'oklch(0.2 0 0)' },
    ]
    const { styles, all } = await imported(page([text('One'), text('Two')], { tokens }))
    expect(styles.map(({ kind, name }) => [kind, name])).toEqual([
      ['TEXT_STYLE', 'Inter/14 Regular line 20'],
      ['PAINT_STYLE', 'color/primary'],
    ])
    expect(
      all.filter(({ kind }) => kind === 'TEXT').map(({ textStyle, fillStyle }) => [textStyle, fillStyle]),
    ).toEqual([
      ['S:0', 'S:1'],
      ['S:0', 'S:1'],
    ])
  })

  test('a typeface that is not there is named, and another one stands in for it', async () => {
    const style = { ...LETTERS, fontFamily: 'Outfit, Inter', fontWeight: '600' }
    const { result, all } = await imported(page([text('Words', { style })]))
    expect(result.missingFonts).toEqual(['Outfit'])
    expect(all.at(-1)?.fontName).toEqual({ family: 'Inter', style: 'Semi Bold' })
  })

  test('wrapped words are one text as wide as they were', async () => {
    const lines = [
      { text: 'Set sail', x: 0, baseline: 13, width: 60 },
      { text: 'today', x: 0, baseline: 33, width: 40 },
    ]
    const { all } = await imported(page([text('Set sail today', { lines, height: 37, width: 60 })]))
    expect(all.at(-1)).toMatchObject({
      characters: 'Set sail today',
      textAutoResize: 'HEIGHT',
      width: 61,
      height: 40,
    })
  })

  test('pictures come along once, gradients, shadows, edges and corners as Figma has them', async () => {
    const style = {
      ...{
        backgroundImage: 'linear-gradient(to right, rgb(255, 0, 0), rgba(0, 0, 255, 0.5))',
        borderTopLeftRadius: '8px',
      },
      boxShadow: 'rgba(0, 0, 0, 0.1) 0px 1px 3px 0px, rgb(1, 1, 1) 0px 2px 0px 0px inset',
      ...{ borderBottomWidth: '2px', borderBottomColor: 'rgb(9, 9, 9)', borderBottomStyle: 'solid' },
    }
    const image = { type: 'IMAGE', picture: 'p0', content: '/a.png', style: { objectFit: 'cover' } } as const
    const { all, images } = await imported(
      page(
        [node({ name: 'card', style }), node({ ...image, name: 'one' }), node({ ...image, name: 'two' })],
        {
          pictures: { p0: RED_PNG },
        },
      ),
    )
    const card = all.find(({ name }) => name === 'card')
    expect(card?.fills.map(({ type }) => type)).toEqual(['GRADIENT_LINEAR'])
    expect(card?.effects.map(({ type }) => type)).toEqual(['DROP_SHADOW', 'INNER_SHADOW'])
    expect(card).toMatchObject({
      topLeftRadius: 8,
      strokeBottomWeight: 2,
      strokeTopWeight: 0,
      strokeAlign: 'INSIDE',
    })
    expect(images.length).toBe(1)
    expect(all.filter(({ kind }) => kind === 'RECTANGLE').map(({ fills }) => fills[0]?.type)).toEqual([
      'IMAGE',
      'IMAGE',
    ])
  })

  test('what is turned is turned, what is slanted is named', async () => {
    const turned = [Math.SQRT1_2, Math.SQRT1_2, -Math.SQRT1_2, Math.SQRT1_2, 3, 4]
    const { all, result } = await imported(
      page([
        node({ name: 'turned', matrix: turned }),
        node({ name: 'slanted', matrix: [1, 0, 0.5, 1, 0, 0] }),
      ]),
    )
    expect(all.find(({ name }) => name === 'turned')?.relativeTransform).toEqual([
      [expect.closeTo(Math.SQRT1_2), expect.closeTo(-Math.SQRT1_2), 3],
      [expect.closeTo(Math.SQRT1_2), expect.closeTo(Math.SQRT1_2), 4],
    ])
    expect(result.leftOut).toEqual(['how “slanted” is turned'])
  })

  test('a drawing comes as its shapes alone', async () => {
    const content = '<svg viewBox="0 0 1 1" onload="x()"><script>alert(1)</script><path d="M0 0"/></svg>'
    const { all } = await imported(page([node({ type: 'VECTOR', name: 'icon', content })]))
    expect(all.at(-1)?.name).toBe('icon')
  })
})
