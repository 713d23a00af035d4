import { depict } from '#server/designer/art/depicting.ts'
import { picturesFile, relatedPictures } from '#server/designer/art/pictures.ts'
import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { flushTileOf, screenPiece } from '#server/designer/page/screen-parts.ts'

const PHOTOS: [string, string, number][] = [
  ['Low tide at six', 'ana', 214],
  ['Kitchen light', 'You', 38],
  ['The wall that used to be a shop', 'jonas', 97],
  ['Ferns', 'You', 61],
  ['Ninety steps', 'lin', 152],
  ['Sunday plate', 'greta', 88],
]

/** Everybody's photos and one's own: drop, like, delete. */
export function photoStream(page: Page): Piece {
  const pictures = depict(
    PHOTOS.map(([title]) => title),
    relatedPictures('hills'),
  )
  const rows = PHOTOS.map(([title, who, likes], id) => ({
    id,
    title,
    who,
    likes,
    isLiked: id === 2,
    picture: pictures[id] ?? '',
    address: '',
  }))
  const data = `import type { PictureName } from "@/components/picture";

export interface Photo {
  id: number;
  title: string;
  who: string;
  likes: number;
  isLiked: boolean;
  picture: PictureName;
  /** Of a picture that was dropped here. */
  address: string;
}

${constant('export const photos: Photo[]', rows)}
`
  const code = tsx`
    import { Heart, ImagePlus, Trash2 } from "lucide-react";
    import { useState } from "react";
    import { Picture } from "@/components/picture";
    import { Button } from "@/components/ui/button";
    import { type Photo, photos as initial } from "@/data/photos";

    const TABS = ["Stream", "My Photos"];

    export function PhotoStream() {
      const [photos, setPhotos] = useState<Photo[]>(initial);
      const [tab, setTab] = useState("Stream");
      const [isOver, setIsOver] = useState(false);
      const shown = photos.filter((photo) => tab === "Stream" || photo.who === "You");

      function add(list: FileList | null) {
        const images = [...(list ?? [])].filter((file) =>
          file.type.startsWith("image/"),
        );
        const first = Math.max(0, ...photos.map((photo) => photo.id)) + 1;
        const mine = images.map((file, at) => ({
          ...initial[0],
          id: first + at,
          title: file.name,
          who: "You",
          likes: 0,
          isLiked: false,
          address: URL.createObjectURL(file),
        }));
        setPhotos([...mine, ...photos]);
      }

      function like(id: number) {
        setPhotos(
          photos.map((photo) =>
            photo.id === id
              ? {
                  ...photo,
                  isLiked: !photo.isLiked,
                  likes: photo.likes + (photo.isLiked ? -1 : 1),
                }
              : photo,
          ),
        );
      }

      return (
        <div className="mx-auto max-w-6xl">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h1 className="${headingOf(page)}">{tab}</h1>
            <div role="tablist" aria-label="Photos" className="flex gap-1 rounded-full border p-1">
              {TABS.map((name) => (
                <button key={name} type="button" role="tab" aria-selected={name === tab} onClick={() => setTab(name)} className="rounded-full px-5 py-2 text-sm font-medium aria-selected:bg-primary aria-selected:text-primary-foreground">{name}</button>
              ))}
            </div>
          </div>
          <label
            onDragOver={(event) => {
              event.preventDefault();
              setIsOver(true);
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setIsOver(false);
              add(event.dataTransfer.files);
            }}
            className={isOver ? "mt-6 flex cursor-pointer items-center justify-center gap-3 rounded-2xl border-2 border-primary bg-accent py-8 text-accent-foreground" : "mt-6 flex cursor-pointer items-center justify-center gap-3 rounded-2xl border-2 border-dashed border-foreground/30 py-8 hover:border-primary"}
          >
            <ImagePlus className="size-6 text-brand" aria-hidden="true" />
            Drag and drop images here, or choose them to upload
            <input type="file" accept="image/*" multiple className="sr-only" onChange={(event) => add(event.target.files)} />
          </label>
          <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((photo) => (
              <li key={photo.id} className="${flushTileOf(page)} border bg-card">
                {photo.address ? <img src={photo.address} alt={photo.title} className="aspect-square w-full object-cover" /> : <Picture name={photo.picture} className="aspect-square w-full bg-accent" />}
                <div className="flex items-center gap-1 p-3">
                  <p className="min-w-0 flex-1 pl-1">
                    <span className="block truncate font-medium">{photo.title}</span>
                    <span className="text-sm text-muted-foreground">{photo.who}</span>
                  </p>
                  <Button variant="ghost" aria-pressed={photo.isLiked} aria-label={\`Like \${photo.title}, \${photo.likes} likes\`} onClick={() => like(photo.id)} className="aria-pressed:text-brand aria-pressed:[&_svg]:fill-current">
                    <Heart />
                    {photo.likes}
                  </Button>
                  {photo.who === "You" && (
                    <Button variant="ghost" size="icon" aria-label={\`Delete \${photo.title}\`} onClick={() => setPhotos(photos.filter((each) => each.id !== photo.id))}>
                      <Trash2 />
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
          {shown.length === 0 && (
            <p className="py-16 text-center text-muted-foreground">No photos of yours yet. Drop one above.</p>
          )}
        </div>
      );
    }
  `
  return screenPiece('PhotoStream', code, [
    { name: 'data/photos.ts', code: data },
    picturesFile([...new Set(pictures)]),
  ])
}
