import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { type MentionedIn, useMentionable } from '#client/api/mentionable.ts'
import type { Mention } from '#shared/mentions.ts'
import { type MentionQuery, matching, mentionQuery, withMention } from './mention-query.ts'

/** One object, so that nothing is drawn anew while it stays closed. */
const CLOSED: Choosing = { query: null, at: 0, leftAt: null }

interface Choosing {
  query: MentionQuery | null
  /** The chosen row. */
  at: number
  /** Where the `@` stands whose list was closed. */
  leftAt: number | null
}

/** Where a prompt is written that can mention people. */
export interface MentioningBox {
  box: RefObject<HTMLTextAreaElement | null>
  of: MentionedIn
  read(): { text: string; mentions: readonly Mention[] }
  write(text: string, mentions: Mention[]): void
}

/** The list of people behind an `@` in a prompt box, whose focus stays in the box. */
export function useMentions({ box, of, read, write }: MentioningBox) {
  const listId = useId()
  const [{ query, at, leftAt }, setChoosing] = useState<Choosing>(CLOSED)
  const isAsked = query !== null && query.start !== leftAt
  const people = useMentionable(of, isAsked)
  const found = isAsked && people ? matching(people, query.query) : []
  const isOpen = found.length > 0
  const chosen = found[Math.min(at, found.length - 1)]

  const look = ({ currentTarget: { value, selectionStart, selectionEnd } }: BoxEvent) => {
    const next = selectionStart === selectionEnd ? mentionQuery(value, selectionStart) : null
    setChoosing(before =>
      next === null
        ? CLOSED
        : {
            query: next,
            at: next.query === before.query?.query ? before.at : 0,
            leftAt: next.start === before.leftAt ? before.leftAt : null,
          },
    )
  }
  const pick = (person: Mention) => {
    if (!query) return
    const { text, mentions } = read()
    const made = withMention(text, query, person)
    const others = mentions.filter(({ id }) => id !== person.id)
    // A place is selected in what the box shows.
    flushSync(() => {
      setChoosing(CLOSED)
      write(made.text, [...others, { id: person.id, name: person.name }])
    })
    box.current?.focus()
    box.current?.setSelectionRange(made.caret, made.caret)
  }
  /** True when the key was for the list. */
  const pressed = ({ key, nativeEvent }: KeyboardEvent): boolean => {
    if (!isOpen || !chosen || nativeEvent.isComposing) return false
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1
      const next = (found.indexOf(chosen) + step + found.length) % found.length
      setChoosing(before => ({ ...before, at: next }))
    } else if (key === 'Escape') setChoosing(before => ({ ...before, leftAt: query?.start ?? null }))
    else if (key === 'Enter' || key === 'Tab') pick(chosen)
    else return false
    return true
  }
  const optionId = ({ id }: Mention) => `${listId}-${id}`
  return {
    list: { id: listId, people: found, chosen, optionId, pick },
    look,
    leave: () => setChoosing(CLOSED),
    pressed,
    /** What the box says of the list while it is open. */
    box: isOpen
      ? ({
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': chosen && optionId(chosen),
        } as const)
      : {},
  }
}

type BoxEvent = SyntheticEvent<HTMLTextAreaElement>

export type Mentions = ReturnType<typeof useMentions>
