import * as chakra from '@chakra-ui/react'
import { type ChangeEvent, Children, createContext, isValidElement, type ReactNode, useContext } from 'react'
import { older, olderProps, type Props } from './older-props'
import { useOwnValue } from './parts'

const { Checkbox, Editable, NativeSelect, NumberInput, PinInput, RadioGroup, Slider, Switch } = chakra

type Change = (event: ChangeEvent<HTMLInputElement>) => void

export const OlderCheckbox = ({
  children,
  onChange,
  isIndeterminate,
  isChecked,
  icon: _,
  spacing: _gap,
  ...props
}: Props) => (
  <Checkbox.Root
    {...(isChecked === undefined && !isIndeterminate
      ? {}
      : { checked: isIndeterminate ? ('indeterminate' as const) : Boolean(isChecked) })}
    {...olderProps(props)}
  >
    <Checkbox.HiddenInput onChange={onChange as Change} />
    <Checkbox.Control />
    {children ? <Checkbox.Label>{children}</Checkbox.Label> : null}
  </Checkbox.Root>
)
export const CheckboxGroup = ({ onChange, ...props }: Props) => (
  <chakra.CheckboxGroup
    {...(onChange ? { onValueChange: onChange as () => void } : {})}
    {...olderProps(props)}
  />
)

export const OlderSwitch = ({ children, onChange, isChecked, id, ...props }: Props) => (
  <Switch.Root
    ids={id ? { hiddenInput: String(id) } : undefined}
    {...(isChecked === undefined ? {} : { checked: Boolean(isChecked) })}
    {...olderProps(props)}
  >
    <Switch.HiddenInput onChange={onChange as Change} />
    <Switch.Control />
    {children ? <Switch.Label>{children}</Switch.Label> : null}
  </Switch.Root>
)

const InRadios = createContext(false)

export const OlderRadioGroup = ({ onChange, ...props }: Props) => (
  <InRadios value>
    <RadioGroup.Root
      {...(typeof onChange === 'function'
        ? { onValueChange: ({ value }: { value: string | null }) => onChange(value) }
        : {})}
      {...olderProps(props)}
    />
  </InRadios>
)
export const Radio = ({
  children,
  value,
  isChecked: _,
  onChange: _change,
  spacing: _gap,
  size: _size,
  ...props
}: Props) => {
  const own = useOwnValue(value)
  const radio = (
    <RadioGroup.Item value={own} {...olderProps(props)}>
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator />
      {children ? <RadioGroup.ItemText>{children}</RadioGroup.ItemText> : null}
    </RadioGroup.Item>
  )
  return useContext(InRadios) ? radio : <RadioGroup.Root>{radio}</RadioGroup.Root>
}

const OF_ROOT = new Set([
  'size',
  'variant',
  'isDisabled',
  'isInvalid',
  'colorScheme',
  'width',
  'w',
  'maxW',
  'maxWidth',
])

