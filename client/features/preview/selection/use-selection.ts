import { useQueryClient } from '@tanstack/react-query'
import { getDefaultStore, useAtom } from 'jotai'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useEscape } from '#client/actions/escape.ts'
import { fetchArtifact } from '#client/api/artifacts.ts'
import { useMe } from '#client/api/users.ts'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import type { FrameSet } from '#client/frames/frame-set.ts'
import { useHeardIn } from '#client/frames/use-heard.ts'
import { focusComposer } from '#client/lib/composer-focus.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { promptDraftOf } from '#client/state/drafts.ts'
import { editModeAtom, type Selection, selectionAtom } from '#client/state/selection.ts'
import { toast } from '#client/ui/toast.ts'
import { colorOf } from '#room-schema/presence.ts'
import { type EditMode, type FrameMessage, SELECTED_MAX } from '#shared/frame-messages.ts'
import { selectionFrom } from './selection-from.ts'
import { chosenOf, isSameAnchor, isSameOne, toggled } from './several.ts'
import { type Acts, useActs } from './use-acts.ts'
import { useKeepSelection, useTellOthers } from './use-keep-selection.ts'
import { locOf, useKeysInFrame, useTellFrame } from './use-tell-frame.ts'
import { useTextInPlace } from './use-text-in-place.ts'

interface Options {
  canWrite: boolean
  /** Why nothing can be selected; null when something can. */
  whyNot: string | null
  shown: { key: string; artifactId: string } | null
  /** Whether a frame shows the working copy. */
  isLive(key: string): boolean
  frames: FrameSet
  /** The one that is shown. */
  frame: DesignFrame | null
  activeArtifactId: string | null
}

export interface SelectionTools {
  mode: EditMode
  setMode(mode: EditMode): void
  /** Why the mode cannot be turned on; null when it can, and while it is on, so that it can be left. */
  whyNot: string | null
  /** The button of the toolbar. */
  button: RefObject<HTMLButtonElement | null>
  /** As if the button was pressed: keys go on in the design, and come back to it. */
  begin(): void
  selection: Selection | null
  /** Where the arrow keys are in the design; empty as long as they are not used. */
  pointed: string
  /** Selects one of the elements around the selection. */
  selectParent(loc: string): void
  /** Selects an element that was found in the code. */
  choose(selection: Selection): void
  /** Selects it besides the others, or not any more. */
  toggle(selection: Selection): void
  /** What is the same for everything that is selected now; null as long as there is no design. */
  newSelection: (Pick<Selection, 'patternId' | 'artifactId' | 'isUnsaved'> & { color: string }) | null
  /** What is open at the bar. */
  panel: Panel | null
  setPanel(panel: Panel | null): void
  acts: Acts
}

export type Panel = 'text' | 'colour' | 'spacing' | 'size' | 'layers'

