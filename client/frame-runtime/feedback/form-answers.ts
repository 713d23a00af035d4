const FIELD = 'answer-'

interface Given {
  questionId: string
  text?: string
  options?: string[]
  rating?: number
}

/** What was answered in the form; what was left empty is not in it. */
export function answersIn(form: HTMLFormElement): Given[] {
  const given = new Map<string, string[]>()
  for (const [name, value] of new FormData(form)) {
    if (!name.startsWith(FIELD) || typeof value !== 'string' || value.trim() === '') continue
    given.set(name, [...(given.get(name) ?? []), value])
  }
  return [...given].map(([name, values]) => {
    const questionId = name.slice(FIELD.length)
    const field = form.querySelector(`[name="${name}"]`)
    if (field instanceof HTMLTextAreaElement) return { questionId, text: values[0] ?? '' }
    return field?.closest('.ratings')
      ? { questionId, rating: Number(values[0]) }
      : { questionId, options: values }
  })
}
