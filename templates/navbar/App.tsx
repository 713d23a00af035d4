import { useId, useState } from 'react'
import { Switch } from '@/components/ui/switch'
import { type BarState, keyed } from './components/keyed'
import { Window } from './components/window'
import { content } from './content'

const SWITCHES: { state: keyof BarState; label: string }[] = [
  { state: 'isSignedIn', label: content.switches.signedIn },
  { state: 'isNotice', label: content.switches.notice },
  { state: 'isLeaf', label: content.switches.dark },
]

export default function App() {
  const id = useId()
  const [state, setState] = useState<BarState>({ isSignedIn: false, isNotice: false, isLeaf: true })
  return (
    <main className="min-h-svh px-4 py-8 sm:px-8 lg:py-12">
      <div className="mx-auto max-w-7xl">
        <header className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          <div className="min-w-0">
            <h1 className="font-bold text-2xl tracking-tight">{content.title}</h1>
            <p className="text-muted-foreground">{content.lead}</p>
          </div>
          <fieldset className="flex flex-wrap gap-x-7 gap-y-1">
            <legend className="sr-only">{content.switches.name}</legend>
            {SWITCHES.map(each => (
              <label
                key={each.state}
                htmlFor={id + each.state}
                className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm"
              >
                <Switch
                  id={id + each.state}
                  checked={state[each.state]}
                  onCheckedChange={isOn => setState({ ...state, [each.state]: isOn })}
                />
                {each.label}
              </label>
            ))}
          </fieldset>
        </header>
        <div className="flex flex-wrap gap-x-8 gap-y-10">
          {keyed(content.widths).map(({ entry, key }) => (
            <Window
              key={key}
              name={entry.name}
              width={entry.width}
              opens={entry.opens}
              state={state}
              onSign={isSignedIn => setState({ ...state, isSignedIn })}
            />
          ))}
        </div>
      </div>
    </main>
  )
}
