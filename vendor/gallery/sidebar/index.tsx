import { BookOpen, ChevronsUpDown, Home, Inbox, Plus, Search, Settings2 } from 'lucide-react'
import { Avatar, AvatarFallback } from '@/components/ui/avatar'
import { Separator } from '@/components/ui/separator'
import {
  Sidebar,
  SidebarContent,
  SidebarFooter,
  SidebarGroup,
  SidebarGroupAction,
  SidebarGroupContent,
  SidebarGroupLabel,
  SidebarHeader,
  SidebarInput,
  SidebarInset,
  SidebarMenu,
  SidebarMenuBadge,
  SidebarMenuButton,
  SidebarMenuItem,
  SidebarMenuSkeleton,
  SidebarMenuSub,
  SidebarMenuSubButton,
  SidebarMenuSubItem,
  SidebarProvider,
  SidebarRail,
  SidebarSeparator,
  SidebarTrigger,
} from '@/components/ui/sidebar'

const PAGES = [
  { name: 'Home', icon: Home, badge: null },
  { name: 'Inbox', icon: Inbox, badge: '12' },
  { name: 'Search', icon: Search, badge: null },
]

export default function App() {
  return (
    <SidebarProvider>
      <Sidebar variant="inset" collapsible="icon">
        <SidebarHeader>
          <SidebarMenu>
            <SidebarMenuItem>
              <SidebarMenuButton size="lg">
                <div className="grid size-8 place-items-center rounded-lg bg-sidebar-primary font-semibold text-sidebar-primary-foreground">
                  M
                </div>
                <div className="grid flex-1 leading-tight">
                  <span className="font-medium">Maquette</span>
                  <span className="text-muted-foreground text-xs">Team plan</span>
                </div>
                <ChevronsUpDown className="ml-auto" />
              </SidebarMenuButton>
            </SidebarMenuItem>
          </SidebarMenu>
          <SidebarInput placeholder="Search" />
        </SidebarHeader>
        <SidebarContent>
          <SidebarGroup>
            <SidebarGroupLabel>Workspace</SidebarGroupLabel>
            <SidebarGroupAction title="Add">
              <Plus />
            </SidebarGroupAction>
            <SidebarGroupContent>
              <SidebarMenu>
                {PAGES.map(({ name, icon: Icon, badge }) => (
                  <SidebarMenuItem key={name}>
                    <SidebarMenuButton tooltip={name} isActive={name === 'Inbox'}>
                      <Icon />
                      <span>{name}</span>
                    </SidebarMenuButton>
                    {badge ? <SidebarMenuBadge>{badge}</SidebarMenuBadge> : null}
                  </SidebarMenuItem>
                ))}
                <SidebarMenuItem>
                  <SidebarMenuButton>
                    <BookOpen />
                    <span>Documentation</span>
                  </SidebarMenuButton>
                  <SidebarMenuSub>
                    {['Introduction', 'Tutorials', 'Changelog'].map(name => (
                      <SidebarMenuSubItem key={name}>
                        <SidebarMenuSubButton href="#" isActive={name === 'Tutorials'}>
                          <span>{name}</span>
                        </SidebarMenuSubButton>
                      </SidebarMenuSubItem>
                    ))}
                  </SidebarMenuSub>
                </SidebarMenuItem>
                <SidebarMenuSkeleton showIcon />
              </SidebarMenu>
            </SidebarGroupContent>
          </SidebarGroup>
        </SidebarContent>
        <SidebarSeparator />
        <SidebarFooter>
          <SidebarMenu>
            <SidebarMenuItem>
              <SidebarMenuButton>
                <Settings2 />
                <span>Settings</span>
              </SidebarMenuButton>
            </SidebarMenuItem>
            <SidebarMenuItem>
              <SidebarMenuButton size="lg">
                <Avatar>
                  <AvatarFallback>MO</AvatarFallback>
                </Avatar>
                <span className="font-medium">Maren Oduya</span>
              </SidebarMenuButton>
            </SidebarMenuItem>
          </SidebarMenu>
        </SidebarFooter>
        <SidebarRail />
      </Sidebar>
      <SidebarInset>
        <header className="flex h-14 items-center gap-2 border-b px-4">
          <SidebarTrigger />
          <Separator orientation="vertical" className="mr-2 data-[orientation=vertical]:h-4" />
          <span className="font-medium text-sm">Inbox</span>
        </header>
        <div className="grid auto-rows-min gap-4 p-4 md:grid-cols-3">
          {['a', 'b', 'c'].map(key => (
            <div key={key} className="aspect-video rounded-xl bg-muted/60" />
          ))}
        </div>
      </SidebarInset>
    </SidebarProvider>
  )
}
