import { tsx } from '#server/designer/code/tsx.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const dropdown: Alone = {
  name: 'dropdown',
  label: 'a dropdown menu',
  words:
    /\b(?:drop-?downs?(?: menus?)?|context menus?|action menus?|select (?:menu|box|component)|multi-?select|tooltips?|popovers?|hover cards?)\b/i,
  component: 'Menus',
  says: 'an account menu with the keyboard, a choice of several, and tooltips',
  code: ({ look }) => tsx`
    import { ChevronDown, CircleHelp, LogOut, Settings, User } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import {
      DropdownMenu,
      DropdownMenuCheckboxItem,
      DropdownMenuContent,
      DropdownMenuItem,
      DropdownMenuSeparator,
      DropdownMenuTrigger,
    } from "@/components/ui/dropdown-menu";
    import {
      Tooltip,
      TooltipContent,
      TooltipProvider,
      TooltipTrigger,
    } from "@/components/ui/tooltip";

    const COLUMNS = ["Name", "Owner", "Price", "Updated"];

    export function Menus() {
      const [shown, setShown] = useState(["Name", "Price"]);
      const [said, setSaid] = useState("Nothing chosen yet");

      return (
        <TooltipProvider>
          <div className="grid gap-6 text-center">
            <h1 className="${look.h3} text-2xl">Choose from a menu</h1>
            <div className="flex flex-wrap justify-center gap-3">
              <DropdownMenu>
                <DropdownMenuTrigger asChild>
                  <Button size="lg">
                    Account
                    <ChevronDown />
                  </Button>
                </DropdownMenuTrigger>
                <DropdownMenuContent className="w-52">
                  <DropdownMenuItem onSelect={() => setSaid("Profile")}>
                    <User />
                    Profile
                  </DropdownMenuItem>
                  <DropdownMenuItem onSelect={() => setSaid("Settings")}>
                    <Settings />
                    Settings
                  </DropdownMenuItem>
                  <DropdownMenuSeparator />
                  <DropdownMenuItem onSelect={() => setSaid("Signed out")}>
                    <LogOut />
                    Sign out
                  </DropdownMenuItem>
                </DropdownMenuContent>
              </DropdownMenu>
              <DropdownMenu>
                <DropdownMenuTrigger asChild>
                  <Button size="lg" variant="outline">
                    {shown.length} columns
                    <ChevronDown />
                  </Button>
                </DropdownMenuTrigger>
                <DropdownMenuContent className="w-52">
                  {COLUMNS.map((name) => (
                    <DropdownMenuCheckboxItem key={name} checked={shown.includes(name)} onSelect={(event) => event.preventDefault()} onCheckedChange={(isOn) => setShown(isOn ? [...shown, name] : shown.filter((each) => each !== name))}>{name}</DropdownMenuCheckboxItem>
                  ))}
                </DropdownMenuContent>
              </DropdownMenu>
              <Tooltip>
                <TooltipTrigger asChild>
                  <Button size="icon-lg" variant="ghost" aria-label="Help">
                    <CircleHelp />
                  </Button>
                </TooltipTrigger>
                <TooltipContent>Arrow keys move, Enter chooses</TooltipContent>
              </Tooltip>
            </div>
            <p role="status" className="text-muted-foreground">{said}</p>
          </div>
        </TooltipProvider>
      );
    }
  `,
}