/** Selecting elements of the shown frame: what is selected survives a new version of the design. */
export function useSelection({
  canWrite,
  whyNot,
  shown,
  isLive,
  frames,
  frame,
  activeArtifactId,
}: Options): SelectionTools {
  const patternId = usePatternId()
  const client = useQueryClient()
  const me = useMe()
  const [mode, setModeAtom] = useAtom(editModeAtom)
  const [kept, setKept] = useAtom(selectionAtom)
  const selection = kept?.patternId === patternId ? kept : null
  const color = colorOf(me?.id ?? '')
  const setMode = useCallback(
    (next: EditMode) => setModeAtom(canWrite ? next : 'off'),
    [canWrite, setModeAtom],
  )

  const button = useRef<HTMLButtonElement>(null)
  const [pointed, setPointed] = useState('')
  useKeysInFrame(mode, frame)
  useKeepSelection(selection, activeArtifactId, setKept)
  useTellOthers(selection)
  const [panel, setPanel] = useState<Panel | null>(null)
  const openPanel = useRef(panel)
  openPanel.current = panel
  const isActedOn = useRef(false)
  const acts = useActs(selection, () => {
    isActedOn.current = true
  })
  const showMore = useTellFrame({
    ...{ frame, mode: canWrite ? mode : 'off', color, selection },
    files: acts.files,
  })
  const leave = () => {
    if (panel) setPanel(null)
    else if (selection?.more) setKept(null)
    else setModeAtom('off')
  }
  useEscape('selection', mode === 'off' ? null : leave)
  const inPlace = useTextInPlace({ acts, frame, openField: () => setPanel('text') })
  const selecting = useRef(Promise.resolve())
  // What is open at the bar goes with it.
  useEffect(() => {
    if (mode === 'off') setPanel(null)
  }, [mode])
  // The selection and the mode belong to this room.
  useEffect(() => () => setModeAtom('off'), [setModeAtom])

  /** As it is now, which the last rendering may not know. */
  const selectedNow = (): Selection | null => {
    const now = getDefaultStore().get(selectionAtom)
    return now?.patternId === patternId ? now : null
  }
  const select = async (message: Extract<FrameMessage, { target: unknown }>) => {
    const artifactId = shown?.artifactId
    if (!artifactId) return
    const artifact = await fetchArtifact(client, artifactId)
    const files = isLive(shown.key) && acts.files.length > 0 ? acts.files : artifact.sourceFiles
    const made = await selectionFrom(message.target, files, color)
    if (!made) return void toast('This element has no place in the code. Select one around it.')
    const as = 'as' in message ? message.as : undefined
    // A frame that was told the selection repeats it: nothing new was chosen.
    const known = selectedNow()
    const isKnown = known?.index === made.index && isSameAnchor(known.reference, made.reference)
    const { file } = made.reference.anchor
    const saved = artifact.sourceFiles.find(({ name }) => name === file)?.code
    const one = { ...made, patternId, artifactId, isUnsaved: saved !== made.code }
    if (as === 'more') return toggle(one)
    setKept(kept => (as === 'told' && kept?.more ? { ...one, more: kept.more } : one))
    if (isKnown) return
    // What came of the text that this click has left stays to be read.
    if (!inPlace.hasTyped()) acts.hush()
    if (message.type === 'SELECT_EXTRACT_TARGET') {
      const draft = promptDraftOf(patternId)
      if (draft.read().trim() === '') draft.write(EXTRACT_PROMPT)
      setModeAtom('off')
    }
    if (openPanel.current === null) focusComposer()
  }
  const toggle = (one: Selection) => {
    const before = selectedNow()
    const all = before ? chosenOf(before) : []
    if (all.length >= SELECTED_MAX && !all.some(each => isSameOne(each, one)))
      return void toast(`At most ${SELECTED_MAX} elements are selected at once.`)
    acts.hush()
    if (panel === 'text') setPanel(null)
    const next = toggled(before, one)
    setKept(next)
    // Another one stands first where the first was given up.
    if (!before || !isSameOne(before, next)) showSelected(next)
  }
  const editText = async () => {
    // The first click may not be known yet.
    await selecting.current
    if (openPanel.current === 'text') setPanel(null)
    await inPlace.begin()
  }
  const showSelected = ({ reference, index }: Selection) => {
    frame?.say({ type: 'SELECT_LOC', loc: locOf(reference), index })
  }

  useHeardIn(frames, (key, message) => {
    // A design could send all this by itself: it counts only while selecting is on, and only changes what is selected.
    if (message.type === 'TEXT_TYPED') return inPlace.typed(frames.of(key), message)
    if (key !== shown?.key || mode === 'off') return
    switch (message.type) {
      case 'SELECT_PROTOTYPE_TARGET':
      case 'SELECT_EXTRACT_TARGET':
        // One after the other: each is added to what the one before has left.
        selecting.current = selecting.current.then(() => select(message)).catch(() => undefined)
        return
      case 'SHOW_POPUP':
        // The mouse sees what it points at.
        if (frame?.hasFocus()) setPointed(`${message.target.tag} ${message.target.label}`)
        return
      case 'HIDE_POPUP':
        return setPointed('')
      case 'PROTOTYPE_TARGET_CLICKED':
        // The second click on one element, as of a double click: its text is what is meant.
        if (mode === 'select') return void editText()
        setModeAtom('off')
        return focusComposer()
      case 'LIVE_PAINTED':
        if (isActedOn.current && selection) showSelected(selection)
        if (selection?.more) showMore(selection.more)
        isActedOn.current = false
        return
      case 'SELECTION_CLEARED':
        return setKept(null)
      case 'EDIT_MODE_DISABLED':
      case 'DISABLE_EXTRACT_MODE':
        return setModeAtom('off')
    }
  })

  return {
    mode: canWrite ? mode : 'off',
    setMode,
    whyNot: mode === 'off' ? whyNot : null,
    button,
    begin: () => {
      button.current?.focus()
      setMode('select')
    },
    selection,
    pointed: mode === 'off' ? '' : inPlace.isTyping ? TYPING : pointed,
    selectParent(loc) {
      frame?.say({ type: 'SELECT_LOC', loc, index: 0 })
    },
    toggle,
    choose(next) {
      setKept(next)
      showSelected(next)
    },
    newSelection: activeArtifactId
      ? { patternId, artifactId: activeArtifactId, isUnsaved: acts.save !== null, color }
      : null,
    panel,
    setPanel,
    acts,
  }
}

const TYPING = 'Type the new text. Enter keeps it, Escape leaves it as it was.'

const EXTRACT_PROMPT =
  'Make the selected element a component of its own, in its own file, and use it wherever the same thing is repeated.'
