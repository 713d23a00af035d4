import { useAtom, useSetAtom } from 'jotai'
import {
  BookOpen,
  ClipboardCopy,
  Code2,
  FileArchive,
  GitFork,
  Home,
  Info,
  Keyboard,
  Layers,
  Link2,
  MessageCircle,
  Monitor,
  Moon,
  Palette,
  PanelTop,
  Redo2,
  Settings,
  Share2,
  Shuffle,
  Square,
  Star,
  Sun,
  Undo2,
  Users,
} from 'lucide-react'
import { useLocation } from 'wouter'
import { useColorScheme } from '#client/actions/use-color-scheme.ts'
import type { Fork } from '#client/actions/use-fork.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useStop } from '#client/api/chat.ts'
import { useStarPattern } from '#client/api/patterns.ts'
import { useExperiment, useMe } from '#client/api/users.ts'
import type { Command } from '#client/features/commands/command.ts'
import { CommandPalette } from '#client/features/commands/command-palette.tsx'
import type { Exports } from '#client/features/exports/export-menu.tsx'
import { focusComposer } from '#client/lib/composer-focus.ts'
import { copyText } from '#client/lib/copy-text.ts'
import { NARROW, useMediaQuery } from '#client/lib/media-query.ts'
import { usePreviewCommands } from '#client/pages/editor/preview-commands.tsx'
import { useActiveRun, useMeta } from '#client/room/document/meta-hooks.ts'
import { usePeople } from '#client/room/presence/presence-hooks.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { followedAtom } from '#client/state/following.ts'
import type { PanelName } from '#client/state/panel.ts'
import { undoOwn } from '#client/state/undo.ts'
import { toast } from '#client/ui/toast.ts'
import { can } from '#shared/access.ts'
import type { Pattern } from '#shared/patterns.ts'

interface EditorCommandsProps {
  pattern: Pattern
  fork: Fork
  exports: Exports
  showPanel(panel: PanelName): void
  onClose(): void
}

/** The palette with what can be done in this room right now. */
export function EditorCommands(props: EditorCommandsProps) {
  const commands = [
    ...usePlaces(props),
    ...useDesignCommands(props),
    ...usePreviewCommands(props.showPanel),
    ...useFollowCommands(),
    ...useLooks(),
  ]
  return <CommandPalette commands={commands} onClose={props.onClose} />
}

function usePlaces({ showPanel }: EditorCommandsProps): Command[] {
  const [, navigate] = useLocation()
  const isSignedIn = useMe() !== null
  const isNarrow = useMediaQuery(NARROW)
  const group = 'Go to'
  return [
    {
      id: 'chat',
      group,
      label: 'Chat',
      words: ['message', 'prompt'],
      icon: <MessageCircle />,
      run: () => showPanel('chat'),
      goOn: () => focusComposer(),
    },
    { id: 'code', group, label: 'Code', words: ['files'], icon: <Code2 />, run: () => showPanel('code') },
    // Beside the others there is nothing to go to.
    ...(isNarrow
      ? [
          {
            id: 'preview',
            group,
            label: 'Preview',
            icon: <PanelTop />,
            run: () => showPanel('preview'),
          } as const,
        ]
      : []),
    { id: 'home', group, label: 'Home', words: ['designs'], icon: <Home />, run: () => navigate('/') },
    {
      id: 'docs',
      group,
      label: 'Documentation',
      words: ['help', 'packages'],
      icon: <BookOpen />,
      run: () => void window.open('/docs', '_blank', 'noopener'),
    },
    ...(isSignedIn
      ? [
          {
            id: 'settings',
            group,
            label: 'Settings',
            icon: <Settings />,
            run: () => navigate('/settings'),
          } as const,
        ]
      : []),
  ]
}

/** The palette is gone before an answer comes, so a promise tells. */
const tell = (error: unknown) => void toast.error(sentenceOf(error))

