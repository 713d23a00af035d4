import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { FrameSet } from '#client/frames/frame-set.ts'
import { useFrameSet, useHeardIn } from '#client/frames/use-heard.ts'
import { type ArtifactVersion, versionLabel } from '#shared/artifacts.ts'
import { sliderStep } from './slider-step.ts'
import { VersionFrame } from './version-frame.tsx'

interface CompareStageProps {
  left: ArtifactVersion
  right: ArtifactVersion
}

/** Two versions on top of each other, as wide as the stage both; the slider says how much of each is seen. */
export function CompareStage({ left, right }: CompareStageProps) {
  const [at, setAt] = useState(50)
  const [isDragging, setDragging] = useState(false)
  const frames = useFrameSet()
  useScrollTogether(frames)
  return (
    <>
      <div className="absolute inset-0">
        <VersionFrame key={left.id} version={left} frames={frames} />
      </div>
      <div className="absolute inset-0" style={{ clipPath: `inset(0 0 0 ${at}%)` }}>
        <VersionFrame key={right.id} version={right} frames={frames} />
      </div>
      <Name side="left" label={versionLabel(left.version)} />
      <Name side="right" label={versionLabel(right.version)} />
      {/* Frames would swallow the pointer as soon as it is over them. */}
      {isDragging && <div className="absolute inset-0 z-10 cursor-col-resize" />}
      <Divider
        names={[versionLabel(left.version), versionLabel(right.version)]}
        {...{ at, setAt, isDragging, setDragging }}
      />
    </>
  )
}

/** What is scrolled in one is scrolled in the other, as long as both show the same page. */
function useScrollTogether(frames: FrameSet): void {
  useHeardIn(frames, (key, message) => {
    if (message.type !== 'VIEW_CHANGED' || message.isTold) return
    const { left, top } = message.view
    const { path } = frames.of(key).state()
    for (const other of frames.present())
      if (other.key !== key && other.state().path === path) other.say({ type: 'SCROLL_TO', left, top })
  })
}

function Name({ side, label }: { side: 'left' | 'right'; label: string }) {
  return (
    <span
      className={`pointer-events-none absolute bottom-3 z-10 rounded-full border border-line bg-raised px-2.5 py-0.5 text-xs font-semibold shadow-1 ${side === 'left' ? 'left-3' : 'right-3'}`}
    >
      {label}
    </span>
  )
}

interface DividerProps {
  names: [left: string, right: string]
  at: number
  setAt(at: number): void
  isDragging: boolean
  setDragging(isDragging: boolean): void
}

function Divider({ names: [left, right], at, setAt, isDragging, setDragging }: DividerProps) {
  const handle = useRef<HTMLDivElement>(null)
  const pressed = (event: KeyboardEvent) => {
    const next = sliderStep(at, event.key)
    if (next === null) return
    event.preventDefault()
    setAt(next)
  }
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus()
    setDragging(true)
  }
  const drag = (event: PointerEvent) => {
    const stage = handle.current?.parentElement?.getBoundingClientRect()
    if (isDragging && stage)
      setAt(Math.min(100, Math.max(0, ((event.clientX - stage.left) / stage.width) * 100)))
  }
  return (
    <div
      ref={handle}
      role="slider"
      aria-label="Compare position"
      aria-orientation="horizontal"
      aria-valuenow={Math.round(at)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${Math.round(at)} % ${left}, ${100 - Math.round(at)} % ${right}`}
      tabIndex={0}
      onKeyDown={pressed}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
      style={{ left: `${at}%` }}
      className="group absolute inset-y-0 z-20 w-11 -translate-x-1/2 cursor-col-resize touch-none outline-none"
    >
      <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-accent shadow-2" />
      <span className="absolute top-1/2 left-1/2 grid size-9 -translate-1/2 place-items-center rounded-full border-2 border-accent bg-raised text-xs font-semibold text-accent-ink shadow-3 group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-accent">
        ⇆
      </span>
    </div>
  )
}
