import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'

type CarouselApi = UseEmblaCarouselType[1]
type EmblaParameters = Parameters<typeof useEmblaCarousel>

interface CarouselProps {
  opts?: EmblaParameters[0]
  plugins?: EmblaParameters[1]
  orientation?: 'horizontal' | 'vertical'
  setApi?: (api: CarouselApi) => void
}

interface CarouselState {
  carouselRef: UseEmblaCarouselType[0]
  api: CarouselApi
  orientation: 'horizontal' | 'vertical'
  canScrollPrev: boolean
  canScrollNext: boolean
}

const CarouselContext = createContext<CarouselState | null>(null)

function useCarousel(): CarouselState {
  const state = useContext(CarouselContext)
  if (!state) throw new Error('useCarousel must be used within a <Carousel />')
  return state
}

function Carousel({
  orientation = 'horizontal',
  opts,
  setApi,
  plugins,
  className,
  children,
  ...props
}: ComponentProps<'div'> & CarouselProps) {
  const [carouselRef, api] = useEmblaCarousel(
    { ...opts, axis: orientation === 'vertical' ? 'y' : 'x' },
    plugins,
  )
  const canScrollPrev = useScrollState(api, () => api?.canScrollPrev() ?? false)
  const canScrollNext = useScrollState(api, () => api?.canScrollNext() ?? false)

  useEffect(() => {
    if (api) setApi?.(api)
  }, [api, setApi])

  const onKeyDown = (event: KeyboardEvent) => {
    const [back, forth] = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
    if (event.key !== back && event.key !== forth) return
    event.preventDefault()
    if (event.key === back) api?.scrollPrev()
    else api?.scrollNext()
  }
  const state = useMemo(
    () => ({ carouselRef, api, orientation, canScrollPrev, canScrollNext }),
    [carouselRef, api, orientation, canScrollPrev, canScrollNext],
  )

  return (
    <CarouselContext value={state}>
      <div
        role="region"
        data-slot="carousel"
        aria-roledescription="carousel"
        onKeyDownCapture={onKeyDown}
        className={cn('relative', className)}
        {...props}
      >
        {children}
      </div>
    </CarouselContext>
  )
}

function useScrollState(api: CarouselApi, read: () => boolean): boolean {
  return useSyncExternalStore(
    changed => {
      api?.on('select', changed).on('reInit', changed)
      return () => {
        api?.off('select', changed).off('reInit', changed)
      }
    },
    read,
    () => false,
  )
}

function CarouselContent({ className, ...props }: ComponentProps<'div'>) {
  const { carouselRef, orientation } = useCarousel()
  return (
    <div ref={carouselRef} data-slot="carousel-content" className="overflow-hidden">
      <div
        className={cn('flex', orientation === 'horizontal' ? '-ml-4' : '-mt-4 flex-col', className)}
        {...props}
      />
    </div>
  )
}

function CarouselItem({ className, ...props }: ComponentProps<'div'>) {
  const { orientation } = useCarousel()
  return (
    <div
      role="group"
      aria-roledescription="slide"
      data-slot="carousel-item"
      className={cn(
        'min-w-0 shrink-0 grow-0 basis-full',
        orientation === 'horizontal' ? 'pl-4' : 'pt-4',
        className,
      )}
      {...props}
    />
  )
}

const HORIZONTAL = 'top-1/2 -translate-y-1/2 active:-translate-y-1/2'
const VERTICAL = 'left-1/2 -translate-x-1/2 rotate-90'

function CarouselPrevious({
  className,
  variant = 'outline',
  size = 'icon-sm',
  ...props
}: ComponentProps<typeof Button>) {
  const { orientation, api, canScrollPrev } = useCarousel()
  const place = orientation === 'horizontal' ? `${HORIZONTAL} -left-12` : `${VERTICAL} -top-12`
  return (
    <Button
      data-slot="carousel-previous"
      variant={variant}
      size={size}
      className={cn('absolute rounded-full', place, className)}
      disabled={!canScrollPrev}
      onClick={() => api?.scrollPrev()}
      {...props}
    >
      <ArrowLeft />
      <span className="sr-only">Previous slide</span>
    </Button>
  )
}

function CarouselNext({
  className,
  variant = 'outline',
  size = 'icon-sm',
  ...props
}: ComponentProps<typeof Button>) {
  const { orientation, api, canScrollNext } = useCarousel()
  const place = orientation === 'horizontal' ? `${HORIZONTAL} -right-12` : `${VERTICAL} -bottom-12`
  return (
    <Button
      data-slot="carousel-next"
      variant={variant}
      size={size}
      className={cn('absolute rounded-full', place, className)}
      disabled={!canScrollNext}
      onClick={() => api?.scrollNext()}
      {...props}
    >
      <ArrowRight />
      <span className="sr-only">Next slide</span>
    </Button>
  )
}

export {
  Carousel,
  type CarouselApi,
  CarouselContent,
  CarouselItem,
  CarouselNext,
  CarouselPrevious,
  useCarousel,
}
