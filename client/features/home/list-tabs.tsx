import { Tab, TabList } from '#client/ui/tabs.tsx'
import type { Scope } from './listing.ts'

const TABS: readonly { scope: Scope; label: string }[] = [
  { scope: 'all', label: 'Recent' },
  { scope: 'mine', label: 'Mine' },
  { scope: 'shared', label: 'Shared with me' },
  { scope: 'org', label: 'Workspace' },
  { scope: 'starred', label: 'Favourites' },
  { scope: 'canvases', label: 'Canvases' },
]

/** Whose designs are listed; more than fit on a phone are pushed sideways. */
export function ListTabs() {
  return (
    <div className="-mx-1 mb-5 overflow-x-auto border-b border-line px-1 pb-2 [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4">
      <TabList label="Designs">
        {TABS.map(({ scope, label }) => (
          <Tab key={scope} value={scope}>
            {label}
          </Tab>
        ))}
      </TabList>
    </div>
  )
}
