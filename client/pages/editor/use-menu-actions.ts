import type { Action } from '#client/actions/action.ts'
import type { Fork } from '#client/actions/use-fork.ts'
import { useMe } from '#client/api/users.ts'
import { useAdminActions } from '#client/features/admin/use-admin-actions.tsx'
import { useAddToCanvasActions } from '#client/features/canvas/add/use-add-to-canvas-actions.tsx'
import { useCodeHostActions } from '#client/features/code-host/use-code-host-actions.tsx'
import { useCommandActions } from '#client/features/commands/use-command-actions.tsx'
import { useUndoActions } from '#client/features/commands/use-undo-actions.tsx'
import { useExportActions } from '#client/features/exports/use-export-actions.tsx'
import type { Exports } from '#client/features/exports/use-exports.ts'
import { useDesignActions } from '#client/features/header/use-design-actions.tsx'
import { useIntegrationActions } from '#client/features/integrations/use-integration-actions.tsx'
import { usePresetActions } from '#client/features/presets/use-preset-actions.tsx'
import { useThemeActions } from '#client/features/theme/use-theme-actions.tsx'
import { can } from '#shared/access.ts'
import type { Pattern } from '#shared/patterns.ts'

export interface ActedOn {
  pattern: Pattern
  fork: Fork
  exports: Exports
}

export const useCanWrite = ({ permissionLevel }: Pattern): boolean =>
  useMe() !== null && can(permissionLevel, 'edit')

/** What the header of the editor offers for this design. */
export function useMenuActions({ pattern, fork, exports }: ActedOn) {
  const canWrite = useCanWrite(pattern)
  return {
    ...useDesignActions(pattern, fork),
    ...useAddToCanvasActions(pattern),
    ...useAdminActions(pattern),
    ...useThemeActions(canWrite),
    ...usePresetActions(pattern, canWrite),
    ...useIntegrationActions(canWrite),
    ...useExportActions(exports),
    ...useCodeHostActions(canWrite),
    ...useUndoActions(canWrite),
    ...useCommandActions(),
  }
}

type MenuActions = ReturnType<typeof useMenuActions>

/** The menu Actions, part by part. */
export const actionsMenu = (of: MenuActions): Action[][] => [
  [of.favorite, of.fork, of.theme, of.convert, of.addToCanvas, of.integrations, of.info],
  [of.savePreset, of.applyPreset],
  [of.adminPermissions, of.addToCatalog, of.roomInfo, of.debugInfo, of.forceStop],
  [of.commands, of.shortcuts],
]

/** The menu Export, part by part. */
export const exportMenu = (of: MenuActions): Action[][] => [
  [of.designTool, of.codeHost],
  [of.zip, of.copyCode],
  [of.fork],
]

/** Everything that keys are pressed for. */
export const keyedActions = (of: MenuActions): Action[] =>
  Object.values(of).filter(({ keys }) => keys !== undefined)
