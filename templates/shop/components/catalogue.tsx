import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Label } from '@/components/ui/label'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { cn } from '@/lib/utils'
import { SearchField } from '../../shared/search-field'
import { content, type Ware } from '../content'
import { Tile } from './tile'

type Order = 'listed' | 'cheap' | 'dear'

const leftOf = ({ stock }: Ware): string =>
  stock === undefined ? '' : stock ? `${stock} ${content.ware.left}` : content.ware.soldOut

export function Catalogue({ onOpen }: { onOpen: (at: number) => void }) {
  const { filter } = content
  const [word, setWord] = useState('')
  const [group, setGroup] = useState('')
  const [order, setOrder] = useState<Order>('listed')
  const [isLeftOnly, setLeftOnly] = useState(false)
  const groups = [...new Set(content.wares.flatMap(ware => ware.group ?? []))]
  const shown = content.wares
    .map((ware, at) => ({ ware, at }))
    .filter(({ ware }) => !group || ware.group === group)
    .filter(({ ware }) => !isLeftOnly || ware.stock !== 0)
    .filter(({ ware }) =>
      [ware.name, ware.group, ware.note].join(' ').toLowerCase().includes(word.trim().toLowerCase()),
    )
  const dear = (value: number | undefined) => value ?? Number.MAX_SAFE_INTEGER
  if (order === 'cheap') shown.sort((a, b) => dear(a.ware.value) - dear(b.ware.value))
  if (order === 'dear') shown.sort((a, b) => (b.ware.value ?? 0) - (a.ware.value ?? 0))

  function reset() {
    setWord('')
    setGroup('')
    setLeftOnly(false)
  }

  return (
    <section
      id="wares"
      aria-label={filter.all}
      className="mx-auto max-w-[96rem] scroll-mt-14 px-4 py-10 md:px-8 md:py-14"
    >
      {content.wares.length === 0 ? (
        <p className="py-16 text-xl">{filter.noWares}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <SearchField label={filter.search} value={word} className="h-11 md:w-80" onValue={setWord} />
            {groups.length > 1 ? (
              <fieldset className="flex min-w-0 flex-wrap gap-1.5">
                <legend className="sr-only">{filter.group}</legend>
                {['', ...groups].map(name => (
                  <Button
                    key={name}
                    variant={group === name ? 'default' : 'outline'}
                    aria-pressed={group === name}
                    className="h-11 max-w-full"
                    onClick={() => setGroup(name)}
                  >
                    <span className="truncate">{name || filter.all}</span>
                  </Button>
                ))}
              </fieldset>
            ) : null}
            <Label className="min-h-11 cursor-pointer text-base">
              <Checkbox checked={isLeftOnly} onCheckedChange={checked => setLeftOnly(checked === true)} />
              {filter.stockOnly}
            </Label>
            <div className="flex w-full items-center justify-between gap-4 md:w-auto md:flex-1 md:justify-end">
              <p aria-live="polite" className="whitespace-nowrap text-muted-foreground tabular-nums">
                {shown.length} {filter.found}
              </p>
              <NativeSelect
                aria-label={filter.sort}
                value={order}
                onChange={event => setOrder(event.target.value as Order)}
                className="h-11"
              >
                <NativeSelectOption value="listed">{filter.asListed}</NativeSelectOption>
                <NativeSelectOption value="cheap">{filter.cheapFirst}</NativeSelectOption>
                <NativeSelectOption value="dear">{filter.dearFirst}</NativeSelectOption>
              </NativeSelect>
            </div>
          </div>
          {shown.length === 0 ? (
            <div className="py-20">
              <p className="text-xl">{filter.nothing}</p>
              <Button variant="outline" className="mt-5 h-11" onClick={reset}>
                {filter.reset}
              </Button>
            </div>
          ) : (
            <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
              {shown.map(({ ware, at }) => (
                <li key={[at, ware.name].join()} className="min-w-0">
                  <button type="button" onClick={() => onOpen(at)} className="group block w-full text-left">
                    <span className={cn('grid grid-cols-2', ware.stock === 0 && 'opacity-45 grayscale')}>
                      {[0, 1, 2, 3].map(part => (
                        <Tile key={part} at={at} className="block aspect-square w-full" />
                      ))}
                    </span>
                    <span className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
                      <span className="min-w-0 break-words font-bold underline-offset-4 group-hover:underline">
                        {ware.name}
                      </span>
                      {ware.price ? <span className="tabular-nums">{ware.price}</span> : null}
                    </span>
                    <span className="mt-0.5 block text-muted-foreground text-sm">
                      {[ware.group, leftOf(ware)].filter(Boolean).join(', ')}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
