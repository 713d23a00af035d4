import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { readKit } from '#scripts/vendor/kit.ts'
import { kitHint } from '#shared/compile/kit-hint.ts'

const modules = readKit(inRoot('vendor', 'kit')).map(({ name }) => name.replace(/\.tsx?$/, ''))

test.each([
  ['components/ui/Card', 'It is called "@/components/ui/card".'],
  ['components/ui/DropdownMenu', 'It is called "@/components/ui/dropdown-menu".'],
  ['hooks/useMobile', 'It is called "@/hooks/use-mobile".'],
  ['components/ui/date-picker', 'There is no ui/date-picker; Calendar inside Popover does it.'],
  ['components/ui/DatePicker', 'There is no ui/DatePicker; Calendar inside Popover does it.'],
  ['components/ui/buttons', 'There is no ui/buttons; nearest is ui/button.'],
])('a module of the kit that is not there says what is: %s', (path, hint) => {
  expect(kitHint(path, modules)).toBe(hint)
})

test('a name that is near to none lists them all', () => {
  const hint = kitHint('components/ui/timeline', modules) ?? ''
  expect(hint).toMatch(/^There is no ui\/timeline; there are accordion, alert-dialog, alert, /)
  expect(hint).toContain('tooltip')
})

test('what is no name of the kit has no hint of it', () => {
  expect(kitHint('components/hero', modules)).toBeNull()
  expect(kitHint('lib/money', modules)).toBeNull()
})

test('every module that is named in place of a missing one is there', () => {
  for (const path of [
    'date-picker',
    'combobox',
    'modal',
    'chip',
    'list',
    'loader',
    'bottom-sheet',
    'snackbar',
  ]) {
    const named = kitHint(`components/ui/${path}`, modules)?.match(/[A-Z][a-zA-Z]+(?= does| inside)/g) ?? []
    expect(named.length, path).toBeGreaterThan(0)
    for (const name of named)
      expect(modules).toContain(`components/ui/${name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}`)
  }
})
