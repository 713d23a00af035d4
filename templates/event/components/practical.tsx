import { content } from '../content'

export function Practical() {
  if (content.practical.length === 0) return null
  return (
    <section
      id="practical"
      aria-labelledby="practical-title"
      className="mx-auto grid grid-cols-1 max-w-7xl scroll-mt-4 gap-x-16 gap-y-8 px-5 py-16 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:px-8 md:py-24"
    >
      <h2 id="practical-title" className="text-balance font-semibold text-3xl tracking-[-0.03em]">
        {content.practicalTitle}
      </h2>
      <dl className="space-y-6">
        {content.practical.map((row, index) => (
          <div key={[index, row.name].join()}>
            <dt className="break-words font-semibold text-lg">{row.name}</dt>
            {row.text ? <dd className="mt-1 max-w-[66ch] text-lg leading-normal">{row.text}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  )
}
