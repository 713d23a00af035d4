import { Check, MapPin } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Drawer, DrawerContent, DrawerDescription, DrawerHeader, DrawerTitle } from '@/components/ui/drawer'
import { content } from '../content'
import { keyed } from './weather'

export function Places({ at, onChoose }: { at: number; onChoose: (at: number) => void }) {
  const [isOpen, setOpen] = useState(false)
  const { places } = content
  const place = places[at]
  if (!place) return null
  return (
    <div className="sticky bottom-0 mt-auto bg-background p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Button className="h-14 w-full justify-between px-4" onClick={() => setOpen(true)}>
        <MapPin aria-hidden className="size-5!" />
        <span className="min-w-0 flex-1 truncate text-left text-base">{place.name}</span>
        <span className="font-normal">{content.change}</span>
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen}>
        <DrawerContent className="mx-auto max-w-[430px]">
          <DrawerHeader className="px-6 text-left!">
            <DrawerTitle className="text-xl">{content.placesTitle}</DrawerTitle>
            <DrawerDescription>{content.placesLead}</DrawerDescription>
          </DrawerHeader>
          <ul className="overflow-y-auto pb-6">
            {keyed(places).map(({ entry, at: one, key }) => (
              <li key={key}>
                <button
                  type="button"
                  aria-current={one === at ? 'true' : undefined}
                  onClick={() => {
                    onChoose(one)
                    setOpen(false)
                  }}
                  className="flex min-h-15 w-full items-center gap-4 px-6 py-2 text-left outline-offset-[-3px] hover:bg-accent focus-visible:outline-2"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block break-words font-medium">{entry.name}</span>
                    {entry.text ? (
                      <span className="block text-muted-foreground text-sm">{entry.text}</span>
                    ) : null}
                  </span>
                  {one === at ? <Check aria-hidden className="size-5" /> : null}
                </button>
              </li>
            ))}
          </ul>
        </DrawerContent>
      </Drawer>
    </div>
  )
}
