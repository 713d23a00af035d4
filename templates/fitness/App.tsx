import { CalendarDays, Check, Dumbbell, TrendingUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { keyed } from '../shared/keyed'
import { Options } from '../shared/options'
import { Phone, TabBar } from '../shared/phone'
import { Today } from './components/today'
import { content } from './content'

export default function App() {
  const { week, log } = content
  const screens = [
    <Screen key="today" title={content.title} lead={content.lead}>
      <Today />
    </Screen>,
    <Screen key="week" title={week.title} lead={week.lead}>
      <Week />
    </Screen>,
    <Screen key="log" title={log.title} lead={log.lead}>
      <Log />
    </Screen>,
  ]
  return (
    <Phone
      items={content.navigation}
      screens={screens}
      other={label => <Screen title={label} lead={content.nothing} />}
    >
      <TabBar
        name={content.navigationName}
        items={content.navigation}
        icons={[Dumbbell, CalendarDays, TrendingUp]}
        className="sticky bottom-0 z-10 h-16 border-t bg-background"
        tabClass="border-transparent border-t-3 aria-[current]:border-foreground aria-[current]:font-bold aria-[current]:text-foreground"
      />
    </Phone>
  )
}

function Screen({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <main className="flex flex-1 flex-col">
      <header className="px-5 pt-5 pb-4">
        <p className="font-bold">{content.brand}</p>
        <h1 className="mt-4 break-words font-bold text-4xl tracking-tight">{title}</h1>
        {lead ? <p className="mt-1 text-muted-foreground">{lead}</p> : null}
      </header>
      {children}
    </main>
  )
}

function Week() {
  const { week } = content
  const [coming, setComing] = useState<number[]>([])
  if (week.days.length === 0) return <p className="px-5 py-4 text-muted-foreground">{week.empty}</p>
  return (
    <ul className="border-t">
      {keyed(week.days).map(({ entry, at, key }) => {
        const isComing = coming.includes(at)
        return (
          <li key={key} className="flex items-center gap-4 border-b px-5 py-4">
            <div className="min-w-0 flex-1">
              <h2 className="break-words font-medium text-xl">{entry.name}</h2>
              {entry.text ? <p className="break-words">{entry.text}</p> : null}
              {entry.time ? <p className="text-muted-foreground tabular-nums">{entry.time}</p> : null}
            </div>
            {entry.time ? (
              <Button
                variant={isComing ? 'default' : 'outline'}
                aria-pressed={isComing}
                aria-label={`${isComing ? week.going : week.go}: ${entry.name}`}
                className="h-11"
                onClick={() => setComing(isComing ? coming.filter(one => one !== at) : [...coming, at])}
              >
                {isComing ? <Check aria-hidden /> : null}
                {isComing ? week.going : week.go}
              </Button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

const WIDTH = 390
const HEIGHT = 190

function Log() {
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
          <Options names={log.lifts.map(each => each.name)} isByPlace />
        </NativeSelect>
        <p className="mt-6 font-bold text-7xl tabular-nums leading-none tracking-tighter">
          {best}
          <span className="ml-1.5 font-normal text-2xl tracking-normal">{unit}</span>
        </p>
        <p className="mt-1 text-muted-foreground">{log.best}</p>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="mt-4 w-full">
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
