import { useState } from 'react'
import { keyed } from '../shared/keyed'
import { Toggles } from '../shared/toggles'
import { STATES, type State } from './components/keyed'
import { Specimen } from './components/specimen'
import { content } from './content'

export default function App() {
  const { dialogs, states } = content
  const [shown, setShown] = useState<State>('rest')
  const [own, setOwn] = useState<Record<number, State>>({})
  const turn = (state: State) => {
    setShown(state)
    setOwn({})
  }
  return (
    <main className="min-h-svh bg-background px-4 py-8 sm:px-8 lg:py-12">
      <div className="mx-auto max-w-[84rem]">
        <header className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div className="min-w-0">
            <p className="text-muted-foreground text-sm">{content.brand}</p>
            <h1 className="mt-1 break-words font-bold text-3xl tracking-tight">{content.title}</h1>
            <p className="text-muted-foreground">{content.lead}</p>
          </div>
          <Toggles
            name={content.stateName}
            value={shown}
            options={STATES.map(each => [each, states[each]] as const)}
            className="max-w-full overflow-x-auto bg-card"
            itemClass="h-11 px-3 data-[state=on]:bg-primary data-[state=on]:text-primary-foreground sm:px-4"
            onValue={turn}
          />
        </header>
        {dialogs.length === 0 ? <p>{content.empty}</p> : null}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] items-start gap-x-8 gap-y-12">
          {keyed(dialogs).map(({ entry, at, key }) => (
            <Specimen
              key={key}
              spec={entry}
              state={own[at] ?? shown}
              onState={state => setOwn({ ...own, [at]: state })}
            />
          ))}
        </div>
      </div>
    </main>
  )
}
