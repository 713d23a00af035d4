import { describe, expect, test } from 'vitest'
import { lowerTemplate } from '#scripts/lower-template/lower-template.ts'
import { filesOfTemplate, templateCards, templateIn } from '#scripts/place-templates.ts'

const plain = templateCards().filter(({ presets }) => presets.includes('html-tailwind'))

describe('[24.5] a template for plain HTML with Tailwind', () => {
  test.each(plain.map(({ id }) => id))(
    '%s: nothing of the kit or its libraries is imported, content and theme are the same',
    id => {
      const made = templateIn(id, 'html-tailwind')
      if ('reason' in made) throw new Error(made.reason)
      for (const { name, code } of made.files)
        expect(code, name).not.toMatch(/from ['"](?:@\/|radix-ui|vaul|sonner|@chakra-ui)/)
      for (const name of ['content.ts', 'theme.css'])
        expect(made.files.find(file => file.name === name)).toEqual(
          filesOfTemplate(id).find(file => file.name === name),
        )
    },
  )

  test('a part that is no plain element: not there, and says which', () => {
    const code = `import { Dialog } from '@/components/ui/dialog'`
    expect(lowerTemplate([{ name: 'App.tsx', code }], 'html-tailwind')).toEqual({
      reason: 'no plain element for: dialog',
    })
  })

  test('every template is there in the preset it is written for', () => {
    for (const { id, presets } of templateCards()) expect(presets, id).toContain('shadcn-tailwind')
  })
})
