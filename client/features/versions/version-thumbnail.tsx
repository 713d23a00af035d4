import type { ArtifactVersion } from '#shared/artifacts.ts'

/** The small picture of a version; an empty sheet until it has one. */
export function VersionThumbnail({ version: { pictureSrc } }: { version: ArtifactVersion }) {
  return (
    <span
      aria-hidden="true"
      className="backdrop-grid aspect-16/10 w-16 shrink-0 self-start overflow-hidden rounded-sm border border-line bg-surface"
    >
      {pictureSrc && (
        <img src={pictureSrc} alt="" loading="lazy" className="size-full object-cover object-top" />
      )}
    </span>
  )
}
