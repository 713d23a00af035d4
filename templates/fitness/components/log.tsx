import { useState } from 'react'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { content } from '../content'
import { keyed } from './bar'

const WIDTH = 390
const HEIGHT = 190

export function Log() {
  const { log, unit } = content
  const [at, setAt] = useState(0)
  const lift = log.lifts[at]
  const marks = lift?.marks ?? []
  if (!lift || marks.length === 0) {
    return <p className="px-5 py-4 text-muted-foreground">{log.empty}</p>
  }
  const values = marks.map(mark => mark.value)
  const best = Math.max(...values)
  const low = Math.min(...values) * 0.94
  const x = (one: number) => 24 + (one / Math.max(marks.length - 1, 1)) * (WIDTH - 48)
  const y = (value: number) => HEIGHT - 12 - ((value - low) / Math.max(best - low, 1)) * (HEIGHT - 40)
  const line = marks.map((mark, one) => `${one ? 'L' : 'M'}${x(one)} ${y(mark.value)}`).join(' ')
  return (
    <>
      <div className="px-5">
        <NativeSelect
          value={at}
          aria-label={log.pick}
          className="h-12 text-base"
          onChange={event => setAt(Number(event.target.value))}
        >
          {keyed(log.lifts).map(({ entry, at: one, key }) => (
            <NativeSelectOption key={key} value={one}>
              {entry.name}
            </NativeSelectOption>
          ))}
        </NativeSelect>
        <p className="mt-6 font-bold text-7xl tabular-nums leading-none tracking-tighter">
          {best}
          <span className="ml-1.5 font-normal text-2xl tracking-normal">{unit}</span>
        </p>
        <p className="mt-1 text-muted-foreground">{log.best}</p>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="mt-4 w-full">
        <path d={line} fill="none" stroke="var(--border)" strokeWidth="3" />
        {keyed(marks).map(({ entry, at: one, key }) => (
          <circle
            key={key}
            cx={x(one)}
            cy={y(entry.value)}
            r={entry.value === best ? 9 : 6}
            fill={entry.value === best ? 'var(--plate-25)' : 'var(--foreground)'}
          />
        ))}
      </svg>
      <table className="w-full text-left">
        <thead>
          <tr className="border-b text-muted-foreground text-sm">
            <th className="px-5 py-2 font-normal">{log.date}</th>
            <th className="px-5 py-2 text-right font-normal">{log.weight}</th>
          </tr>
        </thead>
        <tbody>
          {keyed(marks)
            .reverse()
            .map(({ entry, key }) => (
              <tr key={key} className="border-b">
                <td className="px-5 py-3">{entry.time}</td>
                <td className="px-5 py-3 text-right font-medium tabular-nums">{`${entry.value} ${unit}`}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}
