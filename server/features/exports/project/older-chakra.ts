import type { VirtualFiles } from '#shared/compile/virtual-files.ts'
import type { VendorProject } from '#shared/vendor.ts'
import type { TargetedLink } from './draft.ts'

const CHAKRA = '@chakra-ui/react'
/** Version 3 has them with the same properties but for those looked for by name. */
const ALIKE = new Set(['Button', 'IconButton', 'ChakraProvider', 'Card'])
const WORDS =
  /\b(?:leftIcon|rightIcon|icon)=|["'`](?:unstyled|filled|simple|link|(?:left|top)-accent|(?:soft|solid)-rounded)["'`]|["'`{]linear\(/

/**
 * Whether a design uses Chakra UI as its version 2 was. In doubt it does: what stands in for version 2 draws a design
 * for version 3 as well, and is only one more folder.
 */
export function usesOlderChakra(
  design: VirtualFiles,
  links: ReadonlyMap<string, readonly TargetedLink[]>,
  { chakra }: Pick<VendorProject, 'chakra'>,
): boolean {
  const using = [...links].flatMap(([path, all]) => {
    const bindings = all.filter(({ specifier, isType }) => specifier === CHAKRA && !isType)
    return bindings.length > 0
      ? [{ text: design.text(path) ?? '', bindings: bindings.flatMap(b => b.bindings) }]
      : []
  })
  if (using.length === 0) return false
  const same = new Set(
    [...(chakra.files['plain.tsx'] ?? '').matchAll(/^export const (\w+) = older\(chakra\.(\w+)\)/gm)].flatMap(
      ([, name = '', was]) => (name === was ? [name] : []),
    ),
  )
  const own = new Set(chakra.own.map(({ name }) => name))
  const groups = new Set(chakra.groups)
  const changed = propertiesIn(chakra.files['older-props.tsx'] ?? '')
  return using.some(({ text, bindings }) => {
    if (WORDS.test(text) || changed.test(text)) return true
    return bindings.some(({ name, local, isType }) => {
      if (isType) return false
      if (name === '*' || (own.has(name) && !same.has(name) && !ALIKE.has(name))) return true
      if (name === 'ChakraProvider') return !/<ChakraProvider\s[^>]{0,500}?\bvalue=/.test(text)
      return groups.has(name) && new RegExp(`<${local.replace(/\$/g, '\\$')}[\\s/>]`).test(text)
    })
  })
}

/** The properties of version 2, as its stand-in lists them. */
function propertiesIn(source: string): RegExp {
  const names = [...source.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
  const listed = names.filter(name => name !== 'variant' && name !== 'bgGradient')
  return new RegExp(`\\b(?:${listed.join('|')})(?:=|:)`)
}
