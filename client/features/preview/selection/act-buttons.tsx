import { useSetAtom } from 'jotai'
import {
  ArrowDown,
  ArrowUp,
  Copy,
  EyeOff,
  Layers,
  Palette,
  Plus,
  Scaling,
  SeparatorHorizontal,
  Trash2,
  Type,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { type ActKind, PRESSED } from './act-kinds.ts'
import type { Panel, SelectionTools } from './use-selection.ts'

const NOTHING = 'Select an element first'
const SEVERAL = 'Select one element alone for this'

interface ActButtonsProps {
  tools: SelectionTools
  /** Why an act cannot be done to what is selected. */
  whyNot: Partial<Record<ActKind, string>>
  onAsk(): void
}

/** What can be done to the selected element without a model. */
export function ActButtons({ tools, whyNot, onAsk }: ActButtonsProps) {
  const { selection, panel, setPanel, acts } = tools
  const openDialog = useSetAtom(openDialogAtom)
  const areSeveral = selection?.more !== undefined
  const button = (kind: ActKind, label: string, icon: ReactNode, more: { onClick(): void }) => {
    const reason = selection ? whyNot[kind] : NOTHING
    return (
      <IconButton
        label={label}
        tooltip={reason ? `${label}: ${reason}` : label}
        size="sm"
        disabled={reason !== undefined}
        {...more}
      >
        {icon}
      </IconButton>
    )
  }
  const toggles = (kind: Panel) => ({
    'aria-expanded': panel === kind,
    'data-state': panel === kind ? 'open' : undefined,
    onClick: () => setPanel(panel === kind ? null : kind),
  })
  const opens = (kind: Exclude<Panel, 'layers'>, label: string, icon: ReactNode) =>
    button(kind, label, icon, toggles(kind))
  const does = (kind: keyof typeof PRESSED, label: string, icon: ReactNode) =>
    button(kind, label, icon, { onClick: () => void acts.act(PRESSED[kind].act, PRESSED[kind].done) })
  return (
    <div
      role="toolbar"
      aria-label="Selection"
      className="flex flex-wrap items-center gap-0.5 max-sm:order-last max-sm:w-full"
    >
      <Button
        size="sm"
        className="mr-1"
        disabled={!selection || areSeveral}
        title={selection ? (areSeveral ? SEVERAL : undefined) : NOTHING}
        onClick={onAsk}
      >
        Ask
      </Button>
      {opens('text', 'Text', <Type className="size-4" />)}
      {opens('colour', 'Colour', <Palette className="size-4" />)}
      {opens('spacing', 'Spacing', <SeparatorHorizontal className="size-4" />)}
      {opens('size', 'Size', <Scaling className="size-4" />)}
      {does('up', 'Move up', <ArrowUp className="size-4" />)}
      {does('down', 'Move down', <ArrowDown className="size-4" />)}
      {does('hide', 'Hide', <EyeOff className="size-4" />)}
      {does('duplicate', 'Duplicate', <Copy className="size-4" />)}
      {does('delete', 'Delete', <Trash2 className="size-4" />)}
      <IconButton
        label="Insert"
        tooltip={insertHint(selection !== null, areSeveral)}
        size="sm"
        disabled={areSeveral}
        aria-haspopup="dialog"
        onClick={() => openDialog({ kind: 'insert' })}
      >
        <Plus className="size-4" />
      </IconButton>
      <IconButton label="Layers" size="sm" {...toggles('layers')}>
        <Layers className="size-4" />
      </IconButton>
    </div>
  )
}

function insertHint(isSelected: boolean, areSeveral: boolean): string {
  if (areSeveral) return `Insert: ${SEVERAL}`
  return isSelected ? 'Insert a part here' : 'Insert a part at the end of the page'
}
