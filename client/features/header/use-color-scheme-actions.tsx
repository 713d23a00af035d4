import { Monitor, Moon, Sun } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useColorScheme } from '#client/actions/use-color-scheme.ts'

export const SCHEMES = [
  { value: 'system', label: 'System', icon: <Monitor /> },
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
] as const

/** How Maquette looks, not the designs. */
export function useColorSchemeActions(): Action[] {
  const [, choose] = useColorScheme()
  return SCHEMES.map(({ value, label, icon }) => ({
    id: value,
    group: 'Look',
    name: `${label} theme`,
    icon,
    run: () => choose(value),
  }))
}
