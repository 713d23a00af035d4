import {
  Bell,
  ChevronRight,
  CircleAlert,
  FolderOpen,
  MoreHorizontal,
  Rocket,
  ShieldCheck,
} from 'lucide-react'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { AspectRatio } from '@/components/ui/aspect-ratio'
import { Avatar, AvatarBadge, AvatarFallback, AvatarGroup, AvatarGroupCount } from '@/components/ui/avatar'
import {
  Breadcrumb,
  BreadcrumbEllipsis,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from '@/components/ui/breadcrumb'
import { Button } from '@/components/ui/button'
import { Calendar } from '@/components/ui/calendar'
import {
  Card,
  CardAction,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from '@/components/ui/card'
import {
  Carousel,
  CarouselContent,
  CarouselItem,
  CarouselNext,
  CarouselPrevious,
} from '@/components/ui/carousel'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/components/ui/collapsible'
import {
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyMedia,
  EmptyTitle,
} from '@/components/ui/empty'
import {
  Item,
  ItemActions,
  ItemContent,
  ItemDescription,
  ItemGroup,
  ItemMedia,
  ItemSeparator,
  ItemTitle,
} from '@/components/ui/item'
import {
  NavigationMenu,
  NavigationMenuContent,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuList,
  NavigationMenuTrigger,
  navigationMenuTriggerStyle,
} from '@/components/ui/navigation-menu'
import {
  Pagination,
  PaginationContent,
  PaginationEllipsis,
  PaginationItem,
  PaginationLink,
  PaginationNext,
  PaginationPrevious,
} from '@/components/ui/pagination'
import { ResizableHandle, ResizablePanel, ResizablePanelGroup } from '@/components/ui/resizable'
import { ScrollArea } from '@/components/ui/scroll-area'
import { Separator } from '@/components/ui/separator'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'

export default function App() {
  return (
    <main className="mx-auto max-w-6xl px-6 py-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-semibold text-2xl tracking-tight">Surfaces</h1>
        <NavigationMenu>
          <NavigationMenuList>
            <NavigationMenuItem>
              <NavigationMenuTrigger>Product</NavigationMenuTrigger>
              <NavigationMenuContent>
                <NavigationMenuLink href="#">Editor</NavigationMenuLink>
              </NavigationMenuContent>
            </NavigationMenuItem>
            <NavigationMenuItem>
              <NavigationMenuLink href="#" className={navigationMenuTriggerStyle()}>
                Pricing
              </NavigationMenuLink>
            </NavigationMenuItem>
          </NavigationMenuList>
        </NavigationMenu>
      </div>
      <Breadcrumb className="mt-3">
        <BreadcrumbList>
          <BreadcrumbItem>
            <BreadcrumbLink href="#">Home</BreadcrumbLink>
          </BreadcrumbItem>
          <BreadcrumbSeparator />
          <BreadcrumbItem>
            <BreadcrumbEllipsis />
          </BreadcrumbItem>
          <BreadcrumbSeparator />
          <BreadcrumbItem>
            <BreadcrumbPage>Gallery</BreadcrumbPage>
          </BreadcrumbItem>
        </BreadcrumbList>
      </Breadcrumb>
      <Separator className="my-8" />
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        <Card>
          <CardHeader>
            <CardTitle>Create a project</CardTitle>
            <CardDescription>Deploy your new project in one click.</CardDescription>
            <CardAction>
              <Button size="icon-sm" variant="ghost" aria-label="More">
                <MoreHorizontal />
              </Button>
            </CardAction>
          </CardHeader>
          <CardContent className="text-muted-foreground text-sm leading-relaxed">
            A project keeps its designs, people and versions together.
          </CardContent>
          <CardFooter className="gap-2">
            <Button>Create</Button>
            <Button variant="outline">Cancel</Button>
          </CardFooter>
        </Card>
        <div className="grid gap-4 self-start">
          <Alert>
            <Rocket />
            <AlertTitle>Version 4 is live</AlertTitle>
            <AlertDescription>Everybody in the room sees it now.</AlertDescription>
          </Alert>
          <Alert variant="destructive">
            <CircleAlert />
            <AlertTitle>Payment failed</AlertTitle>
            <AlertDescription>Your card was declined. Update it to keep your plan.</AlertDescription>
          </Alert>
          <AvatarGroup>
            {['MO', 'JK', 'AL'].map(name => (
              <Avatar key={name}>
                <AvatarFallback>{name}</AvatarFallback>
              </Avatar>
            ))}
            <AvatarGroupCount>+4</AvatarGroupCount>
          </AvatarGroup>
          <Avatar size="lg">
            <AvatarFallback>RT</AvatarFallback>
            <AvatarBadge className="bg-emerald-500" />
          </Avatar>
        </div>
        <Accordion type="single" collapsible defaultValue="a">
          <AccordionItem value="a">
            <AccordionTrigger>Is it accessible?</AccordionTrigger>
            <AccordionContent>Yes. It follows the WAI-ARIA design pattern.</AccordionContent>
          </AccordionItem>
          <AccordionItem value="b">
            <AccordionTrigger>Can it be themed?</AccordionTrigger>
            <AccordionContent>Every colour is a token.</AccordionContent>
          </AccordionItem>
          <AccordionItem value="c">
            <AccordionTrigger>Does it work offline?</AccordionTrigger>
            <AccordionContent>Yes.</AccordionContent>
          </AccordionItem>
        </Accordion>
        <Calendar
          mode="range"
          selected={{ from: new Date(2026, 10, 9), to: new Date(2026, 10, 14) }}
          defaultMonth={new Date(2026, 10)}
          className="rounded-xl border"
        />
        <div className="grid gap-6 self-start">
          <Tabs defaultValue="a">
            <TabsList>
              <TabsTrigger value="a">Overview</TabsTrigger>
              <TabsTrigger value="b">Activity</TabsTrigger>
              <TabsTrigger value="c">Settings</TabsTrigger>
            </TabsList>
            <TabsContent value="a" className="text-muted-foreground">
              Everything at a glance.
            </TabsContent>
          </Tabs>
          <Tabs defaultValue="b">
            <TabsList variant="line">
              <TabsTrigger value="a">Code</TabsTrigger>
              <TabsTrigger value="b">Preview</TabsTrigger>
            </TabsList>
          </Tabs>
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-3.5 w-2/3" />
              <Skeleton className="h-3.5 w-1/3" />
            </div>
          </div>
          <Pagination>
            <PaginationContent>
              <PaginationItem>
                <PaginationPrevious href="#" />
              </PaginationItem>
              <PaginationItem>
                <PaginationLink href="#">1</PaginationLink>
              </PaginationItem>
              <PaginationItem>
                <PaginationLink href="#" isActive>
                  2
                </PaginationLink>
              </PaginationItem>
              <PaginationItem>
                <PaginationEllipsis />
              </PaginationItem>
              <PaginationItem>
                <PaginationNext href="#" />
              </PaginationItem>
            </PaginationContent>
          </Pagination>
          <Collapsible defaultOpen>
            <CollapsibleTrigger asChild>
              <Button variant="outline" size="sm">
                Three more files
              </Button>
            </CollapsibleTrigger>
            <CollapsibleContent className="pt-2 text-muted-foreground text-sm">
              hero.tsx, theme.css
            </CollapsibleContent>
          </Collapsible>
        </div>
        <Empty className="border">
          <EmptyHeader>
            <EmptyMedia variant="icon">
              <FolderOpen />
            </EmptyMedia>
            <EmptyTitle>No designs yet</EmptyTitle>
            <EmptyDescription>Describe what you want to see, and it appears here.</EmptyDescription>
          </EmptyHeader>
          <EmptyContent>
            <Button>Start a design</Button>
          </EmptyContent>
        </Empty>
        <ItemGroup className="rounded-xl border">
          <Item>
            <ItemMedia variant="icon">
              <ShieldCheck />
            </ItemMedia>
            <ItemContent>
              <ItemTitle>Two-factor sign-in</ItemTitle>
              <ItemDescription>Asks for a code on new devices.</ItemDescription>
            </ItemContent>
            <ItemActions>
              <Button size="sm" variant="outline">
                Enable
              </Button>
            </ItemActions>
          </Item>
          <ItemSeparator />
          <Item asChild>
            <a href="#bell">
              <ItemMedia variant="icon">
                <Bell />
              </ItemMedia>
              <ItemContent>
                <ItemTitle>Notifications</ItemTitle>
                <ItemDescription>Mentions and replies.</ItemDescription>
              </ItemContent>
              <ItemActions>
                <ChevronRight className="size-4 text-muted-foreground" />
              </ItemActions>
            </a>
          </Item>
        </ItemGroup>
        <ResizablePanelGroup direction="horizontal" className="min-h-40 rounded-xl border">
          <ResizablePanel defaultSize={35}>
            <ScrollArea className="h-40 p-4 text-sm">
              {Array.from({ length: 14 }, (_, at) => `Layer ${at + 1}`).map(name => (
                <div key={name} className="py-1 text-muted-foreground">
                  {name}
                </div>
              ))}
            </ScrollArea>
          </ResizablePanel>
          <ResizableHandle withHandle />
          <ResizablePanel defaultSize={65}>
            <div className="grid h-full place-items-center text-sm">Canvas</div>
          </ResizablePanel>
        </ResizablePanelGroup>
        <div className="px-12">
          <Carousel>
            <CarouselContent>
              {['One', 'Two', 'Three'].map(name => (
                <CarouselItem key={name}>
                  <AspectRatio ratio={16 / 10}>
                    <div className="grid size-full place-items-center rounded-xl border bg-muted/50 font-medium">
                      {name}
                    </div>
                  </AspectRatio>
                </CarouselItem>
              ))}
            </CarouselContent>
            <CarouselPrevious />
            <CarouselNext />
          </Carousel>
        </div>
      </div>
    </main>
  )
}
