import type { EdgeChange, NodeChange } from '@xyflow/react'
import type { Awareness } from 'y-protocols/awareness'
import type * as Y from 'yjs'
import { type BoardPeople, peopleOn } from '#client/room/canvas/board-people.ts'
import type { Canvas } from '#client/room/canvas/canvas-provider.tsx'
import { changePlaces, type PlaceChange } from '#client/room/canvas/layout-edits.ts'
import { publishCanvasPresence } from '#client/room/presence/publish-presence.ts'
import { layoutOf, readLayout, readShapes, shapesOf } from '#room-schema/canvas-layout.ts'
import { nodesOf, readNodes } from '#room-schema/canvas-room.ts'
import { ArrowLead } from './arrow-lead.ts'
import {
  arrowEdge,
  type BoardEdge,
  type BoardNode,
  isSameStanding,
  makeBoardNode,
  rectOf,
  type Standing,
  standingDesign,
  standingShape,
  tieEdge,
} from './board-node.ts'
import { frameUnder, withMembers } from './frames.ts'
import type { Point, Rect } from './rect.ts'
import { type Guide, snap } from './snap.ts'

/** Others hear of a place by two sockets: the drag is shown until the layout has surely come. */
const DRAG_SHOWN_MS = 400
const SELECTION_TOLD_MAX = 100

interface SnapSettings {
  within: number
  grid: number | null
}

interface Shown {
  nodes: BoardNode[]
  edges: BoardEdge[]
  guides: readonly Guide[]
}

/**
 * The board as the library shows it: both documents, what is selected here, and what anybody drags just now. A node keeps
 * its object as long as it stands where it stood, so that only what moved is drawn again.
 */
export class Board {
  readonly #room: Y.Doc
  readonly #layout: Y.Doc
  readonly #awareness: Awareness
  readonly #people: BoardPeople
  readonly #listeners = new Set<() => void>()
  #standing = new Map<string, Standing>()
  #nodes = new Map<string, BoardNode>()
  #edges: BoardEdge[] = []
  #shown: Shown = { nodes: [], edges: [], guides: [] }
  #selected: ReadonlySet<string> = new Set()
  /** What is moved or sized here and not let go yet. */
  #held = new Map<string, PlaceChange>()
  #isDragging = false
  #forgetDrag: ReturnType<typeof setTimeout> | undefined
  #leavePeople: () => void = () => undefined
  #drags: ReadonlyMap<string, Point> = new Map()
  snapping: SnapSettings = { within: 0, grid: null }
  /** The arrow that is drawn here just now. */
  readonly arrowLead = new ArrowLead()

  constructor({ room, layout }: Pick<Canvas, 'room' | 'layout'>) {
    this.#room = room.doc
    this.#layout = layout.doc
    this.#awareness = room.awareness
    this.#people = peopleOn(room.awareness)
    this.#read()
  }