function useDesignCommands({ pattern, fork, exports }: EditorCommandsProps): Command[] {
  const { id, starred, permissionLevel } = pattern
  const open = useSetAtom(openDialogAtom)
  const star = useStarPattern()
  const stop = useStop(id)
  const run = useActiveRun()
  const { activeArtifactId } = useMeta()
  const isSignedIn = useMe() !== null
  const canConvert = useExperiment('convert')
  const canWrite = isSignedIn && can(permissionLevel, 'edit')
  const copyLink = async () => {
    if (await copyText(`${location.origin}/c/${id}`)) toast.success('The link is copied.')
  }
  const toggleStar = () => star.mutateAsync({ id, shouldStar: !starred }).catch(tell)
  const halt = () => run && stop.mutateAsync(run.requestId).catch(tell)
  const some = (isThere: boolean, command: Command): Command[] => (isThere ? [command] : [])
  return [
    ...some(canWrite && run !== null, {
      id: 'stop',
      group: 'Design',
      label: 'Stop the generation',
      icon: <Square />,
      keys: 'Esc',
      run: () => void halt(),
    }),
    ...some(activeArtifactId !== null, {
      id: 'versions',
      group: 'Design',
      label: 'Preview and compare versions',
      words: ['history', 'restore'],
      icon: <Layers />,
      run: () => activeArtifactId && open({ kind: 'versionPreview', artifactId: activeArtifactId }),
    }),
    ...some(canWrite, {
      id: 'share',
      group: 'Design',
      label: 'Share',
      words: ['invite', 'public', 'private'],
      icon: <Share2 />,
      run: () => open({ kind: 'share' }),
    }),
    { id: 'link', group: 'Design', label: 'Copy link', icon: <Link2 />, run: () => void copyLink() },
    {
      id: 'fork',
      group: 'Design',
      label: 'Fork',
      words: ['copy', 'duplicate'],
      icon: <GitFork />,
      run: fork.run,
    },
    {
      id: 'zip',
      group: 'Design',
      label: 'Download Code Zip',
      words: ['export', 'project', 'vite'],
      icon: <FileArchive />,
      run: exports.downloadZip,
    },
    {
      id: 'copyCode',
      group: 'Design',
      label: 'Copy Code as Prompt',
      words: ['export', 'clipboard'],
      icon: <ClipboardCopy />,
      run: exports.copyCode,
    },
    ...some(canWrite, {
      id: 'theme',
      group: 'Design',
      label: 'Change the theme',
      words: ['colour', 'color', 'radius', 'font', 'density', 'spacing'],
      icon: <Palette />,
      run: () => open({ kind: 'theme' }),
    }),
    {
      id: 'info',
      group: 'Design',
      label: 'Info',
      words: ['owner', 'packages', 'size'],
      icon: <Info />,
      run: () => open({ kind: 'info' }),
    },
    ...some(isSignedIn && canConvert, {
      id: 'convert',
      group: 'Design',
      label: 'Convert to another preset',
      icon: <Shuffle />,
      run: () => open({ kind: 'convert' }),
    }),
    ...some(canWrite, {
      id: 'star',
      group: 'Design',
      label: starred ? 'Unfavorite' : 'Favorite',
      icon: <Star />,
      run: () => void toggleStar(),
    }),
    ...some(canWrite, {
      id: 'undo',
      group: 'Edit',
      label: 'Undo',
      icon: <Undo2 />,
      keys: 'Mod+Z',
      run: () => undoOwn(id, 'undo'),
    }),
    ...some(canWrite, {
      id: 'redo',
      group: 'Edit',
      label: 'Redo',
      icon: <Redo2 />,
      keys: 'Mod+Shift+Z',
      run: () => undoOwn(id, 'redo'),
    }),
  ]
}

function useFollowCommands(): Command[] {
  const me = useMe()
  const [followed, follow] = useAtom(followedAtom)
  return usePeople()
    .filter(person => person.id !== me?.id)
    .map(({ id, name }) => ({
      id: `follow-${id}`,
      group: 'Together',
      label: followed === id ? `Stop following ${name}` : `Follow ${name}`,
      icon: <Users />,
      run: () => follow(followed === id ? null : id),
    }))
}

function useLooks(): Command[] {
  const open = useSetAtom(openDialogAtom)
  const [, setTheme] = useColorScheme()
  return [
    { id: 'light', group: 'Look', label: 'Light theme', icon: <Sun />, run: () => setTheme('light') },
    { id: 'dark', group: 'Look', label: 'Dark theme', icon: <Moon />, run: () => setTheme('dark') },
    { id: 'system', group: 'Look', label: 'System theme', icon: <Monitor />, run: () => setTheme('system') },
    {
      id: 'shortcuts',
      group: 'Help',
      label: 'Keyboard shortcuts',
      icon: <Keyboard />,
      keys: '?',
      run: () => open({ kind: 'shortcuts' }),
    },
  ]
}
