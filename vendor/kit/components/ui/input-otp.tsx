import { OTPInput, OTPInputContext } from 'input-otp'
import { Minus } from 'lucide-react'
import { type ComponentProps, useContext } from 'react'
import { cn } from '@/lib/utils'

function InputOTP({
  className,
  containerClassName,
  ...props
}: ComponentProps<typeof OTPInput> & { containerClassName?: string }) {
  return (
    <OTPInput
      data-slot="input-otp"
      containerClassName={cn('flex items-center gap-2 has-disabled:opacity-50', containerClassName)}
      className={cn('disabled:cursor-not-allowed', className)}
      {...props}
    />
  )
}

function InputOTPGroup({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="input-otp-group" className={cn('flex items-center', className)} {...props} />
}

function InputOTPSlot({ index, className, ...props }: ComponentProps<'div'> & { index: number }) {
  const slot = useContext(OTPInputContext)?.slots[index]
  return (
    <div
      data-slot="input-otp-slot"
      data-active={slot?.isActive}
      className={cn(
        'relative flex size-9 items-center justify-center border-input border-y border-r bg-background text-sm tabular-nums shadow-xs outline-none transition-[border-color,box-shadow] first:rounded-l-md first:border-l last:rounded-r-md dark:bg-input/25',
        'data-[active=true]:z-10 data-[active=true]:border-ring data-[active=true]:ring-[3px] data-[active=true]:ring-ring/25 aria-invalid:border-destructive',
        className,
      )}
      {...props}
    >
      {slot?.char}
      {slot?.hasFakeCaret ? (
        <div className="pointer-events-none absolute inset-0 flex items-center justify-center">
          <div className="h-4 w-px animate-caret-blink bg-foreground" />
        </div>
      ) : null}
    </div>
  )
}

function InputOTPSeparator(props: ComponentProps<'div'>) {
  return (
    <div data-slot="input-otp-separator" aria-hidden className="text-muted-foreground" {...props}>
      <Minus className="size-4" />
    </div>
  )
}

export { InputOTP, InputOTPGroup, InputOTPSeparator, InputOTPSlot }
