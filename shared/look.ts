import { z } from 'zod'

/** What a person who asks has before their eyes; told with the request, since "this is cut off" says nothing without it. */
export const lookSchema = z.object({
  /** Of the page as it is laid out, in CSS pixels. */
  width: z.number().int().min(1).max(10_000),
  height: z.number().int().min(1).max(10_000),
  /** Of the design. */
  path: z
    .string()
    .max(200)
    .regex(/^\/[^\p{C}\p{Zl}\p{Zp}]*$/u),
  scheme: z.enum(['light', 'dark']).nullable(),
  /** Of the browser: `de`, `pt-BR`. */
  language: z
    .string()
    .max(35)
    .regex(/^[a-zA-Z]{2,8}(?:-[a-zA-Z0-9]{1,8}){0,3}$/)
    .nullable(),
})
export type Look = z.infer<typeof lookSchema>

/** The first language of an `Accept-Language` header: a page that has nothing to show yet tells nothing else. */
export function firstLanguage(header: string | null): string | null {
  const { data } = lookSchema.shape.language.safeParse(header?.slice(0, 100).split(/[,;]/)[0]?.trim())
  return data ?? null
}
