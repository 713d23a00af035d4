import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import { content } from '../content'

/** Height of the rope, in per cent from above, at a part of the way. */
const ropeAt = (part: number) => 58 - 46 * part + 34 * part * (1 - part)

export function Rope({ onShow }: { onShow: (at: number) => void }) {
  const { roles, rope, hero } = content
  const [shown, setShown] = useState(0)
  const role = roles[shown]
  const points = Array.from({ length: 41 }, (_, step) => `${(step / 40) * 100},${ropeAt(step / 40)}`)
  const isTight = roles.length > 7
  return (
    <div className="relative isolate overflow-hidden">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-[27rem] w-full"
      >
        <path d="M0 42L8 45 19 70 31 79 42 75 55 80 66 70 77 36 88 16 100 6V100H0Z" fill="var(--ridge)" />
      </svg>
      <div className="mx-auto grid grid-cols-1 max-w-7xl gap-x-12 gap-y-5 px-5 pt-6 md:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] md:px-8 md:pt-10">
        <h1 className="text-balance break-words font-extrabold text-[clamp(2.6rem,5.6vw,5.25rem)] leading-[1] tracking-[-0.045em]">
          {hero.title}
        </h1>
        <p className="max-w-[46ch] text-lg leading-normal md:pt-3">{hero.lead}</p>
      </div>
      <section aria-label={rope.title} className="relative mt-6 h-72 md:h-80">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke="var(--steel)"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ul>
          {roles.map((item, at) => {
            const part = (at + 0.5) / roles.length
            return (
              <li
                key={[at, item.name].join()}
                className="absolute flex -translate-x-1/2 flex-col items-center"
                style={{
                  left: `${part * 100}%`,
                  top: `${ropeAt(part)}%`,
                  width: `${Math.min(15, 92 / roles.length)}%`,
                }}
              >
                <span aria-hidden="true" className="h-7 w-0.5 bg-steel md:h-9" />
                <button
                  type="button"
                  aria-pressed={shown === at}
                  onClick={() => setShown(at)}
                  className={cn(
                    'flex min-h-14 w-full items-center justify-center rounded-t-sm rounded-b-lg border-2 border-steel px-1.5 py-2 outline-none focus-visible:outline-3 focus-visible:outline-steel focus-visible:outline-offset-2 md:min-h-20',
                    shown === at
                      ? 'bg-steel text-steel-foreground'
                      : 'bg-background text-foreground hover:bg-muted',
                  )}
                >
                  <span
                    className={cn(
                      'line-clamp-3 min-w-0 max-w-full break-words text-center font-bold leading-tight',
                      isTight ? 'text-xs max-lg:sr-only' : 'text-sm max-md:sr-only',
                    )}
                  >
                    {item.name}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      <div className="bg-steel text-steel-foreground">
        <div
          aria-live="polite"
          className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-8 gap-y-3 px-5 py-5 md:min-h-24 md:px-8"
        >
          {role ? (
            <>
              <p className="min-w-0 break-words font-extrabold text-2xl tracking-tight">{role.name}</p>
              <p className="min-w-0 flex-1 break-words">
                {[role.place, role.kind, role.pay].filter(Boolean).join(', ')}
              </p>
              <Button
                variant="secondary"
                className="h-auto min-h-11 whitespace-normal"
                onClick={() => onShow(shown)}
              >
                {rope.more}
              </Button>
            </>
          ) : (
            <p className="text-lg">{rope.empty}</p>
          )}
        </div>
      </div>
    </div>
  )
}
