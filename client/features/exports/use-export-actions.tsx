import { ClipboardCopy, FileArchive, FileCode, Frame, Image } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import type { Exports } from './use-exports.ts'

const group = 'Export' as const

interface ExportActions {
  designTool: Action
  zip: Action
  copyCode: Action
  /** In the dialog and the palette: the menu has the five items of section 2. */
  html: Action
  pictures: Action
}

/** The ways to take a design along. */
export function useExportActions({
  downloadZip,
  copyCode,
  openDesignTool,
  openFiles,
  downloadHtml,
  isHtmlBusy,
  isBusy,
}: Exports): ExportActions {
  return {
    designTool: {
      id: 'designTool',
      group,
      name: 'Export to a design tool',
      icon: <Frame />,
      words: ['figma', 'svg', 'penpot', 'sketch'],
      keys: ['Alt+F'],
      run: openDesignTool,
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
    html: {
      id: 'html',
      group,
      name: 'Download as one HTML file',
      words: ['export', 'offline', 'page'],
      icon: <FileCode />,
      isBusy: isHtmlBusy,
      run: downloadHtml,
    },
    pictures: {
      id: 'pictures',
      group,
      name: 'Save pages as PNG or PDF',
      words: ['export', 'picture', 'image', 'screenshot', 'print', 'pdf'],
      icon: <Image />,
      run: openFiles,
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
