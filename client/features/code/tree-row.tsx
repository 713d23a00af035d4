import { clsx } from 'clsx'
import { ChevronRight, Ellipsis, FileCode2, FileJson2, FileText, Palette, Pencil, Trash2 } from 'lucide-react'
import type { FileChange } from '#client/room/working-copy/changed-files.ts'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import type { PresenceUser } from '#room-schema/presence.ts'
import type { TreeNode } from './file-tree.ts'

interface RowProps {
  row: TreeNode & { level: number }
  /** Undefined for a file. */
  isOpen: boolean | undefined
  isChosen: boolean
  isWritten: boolean
  isEntry: boolean
  /** The newest change of the design is in it. */
  isLanded: boolean
  change: FileChange | undefined
  people: readonly PresenceUser[]
  onAct(): void
  /** Null where files cannot be changed. */
  edit: { rename(): void; remove(): void } | null
}

export function TreeRow({
  row,
  isOpen,
  isChosen,
  isWritten,
  isEntry,
  isLanded,
  change,
  people,
  onAct,
  edit,
}: RowProps) {
  const Icon = iconOf(row.name)
  return (
    // The tree hears the keys of all its rows.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      role="treeitem"
      aria-level={row.level}
      aria-expanded={isOpen}
      aria-selected={row.children ? undefined : isChosen}
      tabIndex={isEntry ? 0 : -1}
      data-path={row.path}
      onClick={onAct}
      style={{ paddingLeft: `${10 + (row.level - 1) * 14}px` }}
      className={clsx(
        'group/row mx-1.5 flex h-7 items-center gap-1.5 rounded-sm pr-1 text-sm focus-visible:-outline-offset-2 pointer-coarse:h-11',
        isChosen ? 'bg-pressed text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
      )}
    >
      {row.children ? (
        <ChevronRight
          aria-hidden="true"
          className={clsx(
            'size-3.5 shrink-0 text-ink-faint transition-transform duration-100',
            isOpen && 'rotate-90',
          )}
        />
      ) : (
        <Icon aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
      )}
      <span className="truncate">{row.name}</span>
      <span className="ml-auto flex shrink-0 items-center gap-1.5 pl-2">
        {people.map(({ id, name, color }) => (
          <span
            key={id}
            role="img"
            aria-label={`${name} is here`}
            title={name}
            style={{ backgroundColor: color }}
            className="grid size-4 place-items-center rounded-full text-[9px]/none font-semibold text-white"
          >
            {name.slice(0, 1).toUpperCase()}
          </span>
        ))}
        {isWritten ? (
          <span
            role="img"
            aria-label="being written"
            className="mx-1 size-1.5 animate-breathe rounded-full bg-accent"
          />
        ) : (
          <>
            {isLanded && (
              <span
                role="img"
                aria-label="changed just now"
                title="Changed just now"
                className="mx-1 size-1.5 rounded-full bg-accent"
              />
            )}
            {change && <ChangeMark change={change} />}
          </>
        )}
        {edit && <RowMenu name={row.name} {...edit} />}
      </span>
    </div>
  )
}

const MARKS: Record<FileChange, { letter: string; look: string }> = {
  new: { letter: 'N', look: 'text-added' },
  changed: { letter: 'C', look: 'text-amber' },
  deleted: { letter: 'D', look: 'text-removed' },
}

function ChangeMark({ change }: { change: FileChange }) {
  const { letter, look } = MARKS[change]
  return (
    <span
      role="img"
      aria-label={`${change}, not saved as a version`}
      title={`${change}, not saved as a version`}
      className={clsx('w-3.5 text-center font-mono text-2xs font-semibold', look)}
    >
      {letter}
    </span>
  )
}

/** By mouse and touch; the keyboard has F2 and Delete. */
function RowMenu({ name, rename, remove }: { name: string; rename(): void; remove(): void }) {
  return (
    // biome-ignore lint/a11y: what is clicked in here is not the row.
    <span onClick={event => event.stopPropagation()} className="contents">
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Actions for ${name}`}
            className="grid size-5 place-items-center rounded-xs text-ink-faint opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 hover:bg-hover hover:text-ink data-[state=open]:bg-pressed data-[state=open]:opacity-100 pointer-coarse:size-9 pointer-coarse:opacity-100"
          >
            <Ellipsis aria-hidden="true" className="size-3.5" />
          </button>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={rename}>
          Rename <Key>F2</Key>
        </MenuItem>
        <MenuItem icon={<Trash2 />} isDangerous onSelect={remove}>
          Delete <Key>Del</Key>
        </MenuItem>
      </Menu>
    </span>
  )
}

const Key = ({ children }: { children: string }) => (
  <kbd className="ml-auto font-sans text-xs text-ink-faint pointer-coarse:hidden">{children}</kbd>
)

function iconOf(name: string) {
  if (name.endsWith('.css')) return Palette
  if (name.endsWith('.json')) return FileJson2
  return /\.[jt]sx?$/.test(name) ? FileCode2 : FileText
}
