import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { readToken } from '#shared/edits/theme/tokens.ts'
import { setColor, setStep, setText } from './act-kinds.ts'
import type { SelectionTools } from './use-selection.ts'

interface ActPanelProps {
  tools: SelectionTools
  /** What the element says now. */
  text: string
}

/** What an act is told before it is done: which text, which colour, more or less. */
export function ActPanel({ tools: { panel, setPanel, acts }, text }: ActPanelProps) {
  switch (panel) {
    case 'text':
      return (
        <TextPanel
          key={text}
          text={text}
          keep={async next => {
            if (next === text || (await acts.act(setText(next), 'Changed the text.'))) setPanel(null)
          }}
        />
      )
    case 'colour':
      return (
        <ColorPanel
          files={acts.files}
          choose={(of, color) => void acts.act(setColor(of, color), 'Changed the colour.')}
        />
      )
    case 'spacing':
    case 'size': {
      const act = panel === 'size' ? 'setSize' : 'setSpacing'
      return <StepPanel name={panel} step={to => void acts.act(setStep(act, to), `Changed the ${panel}.`)} />
    }
    default:
      return null
  }
}

function TextPanel({ text, keep }: { text: string; keep(text: string): Promise<void> }) {
  const [draft, setDraft] = useState(text)
  return (
    <form
      className="flex items-end gap-1.5"
      onSubmit={event => {
        event.preventDefault()
        void keep(draft)
      }}
    >
      <TextField
        label="New text"
        isLabelHidden
        className="min-w-0 flex-1"
        // It was opened to type in it.
        autoFocus
        value={draft}
        onChange={event => setDraft(event.target.value)}
        onFocus={event => event.target.select()}
      />
      <Button type="submit" look="primary" className="h-9" disabled={draft.trim() === ''}>
        Change
      </Button>
    </form>
  )
}

type Of = 'text' | 'background'

interface ColorPanelProps {
  files: readonly SourceFile[]
  choose(of: Of, color: string): void
}

function ColorPanel({ files, choose }: ColorPanelProps) {
  const [of, setOf] = useState<Of>('text')
  const [other, setOther] = useState('#2563eb')
  const theme = files.find(({ name }) => name === THEME_FILE)?.code ?? ''
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">Colour of the element</legend>
      {(['text', 'background'] as const).map(each => (
        <Button
          key={each}
          size="sm"
          look={of === each ? 'plain' : 'quiet'}
          aria-pressed={of === each}
          onClick={() => setOf(each)}
        >
          {each === 'text' ? 'Text colour' : 'Background'}
        </Button>
      ))}
      {themeColors(theme).map(({ name, value }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          onClick={() => choose(of, name)}
          style={{ background: value }}
          className="touch-target size-6 rounded-full border border-line-strong"
        />
      ))}
      <input
        type="color"
        aria-label="Other colour"
        value={other}
        onChange={event => setOther(event.target.value)}
        className="h-7 w-10 cursor-pointer rounded-sm border border-line bg-transparent"
      />
      <Button size="sm" onClick={() => choose(of, other)}>
        Use this colour
      </Button>
    </fieldset>
  )
}

function StepPanel({ name, step }: { name: 'size' | 'spacing'; step(to: 'less' | 'more'): void }) {
  return (
    <fieldset className="flex items-center gap-1.5">
      <legend className="sr-only">{name === 'size' ? 'Size' : 'Spacing'} of the element</legend>
      <Button size="sm" onClick={() => step('less')}>
        <Minus className="size-3.5" /> Less
      </Button>
      <Button size="sm" onClick={() => step('more')}>
        <Plus className="size-3.5" /> More
      </Button>
    </fieldset>
  )
}

/** The theme's colours by their names, as the light theme has them; none where there is no theme. */
function themeColors(css: string): { name: string; value: string }[] {
  return NAMES.flatMap(name => {
    const value = readToken(css, `--${name}`, 'light')
    return value && !value.startsWith('var(') ? [{ name, value }] : []
  })
}

const NAMES = 'primary secondary accent muted-foreground foreground background card destructive'.split(' ')
