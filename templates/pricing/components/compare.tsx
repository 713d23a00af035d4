import { useState } from 'react'
import { NativeSelect } from '@/components/ui/native-select'
import { Options } from '../../shared/options'
import { content } from '../content'

export function Compare() {
  const [shown, setShown] = useState(0)
  if (content.features.length === 0 || content.plans.length === 0) return null
  const isTable = content.plans.length < 7
  const value = (row: (typeof content.features)[number], index: number) =>
    row.values?.[index] || content.compare.none
  return (
    <section id="compare" aria-labelledby="compare-title" className="mx-auto max-w-6xl px-5 py-20 md:px-8">
      <h2 id="compare-title" className="font-bold text-3xl tracking-tight md:text-4xl">
        {content.compare.title}
      </h2>
      <div className={isTable ? 'mt-6 md:hidden' : 'mt-6 max-w-2xl'}>
        <NativeSelect
          aria-label={content.plansTitle}
          value={shown}
          onChange={event => setShown(Number(event.target.value))}
          className="h-12 max-w-full text-base"
        >
          <Options names={content.plans.map(plan => plan.name)} isByPlace />
        </NativeSelect>
        <dl className="mt-3">
          {content.features.map((row, index) => (
            <div key={[index, row.name].join()} className="flex justify-between gap-4 border-b py-3">
              <dt className="min-w-0 break-words text-muted-foreground">{row.name}</dt>
              <dd className="min-w-0 break-words text-right font-medium">{value(row, shown)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={isTable ? 'mt-8 hidden md:block' : 'hidden'}>
        <table className="w-full table-fixed break-words text-left">
          <thead>
            <tr className="border-foreground border-b-2">
              <th scope="col" className="py-3 pr-4 font-normal text-muted-foreground">
                {content.compare.feature}
              </th>
              {content.plans.map((plan, index) => (
                <th key={[index, plan.name].join()} scope="col" className="py-3 pr-4 align-bottom font-bold">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {content.features.map((row, index) => (
              <tr key={[index, row.name].join()} className="border-b">
                <th scope="row" className="py-3.5 pr-4 font-normal">
                  {row.name}
                </th>
                {content.plans.map((plan, at) => (
                  <td key={[at, plan.name].join()} className="py-3.5 pr-4 font-medium">
                    {value(row, at)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

export function Questions() {
  if (content.questions.length === 0) return null
  return (
    <section id="terms" aria-labelledby="terms-title" className="mx-auto max-w-6xl px-5 pb-24 md:px-8">
      <h2 id="terms-title" className="font-bold text-3xl tracking-tight md:text-4xl">
        {content.terms.title}
      </h2>
      <dl className="mt-8 gap-x-12 md:columns-2">
        {content.questions.map((item, index) => (
          <div key={[index, item.question].join()} className="mb-8 break-inside-avoid">
            <dt className="text-balance break-words font-bold text-lg">{item.question}</dt>
            <dd className="mt-1.5 max-w-[58ch] text-muted-foreground leading-normal">{item.answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
