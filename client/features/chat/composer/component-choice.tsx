import { Component, X } from 'lucide-react'
import { useArtifact } from '#client/api/artifacts.ts'
import { useStored } from '#client/lib/stored.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { composerOf } from '#client/state/composer.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Menu, MenuCheck, MenuItem, MenuLabel, MenuSeparator } from '#client/ui/menu.tsx'
import { componentsOf } from '#shared/components.ts'

/** The components of the design, and those the next message is limited to. */
function useComponents() {
  const [composer, setComposer] = useStored(composerOf(usePatternId()))
  const { activeArtifactId } = useMeta()
  const all = componentsOf(useArtifact(activeArtifactId).data?.sourceFiles ?? [])
  const chosen = all.filter(({ file }) => composer.components.includes(file))
  const choose = (components: string[]) => setComposer({ ...composer, components })
  return { all, chosen, choose }
}

/** Limits the next message to single components; each such edit is a minor version. */
export function ComponentChoice() {
  const { all, chosen, choose } = useComponents()
  if (all.length === 0) return null
  const files = chosen.map(({ file }) => file)
  return (
    <Menu
      className="max-h-80 w-64 overflow-y-auto"
      trigger={
        <IconButton label="Components" tooltip="Change only some components">
          <Component className="size-4" />
        </IconButton>
      }
    >
      <MenuLabel>The next message changes only</MenuLabel>
      {all.map(({ file, label }) => (
        <MenuCheck
          key={file}
          isOn={files.includes(file)}
          onChange={isOn => choose(isOn ? [...files, file] : files.filter(other => other !== file))}
        >
          {label}
        </MenuCheck>
      ))}
      <MenuSeparator />
      <MenuItem disabled={files.length === 0} onSelect={() => choose([])}>
        The whole design
      </MenuItem>
    </Menu>
  )
}

/** What the next message is limited to, above its words. */
export function ComponentChips() {
  const { chosen, choose } = useComponents()
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Only these components" className="flex flex-wrap gap-1.5 px-3 pt-3">
      {chosen.map(({ file, label }) => (
        <li
          key={file}
          title={file}
          className="flex max-w-full items-center gap-1 rounded-md border border-line bg-raised py-0.5 pr-0.5 pl-2 text-sm"
        >
          <Component aria-hidden="true" className="size-3.5 shrink-0 text-ink-soft" />
          <span className="truncate">{label}</span>
          <IconButton
            label={`Do not limit it to ${label}`}
            tooltip="Remove"
            size="sm"
            onClick={() => choose(chosen.map(other => other.file).filter(other => other !== file))}
          >
            <X className="size-3.5" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
