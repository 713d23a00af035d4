import { Calculator, Calendar, LogOut, Settings, Smile, Trash2, User } from 'lucide-react'
import { useEffect } from 'react'
import { toast } from 'sonner'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandSeparator,
  CommandShortcut,
} from '@/components/ui/command'
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuTrigger,
} from '@/components/ui/context-menu'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog'
import {
  Drawer,
  DrawerContent,
  DrawerDescription,
  DrawerHeader,
  DrawerTitle,
  DrawerTrigger,
} from '@/components/ui/drawer'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { HoverCard, HoverCardContent, HoverCardTrigger } from '@/components/ui/hover-card'
import { Input } from '@/components/ui/input'
import { Kbd } from '@/components/ui/kbd'
import { Label } from '@/components/ui/label'
import {
  Menubar,
  MenubarContent,
  MenubarItem,
  MenubarMenu,
  MenubarShortcut,
  MenubarTrigger,
} from '@/components/ui/menubar'
import {
  Popover,
  PopoverContent,
  PopoverDescription,
  PopoverHeader,
  PopoverTitle,
  PopoverTrigger,
} from '@/components/ui/popover'
import {
  Sheet,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from '@/components/ui/sheet'
import { Toaster } from '@/components/ui/sonner'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'

/** `?open=dialog` opens one modal, so that each can be looked at. */
const opened = new URLSearchParams(location.search).get('open')

export default function App() {
  useEffect(() => {
    toast.success('Version 4 saved', { description: 'Everybody in the room sees it.', duration: 60_000 })
  }, [])
  return (
    <main className="mx-auto grid max-w-6xl gap-10 px-6 py-10">
      <h1 className="font-semibold text-2xl tracking-tight">Overlays</h1>
      <Menubar>
        {['File', 'Edit', 'View'].map(name => (
          <MenubarMenu key={name}>
            <MenubarTrigger>{name}</MenubarTrigger>
            <MenubarContent>
              <MenubarItem>
                New tab <MenubarShortcut>⌘T</MenubarShortcut>
              </MenubarItem>
            </MenubarContent>
          </MenubarMenu>
        ))}
      </Menubar>
      <div className="grid gap-10 md:grid-cols-2">
        <Command className="rounded-xl border shadow-md">
          <CommandInput placeholder="Type a command or search" />
          <CommandList>
            <CommandEmpty>No results found.</CommandEmpty>
            <CommandGroup heading="Suggestions">
              <CommandItem>
                <Calendar /> Calendar
              </CommandItem>
              <CommandItem>
                <Smile /> Search emoji
              </CommandItem>
              <CommandItem disabled>
                <Calculator /> Calculator
              </CommandItem>
            </CommandGroup>
            <CommandSeparator />
            <CommandGroup heading="Settings">
              <CommandItem>
                <User /> Profile <CommandShortcut>⌘P</CommandShortcut>
              </CommandItem>
              <CommandItem>
                <Settings /> Settings <CommandShortcut>⌘S</CommandShortcut>
              </CommandItem>
            </CommandGroup>
          </CommandList>
        </Command>
        <div className="flex flex-wrap content-start items-start gap-3">
          <DropdownMenu open={opened === null} modal={false}>
            <DropdownMenuTrigger asChild>
              <Button variant="outline">Menu</Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent className="w-56" align="start">
              <DropdownMenuLabel>My account</DropdownMenuLabel>
              <DropdownMenuItem>
                <User /> Profile <DropdownMenuShortcut>⇧⌘P</DropdownMenuShortcut>
              </DropdownMenuItem>
              <DropdownMenuSub>
                <DropdownMenuSubTrigger>
                  <Settings /> Settings
                </DropdownMenuSubTrigger>
                <DropdownMenuSubContent>
                  <DropdownMenuItem>General</DropdownMenuItem>
                </DropdownMenuSubContent>
              </DropdownMenuSub>
              <DropdownMenuSeparator />
              <DropdownMenuCheckboxItem checked>Status bar</DropdownMenuCheckboxItem>
              <DropdownMenuRadioGroup value="top">
                <DropdownMenuRadioItem value="top">Top</DropdownMenuRadioItem>
                <DropdownMenuRadioItem value="bottom">Bottom</DropdownMenuRadioItem>
              </DropdownMenuRadioGroup>
              <DropdownMenuSeparator />
              <DropdownMenuItem disabled>
                <LogOut /> Log out
              </DropdownMenuItem>
              <DropdownMenuItem variant="destructive">
                <Trash2 /> Delete
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
          <Tooltip open={opened === null}>
            <TooltipTrigger asChild>
              <Button variant="outline">Tooltip</Button>
            </TooltipTrigger>
            <TooltipContent>
              Save changes <Kbd>S</Kbd>
            </TooltipContent>
          </Tooltip>
          <HoverCard>
            <HoverCardTrigger asChild>
              <Button variant="link">@maquette</Button>
            </HoverCardTrigger>
            <HoverCardContent>Design by talking.</HoverCardContent>
          </HoverCard>
          <ContextMenu>
            <ContextMenuTrigger className="rounded-md border border-dashed px-4 py-2 text-sm">
              Right click
            </ContextMenuTrigger>
            <ContextMenuContent>
              <ContextMenuItem>Back</ContextMenuItem>
            </ContextMenuContent>
          </ContextMenu>
        </div>
      </div>
      <div className="mt-40 flex flex-wrap gap-3">
        <Popover open={opened === null}>
          <PopoverTrigger asChild>
            <Button variant="outline">Dimensions</Button>
          </PopoverTrigger>
          <PopoverContent align="start" onOpenAutoFocus={event => event.preventDefault()}>
            <PopoverHeader>
              <PopoverTitle>Dimensions</PopoverTitle>
              <PopoverDescription>Set the size of the layer.</PopoverDescription>
            </PopoverHeader>
            <div className="mt-4 grid grid-cols-[4rem_1fr] items-center gap-3">
              <Label>Width</Label>
              <Input defaultValue="100%" className="h-8" />
              <Label>Height</Label>
              <Input defaultValue="25px" className="h-8" />
            </div>
          </PopoverContent>
        </Popover>
        <Dialog defaultOpen={opened === 'dialog'}>
          <DialogTrigger asChild>
            <Button variant="outline">Dialog</Button>
          </DialogTrigger>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>Edit profile</DialogTitle>
              <DialogDescription>Make changes here and save when you are done.</DialogDescription>
            </DialogHeader>
            <div className="grid gap-3">
              <Label htmlFor="dialog-name">Name</Label>
              <Input id="dialog-name" defaultValue="Maren Oduya" />
            </div>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="outline">Cancel</Button>
              </DialogClose>
              <Button>Save changes</Button>
            </DialogFooter>
          </DialogContent>
        </Dialog>
        <AlertDialog defaultOpen={opened === 'alert'}>
          <AlertDialogTrigger asChild>
            <Button variant="outline">Alert dialog</Button>
          </AlertDialogTrigger>
          <AlertDialogContent>
            <AlertDialogHeader>
              <AlertDialogTitle>Delete this design?</AlertDialogTitle>
              <AlertDialogDescription>
                All its versions go with it. This cannot be undone.
              </AlertDialogDescription>
            </AlertDialogHeader>
            <AlertDialogFooter>
              <AlertDialogCancel>Cancel</AlertDialogCancel>
              <AlertDialogAction variant="destructive">Delete</AlertDialogAction>
            </AlertDialogFooter>
          </AlertDialogContent>
        </AlertDialog>
        <Sheet defaultOpen={opened === 'sheet'}>
          <SheetTrigger asChild>
            <Button variant="outline">Sheet</Button>
          </SheetTrigger>
          <SheetContent>
            <SheetHeader>
              <SheetTitle>Filters</SheetTitle>
              <SheetDescription>Narrow down the list.</SheetDescription>
            </SheetHeader>
            <div className="grid gap-3 px-4">
              <Label htmlFor="sheet-name">Owner</Label>
              <Input id="sheet-name" />
            </div>
            <SheetFooter>
              <Button>Apply</Button>
            </SheetFooter>
          </SheetContent>
        </Sheet>
        <Drawer defaultOpen={opened === 'drawer'}>
          <DrawerTrigger asChild>
            <Button variant="outline">Drawer</Button>
          </DrawerTrigger>
          <DrawerContent>
            <DrawerHeader>
              <DrawerTitle>Daily goal</DrawerTitle>
              <DrawerDescription>Set how much you want to move.</DrawerDescription>
            </DrawerHeader>
            <div className="mx-auto p-8 font-semibold text-5xl tabular-nums tracking-tight">350</div>
          </DrawerContent>
        </Drawer>
      </div>
      <Toaster />
    </main>
  )
}
