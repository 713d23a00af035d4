import { Fragment } from 'react'
import { type Action, shownParts } from '#client/actions/action.ts'
import { KeyCaps } from '#client/ui/key-caps.tsx'
import { MenuItem, MenuSeparator } from '#client/ui/menu.tsx'

/** The actions of a menu, with a separator between its parts. */
export function MenuActions({ parts }: { parts: readonly (readonly Action[])[] }) {
  return shownParts(parts).map((part, at) => (
    <Fragment key={part[0]?.id}>
      {at > 0 && <MenuSeparator />}
      {part.map(({ id, name, icon, keys, whyNot, isBusy, run }) => (
        <MenuItem
          key={id}
          icon={icon}
          disabled={isBusy}
          disabledBecause={whyNot ?? undefined}
          after={keys?.[0] && <KeyCaps keys={keys[0]} />}
          onSelect={run}
        >
          {name}
        </MenuItem>
      ))}
    </Fragment>
  ))
}
