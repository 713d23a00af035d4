import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Keyboard } from './components/keyboard'
import { LessonList } from './components/lesson-list'
import { LessonView } from './components/lesson-view'
import { content } from './content'

export default function App() {
  const { lessons, words } = content
  const first = Math.max(0, Math.min(content.doneAtFirst, lessons.length - 1))
  const [at, setAt] = useState(first)
  const [done, setDone] = useState(() => Array.from({ length: first }, (_, one) => one))
  const lesson = lessons[at]
  const toggle = () => {
    const isDone = done.includes(at)
    setDone(isDone ? done.filter(one => one !== at) : [...done, at])
    if (!isDone && at < lessons.length - 1) setAt(at + 1)
  }
  return (
    <div className="min-h-svh">
      <header className="mx-auto grid max-w-[100rem] gap-x-16 gap-y-3 px-5 py-8 sm:px-8 md:grid-cols-[1.4fr_1fr] md:items-end lg:px-12 lg:py-12">
        <div className="min-w-0">
          <p className="font-semibold">{content.brand}</p>
          <h1 className="mt-4 text-balance break-words font-display font-medium text-5xl leading-none tracking-tight lg:text-7xl">
            {content.title}
          </h1>
        </div>
        <p className="max-w-lg text-lg leading-snug">{content.lead}</p>
      </header>
      {lesson ? (
        <>
          <Keyboard at={at} done={done} onGo={setAt} />
          {done.length === lessons.length ? (
            <div role="status" className="bg-felt px-5 py-6 text-felt-foreground sm:px-8 lg:px-12">
              <div className="mx-auto flex max-w-[94rem] flex-wrap items-center justify-between gap-4">
                <div>
                  <p className="font-display text-3xl">{words.allDone}</p>
                  <p className="mt-1">{words.allDoneText}</p>
                </div>
                <Button
                  variant="outline"
                  className="h-12 text-foreground"
                  onClick={() => {
                    setDone([])
                    setAt(0)
                  }}
                >
                  {words.restart}
                </Button>
              </div>
            </div>
          ) : null}
          <div className="mx-auto grid max-w-[100rem] gap-x-16 gap-y-14 px-5 py-10 sm:px-8 md:grid-cols-[1.4fr_1fr] lg:px-12 lg:py-14">
            <main className="min-w-0">
              <LessonView
                key={at}
                lesson={lesson}
                at={at}
                isDone={done.includes(at)}
                onDone={toggle}
                onGo={setAt}
              />
            </main>
            <LessonList at={at} done={done} onGo={setAt} />
          </div>
        </>
      ) : (
        <main className="border-felt border-t-8 px-5 py-12 text-xl sm:px-8 lg:px-12">
          {content.noLessons}
        </main>
      )}
    </div>
  )
}
