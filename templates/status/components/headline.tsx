import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { content, type Service } from '../content'

export const levelOf = (service: Service) =>
  Math.max(
    content.states.findIndex(state => state.name === service.state),
    0,
  )

/** The first state is well and the last is down, whatever lies between is disturbed. */
export const toneOf = (level: number) =>
  level === 0 ? 0 : level === content.states.length - 1 && level > 1 ? 2 : 1
const GROUNDS = [
  'bg-good text-good-foreground',
  'bg-warn text-warn-foreground',
  'bg-down text-down-foreground',
]

interface HeadlineProps {
  services: Service[]
  areas: string[]
  area: string
  onArea: (area: string) => void
}

export function Headline({ services, areas, area, onArea }: HeadlineProps) {
  const { brand, lead, checked, labels, states } = content
  const worst = Math.max(...services.map(levelOf), 0)
  const hit = services.filter(service => levelOf(service) > 0)
  return (
    <header className={GROUNDS[toneOf(worst)]}>
      <div className="mx-auto max-w-7xl px-4 pt-5 pb-10 md:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="wrap-anywhere font-bold">{brand}</p>
          {areas.length > 1 && (
            <NativeSelect
              aria-label={labels.where}
              value={area}
              onChange={event => onArea(event.target.value)}
              className="max-w-56 border-current bg-transparent dark:bg-transparent"
            >
              <NativeSelectOption value="">{labels.everywhere}</NativeSelectOption>
              {areas.map(name => (
                <NativeSelectOption key={name} value={name}>
                  {name}
                </NativeSelectOption>
              ))}
            </NativeSelect>
          )}
        </div>
        <div aria-live="polite">
          <h1 className="mt-16 text-5xl leading-[0.98] font-bold tracking-tight text-balance wrap-anywhere md:mt-24 lg:text-8xl">
            {states[worst]?.headline ?? brand}
          </h1>
          {hit.length > 0 && (
            <p className="mt-4 text-xl leading-snug font-medium md:text-2xl">
              {hit.map(service => service.name).join(', ')}
            </p>
          )}
        </div>
        <p className="mt-6 max-w-prose">
          {lead} {checked}
        </p>
      </div>
    </header>
  )
}
