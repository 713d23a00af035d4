import { atom } from 'jotai'
import type { CodePrompt } from '#shared/exports.ts'

export type OpenDialog =
  /** With what it is needed for, where that is not plain. */
  | { kind: 'auth'; mode: 'login' | 'create'; why?: string }
  | { kind: 'promptTooLong'; characters: number }
  /** What plans there are, and what is used of one's own: from the menu. */
  | { kind: 'billing' }
  /** What one has. */
  | { kind: 'subscription' }
  /** What a plan does not allow. */
  | { kind: 'upgrade'; about: 'credits' | 'private' }
  | { kind: 'createWorkspace' }
  /** A project becomes a design; with the file that was dropped. */
  | { kind: 'import'; file?: File }
  | { kind: 'serviceDisruption' }
  /** With the field that somebody comes for. */
  | { kind: 'share'; at?: 'password' }
  /** A version of this design for everybody. */
  | { kind: 'publish' }
  /** An address of one's own for what is published. */
  | { kind: 'customDomain' }
  /** What visitors are asked, and what they have answered. */
  | { kind: 'feedbackQuestions' | 'feedbackAnswers' }
  /** What this design is. */
  | { kind: 'info' }
  /** What platform admins do with a design. */
  | { kind: 'adminPermissions' | 'roomInfo' | 'debugInfo'; patternId: string }
  | { kind: 'image'; name: string; url: string }
  /** A template becomes a part of the page. */
  | { kind: 'insert' }
  | { kind: 'convert' }
  /** A copy of this design on a board. */
  | { kind: 'addToCanvas' }
  /** Copies of one's designs on the board that is open. */
  | { kind: 'addDesigns' }
  | { kind: 'theme' }
  | { kind: 'versionPreview'; artifactId: string }
  | { kind: 'codeDiff'; artifactId: string; fileName?: string }
  | { kind: 'personalize' }
  /** What in a zip is a stand-in, and where the zip is. */
  | { kind: 'componentWarning'; hostedUrl: string; standIns: readonly string[]; isHtml?: boolean }
  /** The shown page as layers of other tools, and all pages as files and pictures. */
  | { kind: 'designTool'; at?: 'files' }
  /** Keys that serve the design, and the steps to a new one. */
  | { kind: 'connectIntegration' | 'connectOpenAi' }
  /** The look of the design becomes a preset. */
  | { kind: 'savePreset' }
  /** The preset of the design, as it is now, goes into it. */
  | { kind: 'applyPreset' }
  /** The design and its repository. */
  | { kind: 'codeHost' }
  | { kind: 'codePrompt'; code: CodePrompt; wasCopied: boolean }
  /** What I ask whoever runs this server; with what is written already, and the design it is about. */
  | { kind: 'support'; text?: string; patternId?: string }
  | { kind: 'commands' }
  | { kind: 'shortcuts' }
  /** What would be lost by logging out now. */
  | { kind: 'logOut'; unsaved: readonly { patternId: string; files: number }[] }

/** The dialog that is open; rendered by the page. */
export const openDialogAtom = atom<OpenDialog | null>(null)
