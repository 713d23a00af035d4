import { content } from '../content'

export function AboutPage() {
  const { about } = content
  return (
    <div className="mx-auto grid grid-cols-1 max-w-6xl gap-x-16 gap-y-8 px-5 py-10 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:px-8 md:py-16">
      <div>
        <h1 className="text-balance font-medium text-[clamp(2.4rem,5.4vw,4.5rem)] leading-[1.05] tracking-[-0.025em]">
          {about.title}
        </h1>
        {about.paragraphs.map((paragraph, index) => (
          <p key={[index, paragraph.slice(0, 9)].join()} className="mt-6 max-w-[38rem] text-lg leading-[1.7]">
            {paragraph}
          </p>
        ))}
      </div>
      <img {...about.photo} alt={about.photo.alt} className="aspect-[4/5] w-full rounded-lg object-cover" />
    </div>
  )
}