export const OlderSelect = ({ children, placeholder, icon: _, iconColor: _color, ...props }: Props) => {
  const entries = Object.entries(props)
  const root = Object.fromEntries(entries.filter(([name]) => OF_ROOT.has(name)))
  const field = Object.fromEntries(entries.filter(([name]) => !OF_ROOT.has(name)))
  return (
    <NativeSelect.Root {...olderProps(root)}>
      <NativeSelect.Field {...olderProps(field)}>
        {placeholder ? <option value="">{String(placeholder)}</option> : null}
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}

const asText = (value: unknown) => (value === undefined ? undefined : String(value))

export const OlderNumberInput = ({
  onChange,
  value,
  defaultValue,
  precision: _,
  keepWithinRange: _keep,
  ...props
}: Props) => (
  <NumberInput.Root
    {...(value === undefined ? { defaultValue: asText(defaultValue) } : { value: asText(value) })}
    {...(typeof onChange === 'function'
      ? {
          onValueChange: (now: { value: string; valueAsNumber: number }) =>
            onChange(now.value, now.valueAsNumber),
        }
      : {})}
    {...olderProps(props)}
  />
)
export const NumberInputField = older(NumberInput.Input)
export const NumberInputStepper = older(NumberInput.Control)
export const NumberIncrementStepper = older(NumberInput.IncrementTrigger)
export const NumberDecrementStepper = older(NumberInput.DecrementTrigger)

const PinPlace = createContext(0)

export const OlderPinInput = ({
  children,
  onChange,
  onComplete,
  value,
  defaultValue,
  type,
  manageFocus: _,
  ...props
}: Props) => (
  <PinInput.Root
    {...(value === undefined ? {} : { value: [...String(value)] })}
    {...(defaultValue === undefined ? {} : { defaultValue: [...String(defaultValue)] })}
    {...(typeof onChange === 'function'
      ? { onValueChange: (now: { valueAsString: string }) => onChange(now.valueAsString) }
      : {})}
    {...(typeof onComplete === 'function'
      ? { onValueComplete: (now: { valueAsString: string }) => onComplete(now.valueAsString) }
      : {})}
    type={type === 'alphanumeric' ? 'alphanumeric' : 'numeric'}
    {...olderProps(props)}
  >
    <PinInput.HiddenInput />
    <PinInput.Control>
      {Children.toArray(children).map((child, at) => (
        <PinPlace key={(isValidElement(child) && child.key) || at} value={at}>
          {child}
        </PinPlace>
      ))}
    </PinInput.Control>
  </PinInput.Root>
)
export const PinInputField = (props: Props) => (
  <PinInput.Input index={useContext(PinPlace)} {...olderProps(props)} />
)

const asList = (value: unknown) => (value === undefined ? undefined : ([value].flat() as number[]))

export const OlderSlider = ({
  children,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  isReversed: _,
  focusThumbOnChange: _focus,
  ...props
}: Props) => {
  const told = (given: unknown) =>
    typeof given === 'function'
      ? (now: { value: number[] }) => given(Array.isArray(value ?? defaultValue) ? now.value : now.value[0])
      : undefined
  return (
    <Slider.Root
      {...(value === undefined ? { defaultValue: asList(defaultValue) ?? [50] } : { value: asList(value) })}
      onValueChange={told(onChange)}
      onValueChangeEnd={told(onChangeEnd)}
      {...olderProps(props)}
    >
      <Slider.Control>{children}</Slider.Control>
    </Slider.Root>
  )
}
export const RangeSlider = OlderSlider
export const RangeSliderTrack = older(Slider.Track)
export const SliderFilledTrack = older(Slider.Range)
export const RangeSliderFilledTrack = SliderFilledTrack
export const SliderThumb = (props: Props) => <Slider.Thumb index={0} {...olderProps(props)} />
export const RangeSliderThumb = SliderThumb
export const SliderMark = ({ value, ...props }: Props) => (
  <Slider.Marker value={Number(value ?? 0)} {...olderProps(props)} />
)

export const useEditableControls = () => {
  const { editing, getSubmitTriggerProps, getCancelTriggerProps, getEditTriggerProps } =
    chakra.useEditableContext()
  return {
    isEditing: editing,
    getSubmitButtonProps: getSubmitTriggerProps,
    getCancelButtonProps: getCancelTriggerProps,
    getEditButtonProps: getEditTriggerProps,
  }
}
export const OlderEditable = ({
  isPreviewFocusable: _,
  startWithEditView,
  onSubmit,
  onChange,
  children,
  ...props
}: Props) => (
  <Editable.Root
    defaultEdit={Boolean(startWithEditView)}
    {...(typeof onSubmit === 'function'
      ? { onValueCommit: (now: { value: string }) => onSubmit(now.value) }
      : {})}
    {...(typeof onChange === 'function'
      ? { onValueChange: (now: { value: string }) => onChange(now.value) }
      : {})}
    {...olderProps(props)}
  >
    {typeof children === 'function' ? (children as (given: object) => ReactNode)({}) : children}
  </Editable.Root>
)
