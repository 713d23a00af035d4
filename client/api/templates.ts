import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type TemplateCard, templateCardsSchema } from '#shared/templates.ts'

/** The templates that a design can begin with; a static file, the same for everybody. */
export const useTemplates = (): UseQueryResult<TemplateCard[]> =>
  useQuery({ queryKey: ['templates'], queryFn: readTemplates, staleTime: Number.POSITIVE_INFINITY, retry: 1 })

async function readTemplates(): Promise<TemplateCard[]> {
  const response = await fetch('/templates/index.json')
  if (!response.ok) throw new Error(`The templates could not be loaded (${response.status}).`)
  return templateCardsSchema.parse(await response.json())
}
