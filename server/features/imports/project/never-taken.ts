/** Why a file is no part of a design, whatever uses it; null for everything that may be one. */
export function neverTaken(
  path: string,
  /** What a build made is all that there is. */
  takesBuilt: boolean,
): { folder: string | null; reason: string } | null {
  const names = path.split('/')
  const source = names.findIndex(name => name === 'src' || name === 'app')
  const at = names
    .slice(0, -1)
    .findIndex(
      (name, place) =>
        name.startsWith('.') ||
        (FOLDERS.has(name) &&
          !(source >= 0 && source < place) &&
          !(takesBuilt && FOLDERS.get(name) === BUILT)),
    )
  if (at >= 0) {
    const folder = `${names.slice(0, at + 1).join('/')}/`
    return { folder, reason: FOLDERS.get(names[at]!) ?? HIDDEN }
  }
  const reason = names.at(-1)!.startsWith('.') ? HIDDEN : reasonBy(KINDS, path)
  return reason ? { folder: null, reason } : null
}

const HIDDEN = 'Hidden files steer tools and may hold secrets, so they stay behind.'
const BUILT = 'It is made by a build; the design is built from its sources.'
const TESTS = 'Tests and stories are no part of the page.'
const FOLDERS = new Map([
  ['node_modules', 'Packages are not copied: supported ones are there already.'],
  ['dist', BUILT],
  ['build', BUILT],
  ['out', BUILT],
  ['coverage', BUILT],
  ['__MACOSX', 'It was added by the program that packed the zip.'],
  ['__tests__', TESTS],
  ['__mocks__', TESTS],
  ['cypress', TESTS],
  ['e2e', TESTS],
])
const SERVER = 'It runs on a server, which a design does not have.'
const SETTINGS = 'It sets up tools of the project; previews have their own.'
const OTHER = 'Files of this kind cannot be in a design.'
type Rules = readonly (readonly [RegExp, string])[]

/** In this order; the first that fits says why. */
const reasonBy = (rules: Rules, path: string): string | null =>
  rules.find(([form]) => form.test(path))?.[1] ?? null

/** What no design can hold, by its ending. */
const KINDS: Rules = [
  [
    /\.(?:md|mdx|txt|rst|pdf|docx?)$|(?:^|\/)(?:LICEN[CS]E|NOTICE|AUTHORS|CHANGELOG)$/i,
    'Texts and documents beside the code are no part of the page.',
  ],
  [/\.(?:s[ac]ss|less|styl)$/i, 'Sass, Less and Stylus are not compiled here: only CSS comes along.'],
  [/\.(?:woff2?|ttf|otf|eot)$/i, 'Typefaces in files are not taken; the page uses the nearest one it has.'],
  [
    /\.(?:mp4|webm|mov|avi|mp3|wav|ogg|m4a|glb|gltf|obj|fbx|hdr|bin)$/i,
    'Videos, sounds and 3D models cannot be in a design.',
  ],
  [
    /\.(?:vue|svelte|astro|php|py|rb|go|rs|java|cs|ejs|hbs|pug|njk|liquid)$/i,
    'Only React and plain HTML can become a design.',
  ],
  [/\.map$/, BUILT],
  [/(?:^|\/)[\w-]+(?:[.-]lock)?\.(?:lock|lockb|ya?ml|toml)$/i, SETTINGS],
  [/^(?!.*\.(?:[mc]?[jt]sx?|css|json|html?|svg|png|jpe?g|gif|webp|avif|ico)$)/i, OTHER],
]

/** Why a file that no page is made of stays behind although it could be in a design; null for all other files. */
export const besidePage = (path: string): string | null => reasonBy(BESIDE, path)

const BESIDE: Rules = [
  [/[.-](?:test|spec|stories|story|cy)\.[mc]?[jt]sx?$/i, TESTS],
  [/^(?:src\/)?(?:app\/(?:.*\/)?route|pages\/api\/.+|middleware)\.[jt]sx?$/, SERVER],
  [/(?:^|\/)(?!tailwind\.)[\w.-]+\.config\.\w+$/i, SETTINGS],
  [
    /(?:^|\/)(?:package(?:-lock)?|npm-shrinkwrap|[jt]sconfig[\w.-]*|components|vercel|netlify|composer|lerna|turbo|nx|firebase|renovate|biome)\.json$/i,
    SETTINGS,
  ],
  [/(?:^|\/)(?:gulpfile|gruntfile|setupTests)\.[mc]?[jt]sx?$/, SETTINGS],
  [/^public\/.*\.[mc]?jsx?$/, 'Scripts that a page loads by their address are not run.'],
  [/\.d\.[mc]?ts$/, 'It holds types alone, which previews do not need.'],
]
