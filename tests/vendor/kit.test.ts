import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildVendor, VENDOR_OUT, vendorState } from '#scripts/vendor.ts'
import {
  type VendorKit,
  type VendorManifest,
  vendorClosure,
  vendorKitSchema,
  vendorManifestSchema,
} from '#shared/vendor.ts'

let manifest: VendorManifest
let kit: VendorKit

beforeAll(async () => {
  const hash = await buildVendor({ log: console.log })
  const read = (name: string) => JSON.parse(readFileSync(join(VENDOR_OUT, hash, name), 'utf8'))
  manifest = vendorManifestSchema.parse(read('manifest.json'))
  kit = vendorKitSchema.parse(read('kit.json'))
}, 120_000)

/** What code written for shadcn/ui imports, by component. */
const PUBLIC_NAMES = {
  accordion: 'Accordion AccordionContent AccordionItem AccordionTrigger',
  'alert-dialog':
    'AlertDialog AlertDialogAction AlertDialogCancel AlertDialogContent AlertDialogDescription AlertDialogFooter AlertDialogHeader AlertDialogMedia AlertDialogOverlay AlertDialogPortal AlertDialogTitle AlertDialogTrigger',
  alert: 'Alert AlertDescription AlertTitle',
  'aspect-ratio': 'AspectRatio',
  avatar: 'Avatar AvatarBadge AvatarFallback AvatarGroup AvatarGroupCount AvatarImage',
  badge: 'Badge badgeVariants',
  breadcrumb:
    'Breadcrumb BreadcrumbEllipsis BreadcrumbItem BreadcrumbLink BreadcrumbList BreadcrumbPage BreadcrumbSeparator',
  'button-group': 'ButtonGroup ButtonGroupSeparator ButtonGroupText buttonGroupVariants',
  button: 'Button buttonVariants',
  calendar: 'Calendar CalendarDayButton',
  card: 'Card CardAction CardContent CardDescription CardFooter CardHeader CardTitle',
  carousel: 'Carousel CarouselContent CarouselItem CarouselNext CarouselPrevious',
  chart: 'ChartContainer ChartLegend ChartLegendContent ChartStyle ChartTooltip ChartTooltipContent',
  checkbox: 'Checkbox',
  collapsible: 'Collapsible CollapsibleContent CollapsibleTrigger',
  command:
    'Command CommandDialog CommandEmpty CommandGroup CommandInput CommandItem CommandList CommandSeparator CommandShortcut',
  'context-menu':
    'ContextMenu ContextMenuCheckboxItem ContextMenuContent ContextMenuGroup ContextMenuItem ContextMenuLabel ContextMenuPortal ContextMenuRadioGroup ContextMenuRadioItem ContextMenuSeparator ContextMenuShortcut ContextMenuSub ContextMenuSubContent ContextMenuSubTrigger ContextMenuTrigger',
  dialog:
    'Dialog DialogClose DialogContent DialogDescription DialogFooter DialogHeader DialogOverlay DialogPortal DialogTitle DialogTrigger',
  direction: 'DirectionProvider useDirection',
  drawer:
    'Drawer DrawerClose DrawerContent DrawerDescription DrawerFooter DrawerHeader DrawerOverlay DrawerPortal DrawerTitle DrawerTrigger',
  'dropdown-menu':
    'DropdownMenu DropdownMenuCheckboxItem DropdownMenuContent DropdownMenuGroup DropdownMenuItem DropdownMenuLabel DropdownMenuPortal DropdownMenuRadioGroup DropdownMenuRadioItem DropdownMenuSeparator DropdownMenuShortcut DropdownMenuSub DropdownMenuSubContent DropdownMenuSubTrigger DropdownMenuTrigger',
  empty: 'Empty EmptyContent EmptyDescription EmptyHeader EmptyMedia EmptyTitle',
  field:
    'Field FieldContent FieldDescription FieldError FieldGroup FieldLabel FieldLegend FieldSeparator FieldSet FieldTitle',
  form: 'Form FormControl FormDescription FormField FormItem FormLabel FormMessage useFormField',
  'hover-card': 'HoverCard HoverCardContent HoverCardTrigger',
  'input-group':
    'InputGroup InputGroupAddon InputGroupButton InputGroupInput InputGroupText InputGroupTextarea',
  'input-otp': 'InputOTP InputOTPGroup InputOTPSeparator InputOTPSlot',
  input: 'Input',
  item: 'Item ItemActions ItemContent ItemDescription ItemFooter ItemGroup ItemHeader ItemMedia ItemSeparator ItemTitle',
  kbd: 'Kbd KbdGroup',
  label: 'Label',
  menubar:
    'Menubar MenubarCheckboxItem MenubarContent MenubarGroup MenubarItem MenubarLabel MenubarMenu MenubarPortal MenubarRadioGroup MenubarRadioItem MenubarSeparator MenubarShortcut MenubarSub MenubarSubContent MenubarSubTrigger MenubarTrigger',
  'native-select': 'NativeSelect NativeSelectOptGroup NativeSelectOption',
  'navigation-menu':
    'NavigationMenu NavigationMenuContent NavigationMenuIndicator NavigationMenuItem NavigationMenuLink NavigationMenuList NavigationMenuTrigger NavigationMenuViewport navigationMenuTriggerStyle',
  pagination:
    'Pagination PaginationContent PaginationEllipsis PaginationItem PaginationLink PaginationNext PaginationPrevious',
  popover:
    'Popover PopoverAnchor PopoverContent PopoverDescription PopoverHeader PopoverTitle PopoverTrigger',
  progress: 'Progress',
  'radio-group': 'RadioGroup RadioGroupItem',
  resizable: 'ResizableHandle ResizablePanel ResizablePanelGroup',
  'scroll-area': 'ScrollArea ScrollBar',
  select:
    'Select SelectContent SelectGroup SelectItem SelectLabel SelectScrollDownButton SelectScrollUpButton SelectSeparator SelectTrigger SelectValue',
  separator: 'Separator',
  sheet: 'Sheet SheetClose SheetContent SheetDescription SheetFooter SheetHeader SheetTitle SheetTrigger',
  sidebar:
    'Sidebar SidebarContent SidebarFooter SidebarGroup SidebarGroupAction SidebarGroupContent SidebarGroupLabel SidebarHeader SidebarInput SidebarInset SidebarMenu SidebarMenuAction SidebarMenuBadge SidebarMenuButton SidebarMenuItem SidebarMenuSkeleton SidebarMenuSub SidebarMenuSubButton SidebarMenuSubItem SidebarProvider SidebarRail SidebarSeparator SidebarTrigger useSidebar',
  skeleton: 'Skeleton',
  slider: 'Slider',
  sonner: 'Toaster',
  spinner: 'Spinner',
  switch: 'Switch',
  table: 'Table TableBody TableCaption TableCell TableFooter TableHead TableHeader TableRow',
  tabs: 'Tabs TabsContent TabsList TabsTrigger tabsListVariants',
  textarea: 'Textarea',
  toast: 'Toast ToastAction ToastClose ToastDescription ToastProvider ToastTitle ToastViewport',
  toaster: 'Toaster',
  'use-toast': 'toast useToast',
  'toggle-group': 'ToggleGroup ToggleGroupItem',
  toggle: 'Toggle toggleVariants',
  tooltip: 'Tooltip TooltipContent TooltipProvider TooltipTrigger',
}

