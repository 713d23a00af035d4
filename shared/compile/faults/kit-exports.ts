import type { VendorManifest } from '#shared/vendor.ts'

/** The modules of the kit that have this name. */
export const kitPathsOf = ({ specifiers }: VendorManifest, name: string): string[] =>
  Object.keys(specifiers).filter(
    specifier =>
      specifier.startsWith('@/components/ui/') && (specifiers[specifier]?.exports ?? []).includes(name),
  )
