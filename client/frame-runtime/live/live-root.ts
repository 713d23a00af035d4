import type * as ReactModule from 'react'
import type { createRoot, Root } from 'react-dom/client'

export interface ReactTools {
  React: typeof ReactModule
  createRoot: typeof createRoot
  flushSync(work: () => void): void
}

/** The tree of a live frame. What throws is replaced by the last picture there was, never by an empty page. */
export class LiveRoot {
  readonly #react: ReactTools
  readonly #fail: (error: unknown) => void
  readonly #root: Root
  readonly #element: HTMLElement
  readonly #Boundary: ReactModule.ComponentClass<{ children: ReactModule.ReactNode }>
  #generation = 0
  /** What was thrown since the last draw. */
  #thrown: { error: unknown } | null = null
  #isTrying = false

  constructor(element: HTMLElement, react: ReactTools, fail: (error: unknown) => void) {
    this.#react = react
    this.#fail = fail
    this.#element = element
    this.#Boundary = this.#makeBoundary()
    this.#root = react.createRoot(element, {
      onCaughtError: () => undefined,
      onUncaughtError: error => this.#caught(error),
    })
  }

  /** What is shown is a picture of the tree before it threw. */
  get hasThrown(): boolean {
    return this.#thrown !== null
  }

  /** Draws at once; `isAnew` begins a tree without the state of the old one. */
  draw(node: ReactModule.ReactNode, isAnew: boolean): void {
    const { React, flushSync } = this.#react
    if (isAnew || this.#thrown) this.#generation += 1
    this.#thrown = null
    const boundary = React.createElement(this.#Boundary, { key: this.#generation, children: node })
    flushSync(() => this.#root.render(boundary))
  }

  /** Tries ways to draw until one does not throw; the last error is told. */
  attempt(ways: readonly (() => void)[]): void {
    this.#isTrying = true
    for (const way of ways) {
      way()
      if (!this.#thrown) break
    }
    this.#isTrying = false
    if (this.#thrown) this.#fail(this.#thrown.error)
  }

  #caught(error: unknown): void {
    const isFirst = this.#thrown === null
    this.#thrown ??= { error }
    if (isFirst && !this.#isTrying) this.#fail(error)
  }

  #makeBoundary() {
    const { React } = this.#react
    const picture = () => pictureOf(this.#element)
    const caught = (error: unknown) => this.#caught(error)
    return class Boundary extends React.Component<{ children: ReactModule.ReactNode }> {
      override state: { picture: DocumentFragment | null } = { picture: null }
      // Asked before anything is taken down, so the page is still as it was.
      static getDerivedStateFromError() {
        return { picture: picture() }
      }
      override componentDidCatch(error: unknown) {
        caught(error)
      }
      override render() {
        const { picture: last } = this.state
        if (!last) return this.props.children
        return React.createElement('div', {
          inert: true,
          style: { display: 'contents' },
          ref: (element: HTMLElement | null) => element?.append(last.cloneNode(true)),
        })
      }
    }
  }
}

function pictureOf(element: HTMLElement): DocumentFragment {
  const picture = document.createDocumentFragment()
  for (const child of element.childNodes) picture.append(child.cloneNode(true))
  return picture
}
