import type { SectionWriter } from '#server/designer/page/page.ts'
import { contact } from '#server/designer/sections/contact.ts'
import { cta } from '#server/designer/sections/cta.ts'
import { donate } from '#server/designer/sections/donate.ts'
import { faq } from '#server/designer/sections/faq.ts'
import { features } from '#server/designer/sections/features.ts'
import { gallery } from '#server/designer/sections/gallery.ts'
import { logos } from '#server/designer/sections/logos.ts'
import { newsletter } from '#server/designer/sections/newsletter.ts'
import { pricing } from '#server/designer/sections/pricing.ts'
import { schedule } from '#server/designer/sections/schedule.ts'
import { stats } from '#server/designer/sections/stats.ts'
import { steps } from '#server/designer/sections/steps.ts'
import { story } from '#server/designer/sections/story.ts'
import { team } from '#server/designer/sections/team.ts'
import { testimonials } from '#server/designer/sections/testimonials.ts'
import type { SectionName } from '#server/designer/understanding/section-words.ts'

/** Every section that can be asked for; the footer is part of the page itself. */
export const SECTION_WRITERS: Record<Exclude<SectionName, 'footer'>, SectionWriter> = {
  logos,
  features,
  steps,
  stats,
  testimonials,
  pricing,
  faq,
  gallery,
  team,
  story,
  schedule,
  donate,
  newsletter,
  contact,
  cta,
}
