import {
  Field,
  InputGroup as GroupOfOne,
  InputAddon,
  InputElement,
  type InputGroupProps,
  Menu,
  Separator,
} from '@chakra-ui/react'
import { Children, type ComponentProps, useSyncExternalStore } from 'react'

// Names of Chakra UI 2 that version 3 has under another name: most code that models and people know uses them.

export const FormControl = ({ isRequired, isInvalid, isDisabled, isReadOnly, ...props }: OldFieldProps) => (
  <Field.Root
    required={isRequired}
    invalid={isInvalid}
    disabled={isDisabled}
    readOnly={isReadOnly}
    {...props}
  />
)
export const FormLabel = Field.Label
export const FormHelperText = Field.HelperText
export const FormErrorMessage = Field.ErrorText
export const Divider = Separator
export const MenuButton = Menu.Trigger
export const MenuDivider = Menu.Separator
export const MenuList = (props: ComponentProps<typeof Menu.Content>) => (
  <Menu.Positioner>
    <Menu.Content {...props} />
  </Menu.Positioner>
)
export const InputLeftElement = (props: ElementProps) => <InputElement placement="start" {...props} />
export const InputRightElement = (props: ElementProps) => <InputElement placement="end" {...props} />
export const InputLeftAddon = InputAddon
export const InputRightAddon = InputAddon

/** As version 3 has it around a single input, and as version 2 around an input and what stands beside it. */
export const InputGroup = (props: InputGroupProps) => {
  if (Children.count(props.children) === 1) return <GroupOfOne {...props} />
  const { children, ...rest } = props
  return (
    <div data-part="group" style={{ position: 'relative', display: 'flex', width: '100%' }} {...plain(rest)}>
      {children}
    </div>
  )
}

export const useColorModeValue = <T,>(light: T, dark: T): T => (useIsDark() ? dark : light)

export function useColorMode() {
  const colorMode = useIsDark() ? 'dark' : 'light'
  const setColorMode = (mode: string) => document.documentElement.classList.toggle('dark', mode === 'dark')
  return {
    colorMode,
    setColorMode,
    toggleColorMode: () => setColorMode(colorMode === 'dark' ? 'light' : 'dark'),
  }
}

type ElementProps = ComponentProps<typeof InputElement>
type OldFieldProps = ComponentProps<typeof Field.Root> & {
  isRequired?: boolean
  isInvalid?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

/** What an element of the page takes of a component's properties. */
const plain = (props: object): object =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => /^(?:id|className|style|data-|aria-|on[A-Z])/.test(name)),
  )

const useIsDark = (): boolean =>
  useSyncExternalStore(whenClassChanges, () => document.documentElement.classList.contains('dark'))

function whenClassChanges(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}
