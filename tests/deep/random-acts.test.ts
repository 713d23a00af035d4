import { afterAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { changeFiles, FILE_EDIT, putFiles, textsIn } from '#client/room/working-copy/file-edits.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import { ofToday } from '#scripts/of-today.ts'
import { filesOfTemplate } from '#scripts/place-templates.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { textEdits } from '#shared/edits/operations/text-edits.ts'
import { bistro } from '#tests/fixtures/designs/bistro.ts'
import { calculator } from '#tests/fixtures/designs/calculator.ts'
import { conference } from '#tests/fixtures/designs/conference.ts'
import { crew } from '#tests/fixtures/designs/crew.ts'
import { helpdesk } from '#tests/fixtures/designs/helpdesk.ts'
import { journal } from '#tests/fixtures/designs/journal.ts'
import { layout } from '#tests/fixtures/designs/layout.ts'
import { members } from '#tests/fixtures/designs/members.ts'
import { shop } from '#tests/fixtures/designs/shop.ts'
import { studio } from '#tests/fixtures/designs/studio.ts'
import { tiers } from '#tests/fixtures/designs/tiers.ts'
import { trattoria } from '#tests/fixtures/designs/trattoria.ts'
import { type RandomAct, randomAct, type Stretch, stretchesOf } from '#tests/support/people/random-acts.ts'
import { Random } from '#tests/support/random.ts'

const EDITS = 200
/** Each day others, each with all of its edits: one edit alone would not be two people at once. */
const DAYS = 10
const TRIES = 400
const OF_TEMPLATES = [
  'landing',
  'pricing',
  'dashboard',
  'docs',
  'restaurant-menu',
  'player',
  'inbox',
  'navbar',
]

const FIXTURES = {
  bistro,
  calculator,
  conference,
  crew,
  helpdesk,
  journal,
  layout,
  members,
  shop,
  studio,
  tiers,
  trattoria,
}
const designs: [string, SourceFile[]][] = [
  ...Object.entries(FIXTURES),
  ...OF_TEMPLATES.map((id): [string, SourceFile[]] => [id, filesOfTemplate(id)]),
]
const each = EDITS / designs.length
const cases = ofToday(
  designs.map(([name, first], at) => ({ name, first, at })),
  DAYS,
)
const done = { edits: 0, atOnce: 0, refused: 0, ofAnother: 0, kinds: new Map<string, number>() }

/** Somebody with the working copy open, who can undo what is his alone. */
function person(state: Uint8Array) {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, state)
  const undo = new Y.UndoManager(filesOf(doc), { trackedOrigins: new Set([FILE_EDIT]), captureTimeout: 0 })
  return { doc, undo, files: () => textsIn(doc) }
}
type Person = ReturnType<typeof person>

function meet(one: Person, other: Person): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    Y.applyUpdate(to.doc, Y.encodeStateAsUpdate(from.doc, Y.encodeStateVector(to.doc)))
}

const texts = (files: readonly SourceFile[]) => new Map(files.map(({ name, code }) => [name, code]))
const touch = (a: Stretch, b: Stretch) => a.name === b.name && a.start <= b.end && b.start <= a.end

/** The bytes as they must be: each stretch in place of what it replaces, and nothing else. */
function spliced(files: readonly SourceFile[], stretches: readonly Stretch[]): Map<string, string> {
  const made = texts(files)
  for (const { name, start, end, by } of [...stretches].sort((a, b) => b.start - a.start)) {
    const code = made.get(name) ?? ''
    made.set(name, code.slice(0, start) + by + code.slice(end))
  }
  return made
}

/**
 * Whether somebody else wrote a part of what is replaced. What one person's undo brings back is not taken away by the
 * other's, see the last test, so that here each acts on the first bytes and on his own.
 */
function isOfAnother({ doc }: Person, { name, start, end }: Stretch, begin: number): boolean {
  const text = filesOf(doc).get(name)
  let at = 0
  for (let item = text instanceof Y.Text ? text._start : null; item; item = item.right) {
    if (item.deleted || !item.countable) continue
    const isBeside = at <= end && start <= at + item.length
    if (isBeside && item.id.client !== doc.clientID && item.id.client !== begin) return true
    at += item.length
  }
  return false
}

function chosen(
  who: Person,
  { random, begin }: { random: Random; begin: number },
  beside: readonly Stretch[] = [],
): RandomAct {
  const files = who.files()
  for (let tries = 0; tries < TRIES; tries++) {
    const act = randomAct(files, random)
    if (!act) done.refused++
    else if (act.stretches.some(stretch => isOfAnother(who, stretch, begin))) done.ofAnother++
    else if (!act.stretches.some(stretch => beside.some(other => touch(stretch, other)))) return act
  }
  throw new Error('nothing can be done here')
}

describe('[24] random acts of two people at once', () => {
  test.each(cases)(
    '$name: 0 bytes change elsewhere, and undoing all of it gives the first bytes back',
    ({ first, at }) => {
      const random = new Random(24_000 + at)
      const begin = new Y.Doc()
      putFiles(begin, first)
      const people = [0, 1].map(() => person(Y.encodeStateAsUpdate(begin))) as [Person, Person]
      const [ada, bob] = people
      const by = { random, begin: begin.clientID }
      const steps: Person[] = []
      while (steps.length < each) {
        const files = ada.files()
        expect(texts(bob.files())).toEqual(texts(files))
        const hers = chosen(ada, by)
        const acts: [Person, RandomAct][] = [[ada, hers]]
        if (steps.length + 1 < each) acts.push([bob, chosen(bob, by, hers.stretches)])
        for (const [who, { act, kind, after, astray }] of acts) {
          expect({ act, astray }).toEqual({ act, astray: [] })
          changeFiles(who.doc, after, textEdits)
          expect(stretchesOf(after, who.files())).toEqual([])
          steps.push(who)
          done.kinds.set(kind, (done.kinds.get(kind) ?? 0) + 1)
        }
        meet(ada, bob)
        done.edits += acts.length
        if (acts.length === 2) done.atOnce += 2
        const meant = acts.flatMap(([, { stretches }]) => stretches)
        expect(texts(ada.files())).toEqual(spliced(files, meant))
      }
      for (const who of steps.toReversed()) {
        who.undo.undo()
        meet(ada, bob)
      }
      for (const { files } of people) expect(texts(files())).toEqual(texts(first))
    },
  )

  test.fails('what one person’s undo brings back is taken away again by the undo of whoever wrote it', () => {
    const begin = new Y.Doc()
    putFiles(begin, [{ name: 'a.ts', code: 'one' }])
    const [ada, bob] = [0, 1].map(() => person(Y.encodeStateAsUpdate(begin))) as [Person, Person]
    changeFiles(ada.doc, [{ name: 'a.ts', code: 'one two' }], textEdits)
    meet(ada, bob)
    changeFiles(bob.doc, [{ name: 'a.ts', code: 'one' }], textEdits)
    meet(ada, bob)
    for (const { undo } of [bob, ada]) {
      undo.undo()
      meet(ada, bob)
    }
    expect(texts(ada.files()).get('a.ts')).toBe('one')
  })

  afterAll(() => {
    const kinds = [...done.kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')
    console.log(
      `${done.edits} edits (${done.atOnce} at once) over ${cases.length} designs, ${done.refused} refused, ${done.ofAnother} on what the other wrote left out: ${kinds}`,
    )
  })
})
