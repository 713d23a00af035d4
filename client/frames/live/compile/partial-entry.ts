import type { LiveModule } from '#shared/live.ts'

/** Where a design starts whose own start is not written yet. */
export const PIECES = 'live-pieces'

const PIECE = /\.[jt]sx$/
const KIT = /(?:^|\/)components\/ui\//

/** The files that draw something of the page, in the order they were written. */
export const piecesOf = (paths: readonly string[]): string[] =>
  paths.filter(path => PIECE.test(path) && !KIT.test(path))

/** Draws the pieces there are one below the other; one that cannot stand alone is left out. */
export const partialEntry = (paths: readonly string[]): LiveModule => ({
  id: PIECES,
  code: `const React = require('react')
class Piece extends React.Component {
  state = { isBroken: false }
  static getDerivedStateFromError() { return { isBroken: true } }
  // Another piece below is no reason to draw this one again.
  shouldComponentUpdate(next, { isBroken }) {
    return isBroken !== this.state.isBroken || next.children.type !== this.props.children.type
  }
  render() { return this.state.isBroken ? null : this.props.children }
}
const isComponent = ([name, value]) => typeof value === 'function' && (name === 'default' || /^[A-Z]/.test(name))
exports.default = function Pieces() {
  return ${JSON.stringify(paths)}.map(path => {
    const found = Object.entries(require(path)).find(isComponent)
    return found ? React.createElement(Piece, { key: path }, React.createElement(found[1])) : null
  })
}`,
  links: { react: 'package:react', ...Object.fromEntries(paths.map(path => [path, path])) },
  drawn: [],
  hooks: '',
})
