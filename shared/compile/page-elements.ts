/** Elements a browser draws, HTML and SVG; other lower-case tags belong to renderers that take no attribute. */
const ELEMENTS = new Set(
  (
    'a abbr address area article aside audio b bdi bdo blockquote br button canvas caption cite code col colgroup ' +
    'data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 ' +
    'h5 h6 header hgroup hr i iframe img input ins kbd label legend li main map mark menu meter nav object ol ' +
    'optgroup option output p picture pre progress q rp rt ruby s samp search section select slot small source ' +
    'span strong sub summary sup table tbody td textarea tfoot th thead time tr track u ul var video wbr ' +
    'svg circle clipPath defs ellipse filter foreignObject g image line linearGradient marker mask path pattern ' +
    'polygon polyline radialGradient rect stop symbol text textPath tspan use'
  ).split(' '),
)

export const isPageElement = (tag: string): boolean => ELEMENTS.has(tag)
