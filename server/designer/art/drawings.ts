import type { ArtName, Drawing } from '#server/designer/art/art.ts'
import { bowl, cup, loaf, plate } from '#server/designer/art/food.ts'
import { letter, lock, stage, tools } from '#server/designer/art/indoors.ts'
import { blocks, books, leaf, paw, people, pulse, track } from '#server/designer/art/life.ts'
import { house, moon, room, waves } from '#server/designer/art/outside.ts'
import { facade, hills, orbit, route, sun, turbine } from '#server/designer/art/places.ts'
import { aperture, arcade, bottles, sneaker, vessels, vinyl } from '#server/designer/art/things.ts'
import { board, cards, pages, panel, shield, terminal } from '#server/designer/art/work.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { SourceFile } from '#shared/artifacts.ts'

export const DRAWINGS: Record<ArtName, Drawing> = {
  aperture,
  arcade,
  blocks,
  board,
  books,
  bottles,
  bowl,
  cards,
  cup,
  facade,
  hills,
  house,
  leaf,
  letter,
  loaf,
  lock,
  moon,
  orbit,
  pages,
  panel,
  paw,
  people,
  plate,
  pulse,
  room,
  route,
  shield,
  sneaker,
  stage,
  sun,
  terminal,
  tools,
  track,
  turbine,
  vessels,
  vinyl,
  waves,
}

export const ILLUSTRATION_FILE = 'components/illustration.tsx'

/** The drawing as a component of the design. */
export function illustrationFile(name: ArtName): SourceFile {
  const { shapes, says } = DRAWINGS[name]
  const code = tsx`
    import type { ComponentProps } from "react";

    export function Illustration(props: ComponentProps<"svg">) {
      return (
        <svg viewBox="0 0 640 520" ${says ? `role="img" aria-label="${says}"` : 'aria-hidden="true"'} {...props}>
          ${shapes.trim()}
        </svg>
      );
    }
  `
  return { name: ILLUSTRATION_FILE, code }
}
