import { EmptyState } from './components/empty-state'
import { FirstUse } from './components/first-use'
import { keyed } from './components/keyed'
import { content } from './content'

export default function App() {
  const { states, statesTitle, noStates } = content
  return (
    <main className="min-h-svh bg-muted px-4 py-8 sm:px-8 lg:py-14">
      <div className="mx-auto max-w-6xl">
        <FirstUse />
        <h2 className="mt-12 mb-5 font-semibold text-xl tracking-tight">{statesTitle}</h2>
        {states.length ? (
          <div className="grid gap-x-6 gap-y-8 md:grid-cols-2">
            {keyed(states).map(({ entry, key }) => (
              <EmptyState key={key} state={entry} />
            ))}
          </div>
        ) : (
          <p className="text-muted-foreground">{noStates}</p>
        )}
      </div>
    </main>
  )
}
