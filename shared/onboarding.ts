import { z } from 'zod'
import { nameSchema } from '#shared/text.ts'

/** What is shown to a person once: the carousel of the editor, the questions after it, the offer of a workspace. */
export const oneTimeKeySchema = z.enum(['editorWelcome', 'personalize', 'workspaceOffer'])
export type OneTimeKey = z.infer<typeof oneTimeKeySchema>
export const oneTimeKeysSchema = z.partialRecord(oneTimeKeySchema, z.boolean())
export type OneTimeKeys = z.infer<typeof oneTimeKeysSchema>

/** Section 9. */
export const ROLES = [
  'ui-ux-design',
  'engineering-development',
  'product-management',
  'sales-success',
  'founder-executive',
  'other',
] as const
export type Role = (typeof ROLES)[number]

/** Section 9: shown in any order, `other` after them. */
export const ATTRIBUTIONS = [
  'hackernews',
  'youtube',
  'linkedin',
  'friend',
  'tiktok-instagram',
  'reddit',
  'twitter',
] as const
export type Attribution = (typeof ATTRIBUTIONS)[number] | 'other'

const answerSchema = nameSchema(200)

/** The onboarding attributes of section 3. */
export const onboardingAttributesSchema = z.object({
  role: z.enum(ROLES),
  attribution: answerSchema,
  youtubeChannel: answerSchema.optional(),
  tiktokInstagramHandle: answerSchema.optional(),
  workplace: answerSchema.transform(text => text.toLowerCase()).optional(),
})
export type OnboardingAttributes = z.infer<typeof onboardingAttributesSchema>

export interface PersonalizeForm {
  role: Role | null
  attribution: Attribution | null
  /** Where it was heard of, in own words; counts for `other`. */
  otherAttribution: string
  youtubeChannel: string
  tiktokInstagramHandle: string
  workplace: string
}

/** What is sent of the form (section 5); null while something required is missing. */
export function attributesOf(form: PersonalizeForm, isBusinessEmail: boolean): OnboardingAttributes | null {
  const { role, attribution } = form
  const parsed = onboardingAttributesSchema.safeParse({
    role,
    attribution: attribution === 'other' ? form.otherAttribution : attribution,
    youtubeChannel: attribution === 'youtube' ? said(form.youtubeChannel) : undefined,
    tiktokInstagramHandle: attribution === 'tiktok-instagram' ? said(form.tiktokInstagramHandle) : undefined,
    workplace: isBusinessEmail ? undefined : said(form.workplace),
  })
  return parsed.success ? parsed.data : null
}

const said = (text: string): string | undefined => text.trim() || undefined

const FREE_MAIL = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.de web.de mail.com mail.ru yandex.com yandex.ru zoho.com fastmail.com hey.com tutanota.com qq.com 163.com 126.com naver.com'.split(
    ' ',
  ),
)

/** Whether an address belongs to a workplace rather than to a free mail service. */
export function isBusinessEmail(email: string | null): boolean {
  const domain = email?.split('@')[1]?.toLowerCase() ?? ''
  return domain !== '' && !FREE_MAIL.has(domain)
}
