import { describe, expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { describeKit, readKit } from '#scripts/vendor/kit.ts'
import { componentTold, filesTold, templatesTold } from '#server/generation/reference-tools.ts'
import { toolsFor } from '#server/generation/reply/tools.ts'
import { PRESETS } from '#shared/design.ts'

const { modules } = describeKit(readKit(inRoot('vendor', 'kit')), '')

describe('what an agent reads beside the design', () => {
  test.each(['card', 'ui/card', '@/components/ui/card', 'components/ui/card.tsx'])(
    'the source of a component, called %s',
    name => {
      expect(componentTold(modules, name)).toMatch(/^\/\/ @\/components\/ui\/card\.tsx\n/)
      expect(componentTold(modules, name)).toContain('data-slot="card"')
    },
  )

  test('a component that is not there says which is', () => {
    expect(componentTold(modules, 'date-picker')).toContain('Calendar inside Popover does it')
    expect(componentTold(modules, 'Card')).toContain('"@/components/ui/card"')
    expect(componentTold(modules, '../../secrets')).toContain('no ../../secrets')
  })

  test('templates that exist for this kind of design', () => {
    const card = { id: 'inbox', title: 'Inbox', sentence: 'Mail.', words: '', shape: 'app' as const }
    const cards = [
      { ...card, presets: ['shadcn-tailwind' as const] },
      { ...card, id: 'plain', presets: ['html-tailwind' as const] },
    ]
    expect(templatesTold(cards, PRESETS['shadcn-tailwind'])).toBe('inbox (app): Inbox. Mail.')
    expect(templatesTold(cards, PRESETS['html-inline'])).toContain('no templates')
  })

  test('a long template file by file', () => {
    const files = [
      { name: 'App.tsx', code: 'a'.repeat(20_000) },
      { name: 'content.ts', code: 'b'.repeat(20_000) },
    ]
    expect(filesTold(files)).toContain('App.tsx (20000 characters)')
    expect(filesTold(files, 'App.tsx')).toBe(files[0]?.code)
    expect(filesTold(files, 'x.ts')).toContain('it has App.tsx, content.ts')
    expect(filesTold([{ name: 'App.tsx', code: 'short' }])).toBe('## App.tsx\nshort')
  })

  test('in agent mode alone', () => {
    const names = (mode: 'best' | 'agent') => Object.keys(toolsFor(mode, false, () => ''))
    for (const tool of ['list_templates', 'read_template', 'read_component']) {
      expect(names('agent')).toContain(tool)
      expect(names('best')).not.toContain(tool)
    }
  })
})
