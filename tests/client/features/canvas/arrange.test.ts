import { expect, test } from 'vitest'
import { aligned, distributed } from '#client/features/canvas/board/arrange.ts'
import { snap } from '#client/features/canvas/board/snap.ts'
import { restacked } from '#client/features/canvas/board/stacking.ts'

const rect = (x: number, y: number, width = 100, height = 50) => ({ x, y, width, height })

test('aligned designs stand in one line with the outermost, and those that stand there are left alone', () => {
  const rects = new Map([
    ['a', rect(0, 0)],
    ['b', rect(30, 100, 200)],
    ['c', rect(300, 20)],
  ])
  expect(aligned(rects, 'left')).toEqual(
    new Map([
      ['b', { x: 0, y: 100 }],
      ['c', { x: 0, y: 20 }],
    ]),
  )
  expect(aligned(rects, 'right').get('b')).toEqual({ x: 200, y: 100 })
  expect(aligned(rects, 'middle').get('a')).toEqual({ x: 0, y: 50 })
  expect(aligned(new Map(), 'top').size).toBe(0)
})

test('distributed designs have equal gaps, and the two outermost stay', () => {
  const rects = new Map([
    ['last', rect(500, 0)],
    ['first', rect(0, 0)],
    ['between', rect(110, 7)],
  ])
  expect(distributed(rects, 'across')).toEqual(new Map([['between', { x: 250, y: 7 }]]))
  expect(distributed(new Map([...rects].slice(0, 2)), 'across').size).toBe(0)
})

test('what is dragged is drawn to the edges and middles around it, with a guide along all it stands with', () => {
  const others = [rect(0, 0), rect(0, 400)]
  const { shift, guides } = snap([rect(4, 200)], others, { within: 5, grid: null })
  expect(shift).toEqual({ x: -4, y: 0 })
  expect(guides).toEqual([{ axis: 'x', at: 0, from: 0, to: 450 }])
})

test('where nothing is near it stands on the grid, or where it is', () => {
  expect(snap([rect(1003, 1006)], [rect(0, 0)], { within: 5, grid: 10 }).shift).toEqual({ x: -3, y: 4 })
  expect(snap([rect(1003, 1006)], [rect(0, 0)], { within: 5, grid: null }).shift).toEqual({ x: 0, y: 0 })
})

test('the chosen ones come to the front or go back, alone and in their order', () => {
  const stack = [
    { id: 'a', z: 0 },
    { id: 'b', z: 1 },
    { id: 'c', z: 2 },
    { id: 'd', z: 3 },
  ]
  const order = (changed: Map<string, number>) =>
    stack
      .map(({ id, z }) => ({ id, z: changed.get(id) ?? z }))
      .toSorted((one, other) => one.z - other.z)
      .map(({ id }) => id)
      .join('')
  const front = restacked(stack, new Set(['a', 'b']), 'front')
  expect(order(front)).toBe('cdab')
  expect([...front.keys()]).toEqual(['a', 'b'])
  const back = restacked(stack, new Set(['c', 'd']), 'back')
  expect(order(back)).toBe('cdab')
  expect([...back.keys()].sort()).toEqual(['c', 'd'])
  expect(order(restacked(stack, new Set(['b']), 'forward'))).toBe('acbd')
  expect(order(restacked(stack, new Set(['b']), 'backward'))).toBe('bacd')
  expect(restacked(stack, new Set(['d']), 'front').size).toBe(0)
})

test('equal places in the stack come apart when one of them is moved', () => {
  const stack = [
    { id: 'a', z: 0 },
    { id: 'b', z: 0 },
  ]
  expect(restacked(stack, new Set(['a']), 'front')).toEqual(new Map([['a', 1]]))
})
