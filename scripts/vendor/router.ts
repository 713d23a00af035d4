const PACKAGE = 'react-router'

/**
 * What of React Router only servers and its own build use. Every page with routes loaded it with the rest: half of the
 * package, which is one file.
 */
const OF_SERVERS = new RegExp(
  `^(?:${[
    'ServerRouter|StaticRouterProvider|HydratedRouter|createRequestHandler|createRoutesStub',
    'createCookie|createCookieSessionStorage|createMemorySessionStorage|createSession|createSessionStorage|isCookie|isSession',
    'createStaticHandler|createStaticRouter|Links|Meta|Scripts|PrefetchPageLinks',
    'unstable_(?:RSC|routeRSC|createCallServer|getRSC|setDevServerHooks)\\w*|UNSAFE_(?!\\w+Context$)\\w+',
  ].join('|')})$`,
)

type NamesOf = (specifier: string) => Promise<string[]>

/** What an entry for React Router gives on; null for another package. `namesOf` reads what a specifier exports. */
export async function routerSource(specifier: string, namesOf: NamesOf): Promise<string | null> {
  if (specifier === PACKAGE || specifier === DOM) return given(specifier, await kept(specifier, namesOf))
  if (specifier !== `${PACKAGE}-dom`) return null
  // The one of `react-router/dom` takes the place of the other, as the package itself has it.
  const names = (await kept(PACKAGE, namesOf)).filter(name => name !== PROVIDER)
  return given(PACKAGE, names) + given(DOM, [PROVIDER])
}

const DOM = `${PACKAGE}/dom`
const PROVIDER = 'RouterProvider'

const given = (specifier: string, names: readonly string[]): string =>
  `export { ${names.join(', ')} } from "${specifier}";`

const kept = async (specifier: string, namesOf: NamesOf): Promise<string[]> =>
  (await namesOf(specifier)).filter(name => !OF_SERVERS.test(name))
