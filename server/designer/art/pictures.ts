import type { ArtName } from '#server/designer/art/art.ts'
import { DRAWINGS } from '#server/designer/art/drawings.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** Several drawings in one component: `<Picture name="facade" />`. */
export function picturesFile(names: readonly ArtName[]): SourceFile {
  const code = tsx`
    import type { ComponentProps } from "react";

    const PICTURES = {
      ${names.map(name => `${name}: (\n  <>\n${indent(DRAWINGS[name].shapes.trim(), 4)}\n  </>\n),`)}
    };

    export type PictureName = keyof typeof PICTURES;

    interface PictureProps extends ComponentProps<"svg"> {
      name: PictureName;
    }

    export function Picture({ name, ...props }: PictureProps) {
      return (
        <svg viewBox="0 0 640 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {...props}>
          {PICTURES[name]}
        </svg>
      );
    }
  `
  return { name: 'components/picture.tsx', code }
}

const indent = (text: string, by: number): string => text.replace(/^/gm, ' '.repeat(by))

/** Pictures that go together for a trade: its own first. */
export const RELATED: Partial<Record<ArtName, ArtName[]>> = {
  blocks: ['blocks', 'panel', 'vessels', 'route', 'vinyl', 'cards', 'letter', 'stage'],
  aperture: ['hills', 'facade', 'people', 'waves', 'room', 'stage', 'leaf', 'moon'],
  hills: ['hills', 'waves', 'leaf', 'plate', 'house', 'facade'],
  facade: ['facade', 'house', 'room', 'leaf', 'vessels', 'hills'],
  vessels: ['vessels', 'bowl', 'cup', 'leaf', 'plate', 'bottles'],
  bowl: ['bowl', 'plate', 'loaf', 'cup', 'bottles', 'leaf'],
  cup: ['cup', 'loaf', 'plate', 'bowl', 'bottles', 'room'],
  pages: ['pages', 'books', 'letter', 'room', 'waves', 'people'],
  books: ['books', 'pages', 'board', 'people', 'room', 'panel'],
  board: ['board', 'stage', 'people', 'pages', 'room', 'cup'],
  loaf: ['loaf', 'cup', 'bowl', 'leaf', 'plate', 'vessels'],
  plate: ['plate', 'bowl', 'cup', 'leaf', 'loaf', 'bottles'],
}

export const relatedPictures = (art: ArtName): ArtName[] =>
  RELATED[art] ??
  [
    art,
    ...(['hills', 'people', 'facade', 'leaf', 'books', 'cup', 'board'] as ArtName[]).filter(
      name => name !== art,
    ),
  ].slice(0, 6)
