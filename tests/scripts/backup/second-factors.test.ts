import { symmetricEncrypt } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { commandHere, ofSecondFactors } from '#scripts/backup/restored-words.ts'
import { findSecondFactors, forgetSecondFactors } from '#scripts/backup/second-factors.ts'
import { DATABASE, newFolder, openIn, rowsIn, storedData } from './stored-data.ts'

const OLD = 'a'.repeat(32)
const NEW = 'b'.repeat(32)

/** Ada’s is sealed with the old secret, Bob’s with the new one; Cleo has begun to set one up. */
async function withSecondFactors(): Promise<string> {
  const dataDir = storedData()
  const database = openIn(dataDir, DATABASE)
  database.exec('create table user(id text, two_factor_enabled integer)')
  database.exec('create table two_factor(user_id text, secret text)')
  const rows: [string, number, string][] = [
    ['ada', 1, OLD],
    ['bob', 1, NEW],
    ['cleo', 0, OLD],
  ]
  for (const [id, isOn, key] of rows) {
    database.prepare('insert into user values (?, ?)').run(id, isOn)
    const secret = await symmetricEncrypt({ key, data: 'of an app' })
    database.prepare('insert into two_factor values (?, ?)').run(id, secret)
  }
  database.close()
  return dataDir
}

test('a restore knows whose second factor the auth.secret there is cannot read', async () => {
  const dataDir = await withSecondFactors()
  expect(await findSecondFactors(dataDir, NEW)).toEqual({ all: 2, unreadable: ['ada'] })
  expect(await findSecondFactors(dataDir, OLD)).toEqual({ all: 2, unreadable: ['bob'] })
  expect(await findSecondFactors(dataDir, null)).toEqual({ all: 2, unreadable: ['ada', 'bob'] })
})

test('only those that cannot be read are forgotten', async () => {
  const dataDir = await withSecondFactors()
  forgetSecondFactors(dataDir, (await findSecondFactors(dataDir, NEW)).unreadable)
  expect(rowsIn(dataDir, DATABASE, 'select user_id from two_factor order by 1')).toEqual([
    { user_id: 'bob' },
    { user_id: 'cleo' },
  ])
  expect(rowsIn(dataDir, DATABASE, 'select id from user where two_factor_enabled')).toEqual([{ id: 'bob' }])
  expect(await findSecondFactors(dataDir, NEW)).toEqual({ all: 1, unreadable: [] })
})

test('a database from before there were second factors has none, and a folder without a database neither', async () => {
  for (const dataDir of [storedData(), newFolder()])
    expect(await findSecondFactors(dataDir, null)).toEqual({ all: 0, unreadable: [] })
})

test('who restores hears how many are kept out and what to do, or that they are let in by a password alone', () => {
  const found = { all: 3, unreadable: ['ada', 'bob'] }
  const forget = 'npm run restore -- --forget-second-factors'
  const said = ofSecondFactors(found, { isForgotten: false, hasSecret: false, forget }).join(' ')
  expect(said).toMatch(/^2 accounts have a second factor that only the old auth\.secret can read\./)
  expect(said).toContain(forget)
  expect(ofSecondFactors(found, { isForgotten: true, hasSecret: true, forget })).toEqual([
    '2 accounts have no second factor any more: their password alone logs in, until it is turned on again.',
  ])
  expect(
    ofSecondFactors({ all: 3, unreadable: [] }, { isForgotten: false, hasSecret: true, forget }),
  ).toEqual([])
})

test('the start that follows is told the data folder where only this command was', () => {
  expect(commandHere('npm start', {})).toBe('npm start')
  expect(commandHere('npm start', { DATA_DIR: '/tmp/x' })).toBe('DATA_DIR=/tmp/x npm start')
  expect(commandHere('npm start', { DATA_DIR: "/tmp/it's here" })).toBe(
    String.raw`DATA_DIR='/tmp/it'\''s here' npm start`,
  )
})
