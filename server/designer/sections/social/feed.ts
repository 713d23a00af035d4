import type { ArtName } from '#server/designer/art/art.ts'
import { picturesFile } from '#server/designer/art/pictures.ts'
import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { flushTileOf, screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

export interface FeedPosts {
  title: string
  note: string
  /** What one writes: "Share something". */
  prompt: string
  posts: [who: string, when: string, text: string, likes: number, picture?: ArtName][]
}

/** What people posted, newest first; one can post, like and answer. */
export function feed(page: Page, { title, note, prompt, posts }: FeedPosts): Piece {
  const pictures = [...new Set(posts.flatMap(([, , , , picture]) => picture ?? []))]
  const rows = posts.map(([who, when, text, likes, picture], id) => ({
    id,
    who,
    when,
    text,
    likes,
    isLiked: false,
    picture: picture ?? null,
  }))
  const hasPictures = pictures.length > 0
  const data = `${hasPictures ? 'import type { PictureName } from "@/components/picture";\n\n' : ''}export interface Post {
  id: number;
  who: string;
  when: string;
  text: string;
  likes: number;
  isLiked: boolean;
  picture: ${hasPictures ? 'PictureName | null' : 'null'};
}

${constant('export const posts: Post[]', rows)}
`
  const code = tsx`
    import { Heart, MessageCircle } from "lucide-react";
    import { useState } from "react";
    ${hasPictures ? 'import { Picture } from "@/components/picture";' : ''}
    import { Button } from "@/components/ui/button";
    import { Textarea } from "@/components/ui/textarea";
    import { type Post, posts as initial } from "@/data/posts";

    export function Feed() {
      const [posts, setPosts] = useState<Post[]>(initial);
      const [draft, setDraft] = useState("");
      const [answers, setAnswers] = useState<Record<number, string[]>>({});

      function publish() {
        const text = draft.trim();
        if (!text) return;
        const id = Math.max(...posts.map((post) => post.id)) + 1;
        const mine = { who: "You", when: "now", likes: 0, isLiked: false };
        setPosts([{ id, text, picture: null, ...mine }, ...posts]);
        setDraft("");
      }

      function like(id: number) {
        setPosts(
          posts.map((post) =>
            post.id === id
              ? {
                  ...post,
                  isLiked: !post.isLiked,
                  likes: post.likes + (post.isLiked ? -1 : 1),
                }
              : post,
          ),
        );
      }

      return (
        <div className="mx-auto max-w-2xl">
          ${screenHead(page, title, note)}
          <form
            className="mt-6 ${tileOf(page)}"
            onSubmit={(event) => {
              event.preventDefault();
              publish();
            }}
          >
            <Textarea value={draft} onChange={(event) => setDraft(event.target.value)} aria-label="${prompt}" placeholder="${prompt}" rows={2} />
            <div className="mt-3 flex items-center justify-between text-sm text-muted-foreground">
              <span>{draft.length} of 280</span>
              <Button type="submit" disabled={!draft.trim()}>Post</Button>
            </div>
          </form>
          <ul className="mt-6 grid gap-5">
            {posts.map((post) => (
              <li key={post.id} className="${flushTileOf(page)}">
                <div className="flex items-center gap-3 px-5 pt-5">
                  <span aria-hidden="true" className="flex size-10 items-center justify-center rounded-full bg-primary font-semibold text-primary-foreground">{post.who.charAt(0)}</span>
                  <p>
                    <span className="block font-semibold">{post.who}</span>
                    <span className="block text-sm text-muted-foreground">{post.when}</span>
                  </p>
                </div>
                <p className="px-5 py-4 text-pretty">{post.text}</p>
                ${hasPictures ? '{post.picture && <Picture name={post.picture} className="aspect-[4/3] w-full bg-accent" />}' : ''}
                <div className="flex gap-2 px-3 py-2">
                  <Button variant="ghost" aria-pressed={post.isLiked} onClick={() => like(post.id)} className="aria-pressed:text-brand aria-pressed:[&_svg]:fill-current">
                    <Heart />
                    {post.likes} likes
                  </Button>
                  <Button variant="ghost" onClick={() => setAnswers({ ...answers, [post.id]: [...(answers[post.id] ?? []), "Good to read, thank you."] })}>
                    <MessageCircle />
                    Reply
                  </Button>
                </div>
                {answers[post.id]?.map((answer, index) => (
                  <p key={index} className="border-t px-5 py-3 text-sm">
                    <span className="font-semibold">You</span> {answer}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </div>
      );
    }
  `
  return screenPiece('Feed', code, [
    { name: 'data/posts.ts', code: data },
    ...(hasPictures ? [picturesFile(pictures)] : []),
  ])
}
