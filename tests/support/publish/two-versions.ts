import { api } from '#shared/api/index.ts'
import type { CallInput } from '#shared/api/route.ts'
import { previewLabel } from '#shared/preview.ts'
import type { PublicationStatus } from '#shared/publish.ts'
import type { Person } from '#tests/support/people/person.ts'
import { getPage, type PreviewAnswer } from '#tests/support/product/preview-request.ts'

export const HTML = { accept: 'text/html,*/*' }

/** A private design of somebody, with two versions to publish. */
export class TwoVersions {
  readonly id: string
  first = ''
  second = ''
  readonly #owner: Person
  readonly #url: string

  private constructor(owner: Person, url: string, id: string) {
    this.#owner = owner
    this.#url = url
    this.id = id
  }

  static async of(owner: Person, url: string): Promise<TwoVersions> {
    const design = new TwoVersions(owner, url, await owner.newPattern())
    design.first = await design.save('One')
    design.second = await design.save('Two')
    return design
  }

  /** One more version, which shows these words. */
  async save(words: string): Promise<string> {
    const code = `export default function App() { return <h1>${words}</h1> }\n`
    const files = [{ name: 'App.tsx', code }]
    return (await this.#owner.must(api.artifacts.save, { body: { id: this.id, files } })).artifactId
  }

  publish(body: CallInput<typeof api.publish.publish>['body'], by = this.#owner) {
    return by.call(api.publish.publish, { path: { id: this.id }, body })
  }

  status(): Promise<PublicationStatus> {
    return this.#owner.must(api.publish.get, { path: { id: this.id } })
  }

  hostOf(design = this.id, name = 'A design'): string {
    return `http://${previewLabel(name, design)}.localhost:${new URL(this.#url).port}`
  }

  page(path = '/', headers: Record<string, string> = HTML): Promise<PreviewAnswer> {
    return getPage(`${this.hostOf()}${path}`, headers)
  }
}

/** A page as a browser draws it, with a script that must not stay. */
export const drawn = (words: string, path = '/') => ({
  path,
  html: `<html lang="en"><head><title>${words}</title></head><body><div id="root"><h1>${words}</h1><script>alert(1)</script></div></body></html>`,
})
