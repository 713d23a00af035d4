import { tsx } from '#server/designer/code/tsx.ts'
import { flushTileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

const SOCIAL = `
            <ul aria-label="Social links" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {["Instagram", "LinkedIn", "Website"].map((name) => (
                <li key={name}>
                  <a href="#top" className="underline underline-offset-4">{name}</a>
                </li>
              ))}
            </ul>`

export const profileCard: Alone = {
  name: 'profile-card',
  label: 'a profile card',
  words:
    /\b(?:(?:user |team |member |author |business )?(?:profile|contact|team|testimonial|stats?|info(?:rmation)?|blog|article|news|event|recipe|weather|feature|service|music|movie)[\s-]cards?|(?:flip|hover|image|expandable|3d) cards?|card (?:component|hover (?:effect|animation)|design)|user cards?|avatars?(?: group| stack| component)?|badges?(?: component)?)\b/i,
  component: 'ProfileCard',
  says: 'a person with figures, tags and a follow button',
  code: page => tsx`
    import { Check, MapPin, Plus } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";

    const TAGS = ["Ceramics", "Teaching", "Glazes"];

    export function ProfileCard() {
      const [isFollowed, setIsFollowed] = useState(false);
      const figures = [
        { label: "Works", value: 128 },
        { label: "Followers", value: 2410 + (isFollowed ? 1 : 0) },
        { label: "Following", value: 86 },
      ];

      return (
        <article className="${flushTileOf(page)} w-full max-w-sm border bg-card text-card-foreground shadow-lg transition-transform duration-300 hover:-translate-y-1">
          <div aria-hidden="true" className="h-28 bg-primary" />
          <div className="px-6 pb-6">
            <span role="img" aria-label="Avatar of Maren Okafor" className="-mt-12 flex size-24 items-center justify-center rounded-full border-4 border-card bg-panel font-display text-3xl text-panel-foreground">MO</span>
            <h1 className="mt-4 ${page.look.h3} text-2xl">Maren Okafor</h1>
            <p className="mt-1 flex items-center gap-1.5 text-muted-foreground">
              <MapPin className="size-4" aria-hidden="true" />
              Potter in Lisbon
            </p>${/\bsocial\b/i.test(page.brief.prompt) ? SOCIAL : ''}
            <p className="mt-4 text-pretty">Throws, glazes and fires tableware for eleven restaurants, and teaches on Thursdays.</p>
            <ul className="mt-4 flex flex-wrap gap-2 text-sm">
              {TAGS.map((tag) => (
                <li key={tag} className="rounded-full border px-3 py-1">{tag}</li>
              ))}
            </ul>
            <dl className="mt-6 grid grid-cols-3 border-y py-4 text-center">
              {figures.map(({ label, value }) => (
                <div key={label} className="flex flex-col-reverse">
                  <dt className="text-sm text-muted-foreground">{label}</dt>
                  <dd className="text-xl font-semibold tabular-nums">{value.toLocaleString("en")}</dd>
                </div>
              ))}
            </dl>
            <Button size="lg" className="mt-6 w-full" variant={isFollowed ? "outline" : "default"} aria-pressed={isFollowed} onClick={() => setIsFollowed(!isFollowed)}>
              {isFollowed ? <Check /> : <Plus />}
              {isFollowed ? "Following" : "Follow"}
            </Button>
          </div>
        </article>
      );
    }
  `,
}
