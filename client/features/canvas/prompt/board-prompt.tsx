import { ArrowUp, Sparkles } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { MentionList } from '#client/actions/mentions/mention-list.tsx'
import { useMentions } from '#client/actions/mentions/use-mentions.ts'
import { ModelSelect } from '#client/actions/model-select.tsx'
import { PresetSelect } from '#client/actions/preset-select.tsx'
import { useNextPreset } from '#client/actions/use-home-preset.ts'
import { useTemplatesAnswer } from '#client/api/models.ts'
import { useStored } from '#client/lib/stored.ts'
import { usePeopleOnBoard } from '#client/room/canvas/canvas-hooks.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { publishCanvasPresence } from '#client/room/presence/publish-presence.ts'
import { boardDraft, boardMentions } from '#client/state/drafts.ts'
import { homeChoices } from '#client/state/home-choices.ts'
import { Button } from '#client/ui/button.tsx'
import { GrowingTextarea } from '#client/ui/growing-textarea.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { nodesOf } from '#room-schema/canvas-room.ts'
import { DIRECTIONS } from '#shared/canvas.ts'
import { MENTIONS_MAX, stillMentioned } from '#shared/mentions.ts'
import { useSelected } from '../board/board-context.ts'
import { useExplore } from '../variations/use-explore.ts'
import { billWords } from './bill.ts'
import { useBoardPrompt } from './use-board-prompt.ts'

/** The box at the bottom of the board: a new design, or a change of what is selected. */
export function BoardPrompt({ onMade }: { onMade(nodeId: string): void }) {
  const { id, room } = useCanvas()
  const selected = useSelected()
  const [text, setText] = useStored(boardDraft(id))
  const [choices, choose] = useStored(homeChoices)
  const { mode, modelId } = choices
  const { explore, isExploring } = useExplore(ids => ids[0] && onMade(ids[0]))
  const isByTemplates = useTemplatesAnswer(mode, modelId)
  const preset = useNextPreset()
  const { send, isSending, creditsFor } = useBoardPrompt({ preset: preset.chosen, onMade })
  const nodeIds = [...selected].filter(nodeId => nodesOf(room.doc).has(nodeId))
  const isEmpty = text.trim() === ''
  const canExplore = nodeIds.length === 1 || (nodeIds.length === 0 && !isEmpty)
  const box = useRef<HTMLTextAreaElement>(null)
  const [mentioned, setMentioned] = useStored(boardMentions(id))
  const mentions = useMentions({
    box,
    of: { kind: 'canvas', id },
    read: () => ({ text: boardDraft(id).read(), mentions: boardMentions(id).read() }),
    write: (next, people) => {
      setMentioned(people)
      setText(next)
    },
  })
  const submit = async () => {
    if (isEmpty || isSending) return
    if (!(await send(text, nodeIds, stillMentioned(text, mentioned).slice(-MENTIONS_MAX)))) return
    setText('')
    setMentioned([])
  }
  const goExploring = async (count: number) => {
    if (await explore({ nodeId: nodeIds[0] ?? null, prompt: text, count, preset: preset.chosen })) setText('')
  }
  const pressed = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (mentions.pressed(event)) return event.preventDefault()
    if (event.key === 'Escape') (event.target as HTMLElement).blur()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  const typists = usePeopleOnBoard().filter(person => person.isTyping && person.editing === null)
  const tell = (isTyping: boolean) => publishCanvasPresence(room.awareness, { isTyping })
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
      onBlur={event => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        tell(false)
      }}
      className="nopan nodrag nowheel relative w-full max-w-xl rounded-xl border border-line-strong bg-raised shadow-3 transition-colors focus-within:border-accent"
    >
      <MentionList {...mentions.list} />
      {typists.length > 0 && (
        <p role="status" className="px-4 pt-2 text-xs text-ink-faint">
          {typists.length === 1
            ? `${typists[0]?.user.name} is typing`
            : `${typists.length} people are typing`}
        </p>
      )}
      <GrowingTextarea
        ref={box}
        aria-label="Describe your design"
        aria-describedby="board-bill"
        placeholder={placeholder(nodeIds.length)}
        value={text}
        rows={1}
        onChange={event => {
          setText(event.currentTarget.value)
          mentions.look(event)
          tell(event.currentTarget.value !== '')
        }}
        onSelect={mentions.look}
        onBlur={mentions.leave}
        {...mentions.box}
        onKeyDown={pressed}
        className="max-h-40 min-h-8 px-4 pt-3 pb-1 text-base"
      />
      <p id="board-bill" className="truncate px-4 text-xs text-ink-faint">
        {billWords({
          ...{ designs: nodeIds.length, credits: creditsFor(text, nodeIds.length) },
          isByTemplates,
        })}
      </p>
      {/* Always as high as it is: a button that moves as it is pressed is never pressed. */}
      <div className="flex h-11 items-center gap-1 pr-2 pb-1.5 pl-4">
        {nodeIds.length === 0 && <PresetSelect preset={preset} className="-ml-2.5 max-w-48" />}
        <span className="ml-auto flex min-w-0 items-center gap-1">
          <ModelSelect mode={mode} picked={modelId} onPick={next => choose({ ...choices, modelId: next })} />
          <Menu
            align="end"
            trigger={
              <Button look="quiet" isBusy={isExploring} disabled={!canExplore} title={WHY_EXPLORE}>
                {!isExploring && <Sparkles className="size-3.5" />}
                Explore
              </Button>
            }
          >
            {COUNTS.map(count => (
              <MenuItem
                key={count}
                onSelect={() => void goExploring(count)}
                after={<Cost credits={creditsFor(text, count)} />}
              >
                {count} directions
              </MenuItem>
            ))}
          </Menu>
          <IconButton
            label={nodeIds.length === 0 ? 'Create' : 'Change'}
            type="submit"
            disabled={isEmpty || isSending}
            className="bg-accent! text-on-accent!"
          >
            <ArrowUp className="size-4" />
          </IconButton>
        </span>
      </div>
    </form>
  )
}

function placeholder(designs: number): string {
  if (designs === 0) return 'Describe a new design…'
  return designs === 1 ? 'Change the selected design…' : `Change ${designs} designs…`
}

const WHY_EXPLORE = 'Two to six directions of the selected design, or of your words'
const COUNTS = Array.from({ length: DIRECTIONS.max - DIRECTIONS.min + 1 }, (_, at) => DIRECTIONS.min + at)

const Cost = ({ credits }: { credits: number }) =>
  credits > 0 && (
    <span className="ml-auto pl-6 text-xs text-ink-faint tabular-nums">
      {credits === 1 ? '1 credit' : `${credits} credits`}
    </span>
  )
