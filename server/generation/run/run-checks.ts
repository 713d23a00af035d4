import { readMeta } from '#room-schema/editor-room.ts'
import { type AttachedPicture, withPictures } from '#server/generation/attached-pictures.ts'
import { checkPort } from '#server/generation/check/check-port.ts'
import { compileChecker } from '#server/generation/check/compile-checker.ts'
import { DesignCheck } from '#server/generation/check/design-check.ts'
import { canSee } from '#server/generation/look/can-see.ts'
import { PageLook } from '#server/generation/look/page-look.ts'
import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import type { RunOptions } from '#server/generation/reply/run-options.ts'
import type { LiveRun } from '#server/generation/run/live-run.ts'
import type { RunStart } from '#server/generation/run/start.ts'
import type { SourceFile } from '#shared/artifacts.ts'

interface Asked {
  files: ProjectFiles
  pictures: readonly AttachedPicture[]
  /** Null where templates answer. */
  chosen: Parameters<typeof canSee>[0]
}

/** What an answer is checked with: compiled and read on the server, and looked at in somebody's browser. */
export function checksOf(
  { env, room, stored, writer, transcript, stop }: LiveRun,
  { pattern, baseId }: RunStart,
  { files, pictures, chosen }: Asked,
): Pick<RunOptions, 'check' | 'look'> {
  const { actor, prompt, mode } = stored.request
  const { config, allowsWebImages: showsWebPictures } = pattern
  const checked = {
    ...{ port: checkPort(env, actor.id, stop.signal), prompt },
    complete: (made: readonly SourceFile[]) => withPictures(env.FILES, room.patternId(), [...made], pictures),
  }
  const compiled = compileChecker({ ...checked, base: files.base, config, showsWebPictures })
  const look = new PageLook({
    ...{ port: room.looks, userId: actor.id, signal: stop.signal, files, writer, config },
    isDark: readMeta(room.doc()).isDarkMode,
    canSee: canSee(chosen),
    showsAnswer: mode === 'best' && baseId === null,
    complete: checked.complete,
    record: sentence => transcript.noted(sentence),
  })
  // A template has nothing to repair itself with.
  const checkers: ConstructorParameters<typeof DesignCheck>[0]['checkers'] =
    chosen === null ? [async () => null] : [compiled, look.checker]
  return { check: new DesignCheck({ ...checked, files, checkers }), look }
}
