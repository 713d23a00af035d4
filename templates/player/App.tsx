import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Bottom, pathOf } from './components/bottom'
import { Kept, Library } from './components/library'
import { Now } from './components/now'
import { keyed, usePlayer } from './components/use-player'
import { content } from './content'

export default function App() {
  const player = usePlayer()
  const browse = content.navigation.length > 1 ? pathOf(1) : '/'
  const screens = [
    null,
    <Screen key="library" title={content.library.title}>
      <Library player={player} />
    </Screen>,
    <Screen key="kept" title={content.keptList.title}>
      <Kept player={player} browse={browse} />
    </Screen>,
  ]
  return (
    <div className="min-h-svh bg-muted">
      <div className="mx-auto flex min-h-svh max-w-[430px] flex-col bg-background">
        <Routes>
          <Route
            path="/"
            element={
              <main>
                <header className="bg-stage px-6 pt-5 pb-2">
                  <p className="text-muted-foreground text-sm">{content.brand}</p>
                  <h1 className="break-words font-semibold text-xl tracking-tight">{content.title}</h1>
                  <p className="text-muted-foreground text-sm">{content.lead}</p>
                </header>
                <Now player={player} />
              </main>
            }
          />
          {keyed(content.navigation.slice(1)).map(({ entry, at, key }) => (
            <Route
              key={key}
              path={pathOf(at + 1)}
              element={
                screens[at + 1] ?? (
                  <Screen title={entry.label}>
                    <p className="px-6 text-muted-foreground">{content.nothing}</p>
                  </Screen>
                )
              }
            />
          ))}
        </Routes>
        <Bottom player={player} />
      </div>
    </div>
  )
}

function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="pb-6">
      <h1 className="break-words px-6 pt-8 pb-4 font-medium text-4xl tracking-tight">{title}</h1>
      {children}
    </main>
  )
}
