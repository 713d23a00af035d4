const KEY = 'maquette-feedback'
const FIELD = 'answer-'

/** What was typed is there again after a reload; a browser that keeps nothing goes on without. */
export function keepDraft(form: HTMLFormElement): { forget(): void } {
  restore(form)
  form.addEventListener('input', () => {
    const kept = [...new FormData(form)].filter(([name]) => name.startsWith(FIELD))
    stored(() => sessionStorage.setItem(KEY, JSON.stringify(kept)))
  })
  return { forget: () => stored(() => sessionStorage.removeItem(KEY)) }
}

function restore(form: HTMLFormElement): void {
  const kept = stored(() => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown)
  if (!Array.isArray(kept)) return
  for (const [name, value] of kept as [string, string][]) {
    const fields = [...form.elements].filter(field => field.getAttribute('name') === name)
    for (const field of fields) {
      if (field instanceof HTMLTextAreaElement && field.value === '') field.value = value
      if (field instanceof HTMLInputElement && field.value === value) field.checked = true
    }
  }
}

function stored<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
