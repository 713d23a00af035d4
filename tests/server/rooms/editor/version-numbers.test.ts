import { describe, expect, test } from 'vitest'
import { VersionNumbers } from '#server/rooms/editor/version-numbers.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'

const NONE = { major: 0, minor: 0 }
const numbers = (sqlite = new SqliteStorage()) => new VersionNumbers(sqlite.sql as never)

describe('[S4] versions are v1, v2, … in order, each number given once', () => {
  test('a number that was shown and whose version was never made is not given again', () => {
    const room = numbers()
    expect(room.give('stopped', { major: 7, minor: 0 }, false)).toEqual({ major: 8, minor: 0 })
    expect(room.give('made', { major: 7, minor: 0 }, false)).toEqual({ major: 9, minor: 0 })
  })

  test('a version has one number, however often it is asked for, and after a restart', () => {
    const sqlite = new SqliteStorage()
    expect(numbers(sqlite).give('a', NONE, false)).toEqual({ major: 1, minor: 0 })
    expect(numbers(sqlite).give('b', NONE, false)).toEqual({ major: 2, minor: 0 })
    expect(numbers(sqlite).give('a', { major: 2, minor: 0 }, false)).toEqual({ major: 1, minor: 0 })
  })

  test('a run that shows no number any more gives it back', () => {
    const room = numbers()
    room.give('failed', NONE, false)
    room.giveBack('failed')
    expect(room.give('made', NONE, false)).toEqual({ major: 1, minor: 0 })
    room.giveBack('unknown')
  })

  test('versions of before the numbers were kept, and of a fork, count', () => {
    expect(numbers().give('a', { major: 4, minor: 2 }, false)).toEqual({ major: 5, minor: 0 })
  })

  test('component mode: parts of the newest set that was made, each once', () => {
    const room = numbers()
    expect(room.give('first', NONE, true)).toEqual({ major: 1, minor: 0 })
    expect(room.give('stopped', { major: 1, minor: 0 }, true)).toEqual({ major: 1, minor: 1 })
    expect(room.give('made', { major: 1, minor: 0 }, true)).toEqual({ major: 1, minor: 2 })
    expect(room.give('whole', { major: 1, minor: 2 }, false)).toEqual({ major: 2, minor: 0 })
  })
})
