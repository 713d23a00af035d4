import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Counter } from '../../shared/counter'
import { content } from '../content'
import type { Line } from './basket'
import { Cloth } from './cloth'

type BuyProps = { colour: number; onColour: (colour: number) => void; onAdd: (line: Line) => void }

export function Buy({ colour, onColour, onAdd }: BuyProps) {
  const { buy, product, colours, sizes } = content
  const [size, setSize] = useState(Math.min(1, Math.max(0, sizes.length - 1)))
  const [count, setCount] = useState(1)
  const price = sizes[size]?.price ?? buy.onRequest
  return (
    <section
      aria-labelledby="name"
      className="grid grid-cols-1 md:min-h-[min(calc(100svh-4rem),52rem)] md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]"
    >
      <Cloth
        colour={colour}
        repeat={168}
        label={`${product.weave} ${colours[colour]?.name ?? product.name}`}
        className="h-80 w-full md:h-full"
      />
      <div className="flex min-w-0 flex-col gap-7 px-5 py-8 md:px-8 lg:px-12 lg:py-12">
        <div>
          <h1
            id="name"
            className="text-balance break-words font-light text-[clamp(2.5rem,4.6vw,4rem)] leading-[1.02] tracking-[-0.04em]"
          >
            {product.name}
          </h1>
          <p className="mt-4 text-lg leading-normal">{product.lead}</p>
          {product.maker ? <p className="mt-2 text-muted-foreground">{product.maker}</p> : null}
        </div>
        {colours.length > 0 ? (
          <fieldset className="min-w-0">
            <legend className="mb-2 flex w-full flex-wrap gap-x-2">
              <span className="text-muted-foreground">{buy.colour}</span>
              <span className="min-w-0 break-words font-semibold">{colours[colour]?.name}</span>
            </legend>
            <div className="flex flex-wrap gap-2">
              {colours.map((item, index) => (
                <label
                  key={[index, item.name].join()}
                  className="relative size-14 cursor-pointer overflow-hidden border-2 border-background outline-2 outline-transparent has-checked:outline-foreground has-focus-visible:outline-4 has-focus-visible:outline-ring"
                >
                  <input
                    type="radio"
                    name="colour"
                    aria-label={item.name}
                    checked={colour === index}
                    onChange={() => onColour(index)}
                    className="absolute inset-0 z-10 cursor-pointer opacity-0"
                  />
                  <Cloth colour={index} repeat={56} className="size-full" />
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        {sizes.length > 0 ? (
          <fieldset className="min-w-0">
            <legend className="mb-1 text-muted-foreground">{buy.size}</legend>
            <div className="border-t">
              {sizes.map((item, index) => (
                <label
                  key={[index, item.name].join()}
                  className="flex min-h-12 cursor-pointer items-center gap-3 border-b py-2 has-focus-visible:outline-2 has-focus-visible:outline-ring"
                >
                  <input
                    type="radio"
                    name="size"
                    checked={size === index}
                    onChange={() => setSize(index)}
                    className="size-4 shrink-0 accent-primary"
                  />
                  <span className="min-w-0 flex-1 break-words leading-snug">
                    <span className="font-semibold">{item.name}</span>
                    <span className="ml-1.5 text-muted-foreground tabular-nums">
                      {item.width && item.height && `${item.width} × ${item.height} ${content.scale.unit}`}
                    </span>
                  </span>
                  {item.price ? <span className="tabular-nums">{item.price}</span> : null}
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <p aria-live="polite" className="font-light text-4xl tabular-nums tracking-tight">
            {price}
          </p>
          <Counter
            fewer={`${buy.fewer}: ${buy.quantity}`}
            more={`${buy.more}: ${buy.quantity}`}
            count={count}
            least={1}
            most={9}
            className="w-11 text-lg"
            onCount={setCount}
          />
          <Button className="h-13 w-full text-base" onClick={() => onAdd({ colour, size, count })}>
            {buy.add}
          </Button>
        </div>
        {buy.delivery ? <p className="text-muted-foreground leading-normal">{buy.delivery}</p> : null}
      </div>
    </section>
  )
}