describe('the kit', () => {
  test.each(Object.entries(PUBLIC_NAMES))('%s exports the public names of shadcn/ui', (name, names) => {
    const exported = manifest.specifiers[`@/components/ui/${name}`]?.exports ?? []
    expect(names.split(' ').filter(wanted => !exported.includes(wanted))).toEqual([])
  })

  test('lib/utils and hooks/use-mobile are there', () => {
    expect(manifest.specifiers['@/lib/utils']?.exports).toEqual(['cn'])
    expect(manifest.specifiers['@/hooks/use-mobile']?.exports).toEqual(['useIsMobile'])
  })

  test('every module knows the kit modules it imports', () => {
    for (const module of Object.values(kit.modules)) {
      for (const used of module.imports) expect(kit.modules).toHaveProperty([used])
    }
    expect(kit.modules['components/ui/pagination']?.imports).toContain('components/ui/button')
  })

  test('a small component stays small', () => {
    const bytes = (specifier: string) =>
      vendorClosure(manifest, [specifier]).reduce(
        (sum, file) => sum + (manifest.files[file]?.gzipBytes ?? 0),
        0,
      )
    expect(bytes('@/components/ui/button')).toBeLessThan(20_000)
    expect(bytes('@/components/ui/sidebar')).toBeLessThan(70_000)
  })
})

describe('the build', () => {
  test('names every export of a CommonJS package', () => {
    expect(manifest.specifiers.react?.exports).toEqual(
      expect.arrayContaining(['default', 'useState', 'use', 'Activity']),
    )
    expect(manifest.specifiers['react-dom/client']?.exports).toEqual(
      expect.arrayContaining(['createRoot', 'hydrateRoot']),
    )
  })

  test('has one React, and no chunk of a dynamic import passes for a package', () => {
    const files = Object.values(manifest.specifiers).map(entry => entry.file)
    expect(files.filter(file => file.startsWith('c/'))).toEqual([])
    expect(Object.keys(manifest.specifiers).filter(name => name.includes('node_modules'))).toEqual([])
    const react = vendorClosure(manifest, ['react'])
    expect(vendorClosure(manifest, ['@chakra-ui/react'])).toEqual(expect.arrayContaining(react.slice(1)))
  })

  test('every file that is imported exists', () => {
    for (const { imports } of Object.values(manifest.files)) {
      for (const file of imports) expect(manifest.files).toHaveProperty([file])
    }
  })

  test('is ready until a source changes', () => {
    expect(vendorState()).toBe('ready')
  })
})
