import { type ComponentType, lazy, Suspense } from 'react'

type Props = Record<string, unknown>
/** With whatever properties it wants: they are given on as they come. */
type Loaded = ComponentType<never> | { default: ComponentType<never> }

/** Loads a component when it is first rendered. */
export default function dynamic(
  load: () => Promise<Loaded>,
  { loading: Loading }: { loading?: ComponentType; ssr?: boolean } = {},
) {
  const Component = lazy(async () => {
    const loaded = await load()
    return { default: ('default' in loaded ? loaded.default : loaded) as ComponentType<Props> }
  })
  return function Dynamic(props: Props) {
    return (
      <Suspense fallback={Loading ? <Loading /> : null}>
        <Component {...props} />
      </Suspense>
    )
  }
}
