import { type ComponentType, lazy, Suspense } from 'react'

type Loaded = ComponentType<object> | { default: ComponentType<object> }

/** Loads a component when it is first rendered. */
export default function dynamic(
  load: () => Promise<Loaded>,
  { loading: Loading }: { loading?: ComponentType; ssr?: boolean } = {},
) {
  const Component = lazy(async () => {
    const loaded = await load()
    return 'default' in loaded ? loaded : { default: loaded }
  })
  return function Dynamic(props: object) {
    return (
      <Suspense fallback={Loading ? <Loading /> : null}>
        <Component {...props} />
      </Suspense>
    )
  }
}
