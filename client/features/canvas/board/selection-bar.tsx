import {
  AlignStartVertical,
  Check,
  ChevronDown,
  FileSymlink,
  Layers,
  MonitorSmartphone,
  Palette,
} from 'lucide-react'
import { type Action, isShown } from '#client/actions/action.ts'
import { MenuActions } from '#client/actions/menu-actions.tsx'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { changePlaces, colorShape } from '#client/room/canvas/layout-edits.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { readShape, shapesOf } from '#room-schema/canvas-layout.ts'
import { nodesOf } from '#room-schema/canvas-room.ts'
import { VIEWPORTS } from '#shared/design.ts'
import { Bar, BarButton, BarLine } from './board-bar.tsx'
import { useBoard, useSelected } from './board-context.ts'
import { GuardedButton } from './guarded-button.tsx'

interface SelectionBarProps {
  open: Action
  /** Of a copy: the way to what it was copied from. */
  original: Action[]
  duplicate: Action
  remove: Action
  arrow: Action
  frame: Action
  arrange: { align: Action[]; distribute: Action[]; stack: Action[] }
}

/** What can be done with what is selected. */
export function SelectionBar({
  open,
  original,
  duplicate,
  remove,
  arrow,
  frame,
  arrange,
}: SelectionBarProps) {
  const { canWrite, room } = useCanvas()
  const selected = useSelected()
  if (selected.size === 0) return null
  const designs = [...selected].filter(id => nodesOf(room.doc).has(id))
  const words = selected.size === 1 ? '1 selected' : `${selected.size} selected`
  return (
    <Bar label="Selection">
      <span className="px-2 text-xs whitespace-nowrap text-ink-soft tabular-nums max-md:hidden">{words}</span>
      {designs.length === 1 && <BarButton action={open} />}
      {original.some(isShown) && (
        <Menu trigger={<BarMenu label="Original" icon={<FileSymlink />} />}>
          <MenuActions parts={[original]} />
        </Menu>
      )}
      {canWrite && designs.length > 0 && <SizeMenu designs={designs} />}
      {canWrite && selected.size > 1 && (
        <Menu trigger={<BarMenu label="Align" icon={<AlignStartVertical />} />}>
          <MenuActions parts={[arrange.align, arrange.distribute]} />
        </Menu>
      )}
      {canWrite && (
        <Menu trigger={<BarMenu label="Order" icon={<Layers />} />}>
          <MenuActions parts={[arrange.stack]} />
        </Menu>
      )}
      {canWrite && <NoteColors ids={[...selected]} />}
      {canWrite && <BarLine />}
      {designs.length === 2 && <BarButton action={arrow} />}
      <BarButton action={frame} />
      <BarButton action={duplicate} />
      <GuardedButton action={remove} />
    </Bar>
  )
}

/** To one of the viewports; any other size by the handles. */
function SizeMenu({ designs }: { designs: readonly string[] }) {
  const { layout } = useCanvas()
  const board = useBoard()
  const isSized = ({ width, height }: { width: number; height: number }) =>
    [...board.rects(designs).values()].every(rect => rect.width === width && rect.height === height)
  return (
    <Menu trigger={<BarMenu label="Size" icon={<MonitorSmartphone />} />}>
      {VIEWPORTS.map(
        ({ name, size }) =>
          size && (
            <MenuItem
              key={name}
              icon={isSized(size) ? <Check /> : <span className="block size-4" />}
              onSelect={() => changePlaces(layout.doc, new Map(designs.map(id => [id, size])))}
              after={
                <span className="ml-auto pl-6 text-xs text-ink-faint tabular-nums">
                  {size.width} × {size.height}
                </span>
              }
            >
              {name}
            </MenuItem>
          ),
      )}
    </Menu>
  )
}

/** Of notes, where nothing else is selected. */
function NoteColors({ ids }: { ids: readonly string[] }) {
  const { layout } = useCanvas()
  const shapes = ids.map(id => readShape(shapesOf(layout.doc).get(id)))
  if (!shapes.every(shape => shape?.kind === 'note')) return null
  return (
    <Menu trigger={<BarMenu label="Colour" icon={<Palette />} />}>
      {NOTE_COLORS.map(color => (
        <MenuItem
          key={color}
          icon={<span className="board-note-swatch" data-color={color} />}
          onSelect={() => {
            for (const id of ids) colorShape(layout.doc, id, color)
          }}
        >
          {color.charAt(0).toUpperCase() + color.slice(1)}
        </MenuItem>
      ))}
    </Menu>
  )
}

const NOTE_COLORS = ['yellow', 'green', 'blue', 'pink']

const BarMenu = ({ label, icon, ...rest }: { label: string; icon: React.ReactNode }) => (
  <IconButton {...rest} label={label} className="w-11! gap-0.5 [&>svg]:size-4">
    {icon}
    <ChevronDown className="size-3! text-ink-faint" />
  </IconButton>
)
