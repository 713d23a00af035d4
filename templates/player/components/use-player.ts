import { useEffect, useState } from 'react'
import { content } from '../content'

export type Track = (typeof content.tracks)[number]

/** A recording without a length is taken for four minutes. */
export function secondsOf(track: Track | undefined): number {
  const parts = (track?.time ?? '').split(':').map(Number)
  const sum = parts.reduce((total, part) => total * 60 + part, 0)
  return Number.isFinite(sum) && sum > 0 ? sum : 240
}

export function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export function usePlayer() {
  const { tracks, speeds } = content
  const [at, setAt] = useState(0)
  const [position, setPosition] = useState(() => secondsOf(tracks[0]) * 0.37)
  const [isPlaying, setPlaying] = useState(false)
  const [speedAt, setSpeedAt] = useState(0)
  const [sleep, setSleep] = useState<number | null>(null)
  const [kept, setKept] = useState<number[]>([])
  const count = Math.max(tracks.length, 1)
  const speed = speeds[speedAt]?.value ?? 1
  const length = secondsOf(tracks[at])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      setPosition(before => before + speed)
      setSleep(left => (left === null ? null : left - 1))
    }, 1000)
    return () => clearInterval(timer)
  }, [isPlaying, speed])

  useEffect(() => {
    if (position < length) return
    setAt(before => (before + 1) % count)
    setPosition(0)
  }, [position, length, count])

  useEffect(() => {
    if (sleep === null || sleep > 0) return
    setPlaying(false)
    setSleep(null)
  }, [sleep])

  const choose = (next: number) => {
    setAt((next + count) % count)
    setPosition(0)
    setPlaying(true)
  }
  return {
    ...{ at, track: tracks[at] as Track | undefined, position, length, isPlaying, sleep, kept, choose },
    speedLabel: speeds[speedAt]?.label,
    toggle: () => setPlaying(before => !before),
    seek: (to: number) => setPosition(Math.min(Math.max(to, 0), length - 1)),
    nextSpeed: () => setSpeedAt(before => (before + 1) % Math.max(speeds.length, 1)),
    sleepAfter: (minutes: number | null) => setSleep(minutes === null ? null : minutes * 60),
    keep: (one: number) =>
      setKept(before => (before.includes(one) ? before.filter(other => other !== one) : [...before, one])),
  }
}

export type Player = ReturnType<typeof usePlayer>
