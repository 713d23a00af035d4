import { useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  Drawer,
  DrawerContent,
  DrawerDescription,
  DrawerFooter,
  DrawerHeader,
  DrawerTitle,
} from '@/components/ui/drawer'
import { keyed } from '../../shared/keyed'
import { content } from '../content'

export function RiderNote() {
  const { note } = content
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const [told, setTold] = useState<string | null>(null)
  const save = () => {
    setTold(note.options[chosen]?.label ?? null)
    setOpen(false)
  }
  if (note.options.length === 0) return null
  return (
    <div className="sticky bottom-0 mt-auto border-t bg-background p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {told ? (
        <p role="status" className="px-1 pb-2 text-sm">
          {note.saved} <strong className="font-semibold">{told}</strong>
        </p>
      ) : null}
      <Button className="h-13 w-full text-base" onClick={() => setOpen(true)}>
        {note.change}
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen}>
        <DrawerContent className="mx-auto max-w-[430px]">
          <DrawerHeader className="px-5 text-left!">
            <DrawerTitle className="text-xl">{note.title}</DrawerTitle>
            <DrawerDescription>{note.lead}</DrawerDescription>
          </DrawerHeader>
          <fieldset className="overflow-y-auto px-5">
            <legend className="sr-only">{note.title}</legend>
            {keyed(note.options).map(({ entry, at, key }) => (
              <label key={key} className="flex min-h-14 cursor-pointer items-center gap-3 border-b py-2">
                <input
                  type="radio"
                  name="note"
                  checked={chosen === at}
                  onChange={() => setChosen(at)}
                  className="size-5 accent-primary"
                />
                {entry.label}
              </label>
            ))}
          </fieldset>
          <DrawerFooter className="px-5 pb-6">
            <Button className="h-12" onClick={save}>
              {note.save}
            </Button>
          </DrawerFooter>
        </DrawerContent>
      </Drawer>
    </div>
  )
}
