import { ClipboardCopy, FileArchive, Frame } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { MESSAGES } from '#shared/messages.ts'
import type { Exports } from './use-exports.ts'

const group = 'Export' as const

interface ExportActions {
  designTool: Action
  zip: Action
  copyCode: Action
}

/** The ways to take a design along. */
export function useExportActions({ downloadZip, copyCode, isBusy }: Exports): ExportActions {
  return {
    designTool: {
      id: 'designTool',
      group,
      name: 'Export to a design tool',
      icon: <Frame />,
      keys: ['Alt+F'],
      whyNot: MESSAGES.notSetUpHere,
      run: () => undefined,
    },
    zip: {
      id: 'zip',
      group,
      name: 'Download Code Zip',
      words: ['export', 'project', 'vite'],
      icon: <FileArchive />,
      isBusy,
      run: downloadZip,
    },
    copyCode: {
      id: 'copyCode',
      group,
      name: 'Copy Code as Prompt',
      words: ['export', 'clipboard'],
      icon: <ClipboardCopy />,
      isBusy,
      run: copyCode,
    },
  }
}
