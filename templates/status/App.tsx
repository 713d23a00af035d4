import { useState } from 'react'
import { Headline } from './components/headline'
import { Incidents } from './components/incidents'
import { MailForm } from './components/mail-form'
import { Planned } from './components/planned'
import { Services } from './components/services'
import { content } from './content'

const { labels } = content
const areas = [
  ...new Set([...content.services, ...content.incidents, ...content.planned].flatMap(one => one.area || [])),
]

export default function App() {
  const [area, setArea] = useState('')
  /** What most parts share concerns everybody, so it stays. */
  const shared = areas.find(one => content.services.filter(service => service.area === one).length > 1)
  const isHere = (one: { area?: string }) => !area || !one.area || one.area === area || one.area === shared
  return (
    <div className="text-[0.9375rem]">
      <Headline services={content.services.filter(isHere)} areas={areas} area={area} onArea={setArea} />
      <main className="mx-auto grid max-w-7xl grid-cols-1 gap-x-14 gap-y-12 px-4 py-10 md:px-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-12">
          <Services services={content.services.filter(isHere)} />
          <Incidents incidents={content.incidents.filter(isHere)} />
        </div>
        <div className="grid min-w-0 content-start gap-10 sm:grid-cols-2 lg:grid-cols-1">
          <Planned planned={content.planned.filter(isHere)} />
          <MailForm where={area || labels.everywhere} />
        </div>
      </main>
    </div>
  )
}
