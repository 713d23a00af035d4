import * as chakra from '@chakra-ui/react'
import { Children, type ComponentProps, createContext, isValidElement, useContext } from 'react'
import { older, olderProps, type Props } from './older-props'

const { Field } = chakra

const InField = createContext(false)

export const FormControl = ({ isInvalid, ...props }: Props) => (
  <InField value>
    <Field.Root alignItems="stretch" invalid={Boolean(isInvalid)} {...olderProps(props)} />
  </InField>
)
export const FormLabel = ({ children, requiredIndicator: _, ...props }: Props) =>
  useContext(InField) ? (
    <Field.Label {...olderProps(props)}>
      {children}
      <Field.RequiredIndicator />
    </Field.Label>
  ) : (
    <chakra.Box
      as="label"
      fontSize="sm"
      fontWeight="medium"
      display="block"
      marginBottom="1.5"
      {...olderProps(props)}
    >
      {children}
    </chakra.Box>
  )
export const FormHelperText = (props: Props) =>
  useContext(InField) ? (
    <Field.HelperText {...olderProps(props)} />
  ) : (
    <chakra.Text color="fg.muted" fontSize="xs" {...olderProps(props)} />
  )
export const FormErrorMessage = (props: Props) =>
  useContext(InField) ? <Field.ErrorText {...olderProps(props)} /> : null
export const FormErrorIcon = older(Field.ErrorIcon)

export const InputLeftElement = (props: Props) => (
  <chakra.InputElement placement="start" {...olderProps(props)} />
)
export const InputRightElement = (props: Props) => (
  <chakra.InputElement placement="end" {...olderProps(props)} />
)
export const InputLeftAddon = older(chakra.InputAddon)
export const InputRightAddon = older(chakra.InputAddon)

/** As version 3 has it around a single input, and as version 2 around an input and what stands beside it. */
export const InputGroup = (props: ComponentProps<typeof chakra.InputGroup>) => {
  const { children, ...rest } = props
  const all = Children.toArray(children)
  if (all.length === 1) return <chakra.InputGroup {...olderProps(props)} />
  const has = (part: unknown) => all.some(child => isValidElement(child) && child.type === part)
  return (
    <chakra.Group
      width="full"
      attached={has(InputLeftAddon) || has(InputRightAddon)}
      css={{
        ...(has(InputLeftElement) ? { '& input': { paddingInlineStart: '10!' } } : {}),
        ...(has(InputRightElement) ? { '& input': { paddingInlineEnd: '10!' } } : {}),
      }}
      {...olderProps(rest)}
    >
      {children}
    </chakra.Group>
  )
}
