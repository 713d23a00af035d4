import { Fragment } from 'react'
import { type Action, shownParts } from '#client/actions/action.ts'
import { Badge } from '#client/ui/badge.tsx'
import { KeyCaps } from '#client/ui/key-caps.tsx'
import { MenuItem, MenuSeparator } from '#client/ui/menu.tsx'

/** The actions of a menu, with a separator between its parts. */
export function MenuActions({ parts }: { parts: readonly (readonly Action[])[] }) {
  return shownParts(parts).map((part, at) => (
    <Fragment key={part[0]?.id}>
      {at > 0 && <MenuSeparator />}
      {part.map(({ id, name, icon, keys, whyNot, isBusy, badge = 0, badgeAre, run }) => (
        <MenuItem
          key={id}
          icon={icon}
          disabled={isBusy}
          disabledBecause={whyNot ?? undefined}
          after={badge > 0 ? <Badge count={badge} are={badgeAre} /> : keys?.[0] && <KeyCaps keys={keys[0]} />}
          onSelect={run}
        >
          {name}
        </MenuItem>
      ))}
    </Fragment>
  ))
}