  /** Listens to the documents for as long as somebody listens to it. */
  subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#begin()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#end()
    }
  }

  shown = (): Shown => this.#shown
  isDesign = (id: string): boolean => this.#standing.get(id)?.kind === 'design'
  selected = (): ReadonlySet<string> => this.#selected

  /** Where things stand, by id. */
  rects(ids: Iterable<string>): Map<string, Rect> {
    const rects = new Map<string, Rect>()
    for (const id of ids) {
      const node = this.#nodes.get(id)
      if (node) rects.set(id, rectOf(node))
    }
    return rects
  }

  select(ids: Iterable<string>): void {
    this.#selected = new Set(ids)
    publishCanvasPresence(this.#awareness, { selection: this.#selectedDesigns() })
    this.#compose()
  }

  /** What the library says of selecting, dragging and sizing. */
  change = (changes: NodeChange<BoardNode>[]): void => {
    const selected = new Set(this.#selected)
    let hasSelected = false
    const moving = new Map<string, Point>()
    const placed = new Map<string, PlaceChange>()
    for (const change of changes) {
      if (change.type === 'select') {
        hasSelected = true
        if (change.selected) selected.add(change.id)
        else selected.delete(change.id)
      } else if (change.type === 'position' && change.position) {
        if (change.dragging === false)
          placed.set(change.id, { ...change.position, ...this.#held.get(change.id) })
        else if (change.dragging) moving.set(change.id, change.position)
        else this.#hold(change.id, change.position)
      } else if (change.type === 'dimensions' && change.dimensions && change.resizing !== undefined) {
        if (change.resizing) this.#hold(change.id, change.dimensions)
        else placed.set(change.id, this.#held.get(change.id) ?? {})
      }
    }
    if (moving.size > 0) this.#drag(moving)
    if (placed.size > 0) this.#place(placed)
    if (hasSelected) this.select(selected)
    else this.#compose()
  }

  changeEdges = (changes: EdgeChange<BoardEdge>[]): void => {
    const selected = new Set(this.#selected)
    for (const change of changes) {
      if (change.type !== 'select') continue
      if (change.selected) selected.add(change.id)
      else selected.delete(change.id)
    }
    this.select(selected)
  }

  #hold(id: string, change: PlaceChange): void {
    this.#held.set(id, { ...this.#held.get(id), ...change })
  }

  /** Follows the pointer, drawn to what stands around; the others see it by presence. */
  #drag(moving: ReadonlyMap<string, Point>): void {
    this.#isDragging = true
    const all = withMembers(moving, this.#standing)
    const dragged = [...moving].flatMap(([id, at]) => {
      const standing = this.#standing.get(id)
      return standing ? [{ ...standing, ...at }] : []
    })
    const around = [...this.#standing.values()].filter(({ id, kind }) => !all.has(id) && kind !== 'frame')
    const { shift, guides } = snap(dragged, around, this.snapping)
    const drag: Record<string, Point> = {}
    for (const [id, at] of all) {
      const to = { x: at.x + shift.x, y: at.y + shift.y }
      this.#hold(id, to)
      drag[id] = to
    }
    this.#shown = { ...this.#shown, guides }
    clearTimeout(this.#forgetDrag)
    publishCanvasPresence(this.#awareness, { drag: firstOf(drag) })
  }

  /** Lets go: what was held is written, once. */
  #place(placed: Map<string, PlaceChange>): void {
    const isByKeys = !this.#isDragging && this.#held.size === 0
    const changes = new Map(placed)
    if (isByKeys) {
      const moved = new Map([...placed].map(([id, { x = 0, y = 0 }]) => [id, { x, y }]))
      for (const [id, at] of withMembers(moved, this.#standing))
        changes.set(id, { ...at, ...changes.get(id) })
    } else for (const [id, held] of this.#held) changes.set(id, { ...changes.get(id), ...held })
    for (const [id, change] of changes) {
      const standing = this.#standing.get(id)
      if (standing?.kind !== 'design') continue
      const frame = frameUnder({ ...standing, ...change }, this.#standing.values())
      if (frame !== standing.frame && !changes.has(standing.frame ?? ''))
        changes.set(id, { ...change, frame })
    }
    this.#held = new Map()
    this.#isDragging = false
    this.#shown = { ...this.#shown, guides: [] }
    changePlaces(this.#layout, changes)
    clearTimeout(this.#forgetDrag)
    this.#forgetDrag = setTimeout(() => publishCanvasPresence(this.#awareness, { drag: null }), DRAG_SHOWN_MS)
  }

  #begin(): void {
    nodesOf(this.#room).observeDeep(this.#changed)
    layoutOf(this.#layout).observeDeep(this.#changed)
    shapesOf(this.#layout).observeDeep(this.#changed)
    this.#leavePeople = this.#people.subscribe(this.#othersMoved)
    this.#changed()
  }

  #end(): void {
    nodesOf(this.#room).unobserveDeep(this.#changed)
    layoutOf(this.#layout).unobserveDeep(this.#changed)
    shapesOf(this.#layout).unobserveDeep(this.#changed)
    this.#leavePeople()
    clearTimeout(this.#forgetDrag)
  }

  #changed = (): void => {
    this.#read()
    this.#compose()
  }

  /** Most of what the others do moves nothing. */
  #othersMoved = (): void => {
    const drags = this.#people.drags()
    if (drags === this.#drags) return
    this.#drags = drags
    this.#compose()
  }

  #read(): void {
    const places = readLayout(this.#layout)
    const shapes = readShapes(this.#layout)
    const nodes = readNodes(this.#room)
    this.#standing = new Map()
    for (const [id, node] of nodes) {
      const place = places.get(id)
      if (place) this.#standing.set(id, standingDesign(id, node, place))
    }
    const has = (id: string) => this.#standing.has(id)
    this.#edges = [...nodes].flatMap(([id, { explore }]) => tieEdge(id, explore, has) ?? [])
    for (const [id, shape] of shapes) {
      if (shape.kind !== 'arrow') this.#standing.set(id, standingShape(id, shape.kind, shape))
      else {
        const edge = arrowEdge(id, shape, has, false)
        if (edge) this.#edges.push(edge)
      }
    }
  }

  #compose(): void {
    const dragged = this.#drags
    const nodes = new Map<string, BoardNode>()
    for (const [id, standing] of this.#standing) {
      const held = this.#held.get(id)
      const { x, y, width, height } = { ...standing, ...dragged.get(id), ...held }
      const made = makeBoardNode(
        { ...standing, x, y, width, height },
        { isSelected: this.#selected.has(id), isDragged: this.#isDragging && held !== undefined },
      )
      const known = this.#nodes.get(id)
      nodes.set(id, known && isSameStanding(known, made) ? known : made)
    }
    this.#nodes = nodes
    const before = this.#shown
    const next = {
      nodes: [...nodes.values()],
      edges: this.#edges.map(edge => {
        const known = before.edges.find(({ id }) => id === edge.id)
        const isSelected = this.#selected.has(edge.id)
        return known && known.selected === isSelected && isSameEdge(known, edge)
          ? known
          : { ...edge, selected: isSelected }
      }),
      guides: before.guides,
    }
    this.#shown = {
      nodes: isSameArray(before.nodes, next.nodes) ? before.nodes : next.nodes,
      edges: isSameArray(before.edges, next.edges) ? before.edges : next.edges,
      guides: next.guides,
    }
    for (const listener of this.#listeners) listener()
  }

  #selectedDesigns(): string[] {
    return [...this.#selected].filter(this.isDesign).slice(0, SELECTION_TOLD_MAX)
  }
}

const DRAG_TOLD_MAX = 100

/** Of a drag of very many the others see a part until it is let go. */
const firstOf = (drag: Record<string, Point>): Record<string, Point> =>
  Object.fromEntries(Object.entries(drag).slice(0, DRAG_TOLD_MAX))

const isSameArray = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((entry, at) => entry === b[at])

const isSameEdge = (a: BoardEdge, b: BoardEdge): boolean =>
  a.source === b.source && a.target === b.target && a.label === b.label
