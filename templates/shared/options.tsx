import { NativeSelectOption } from '@/components/ui/native-select'

/** The options of a select: each is its name, or with `isByPlace` the place at which it stands in the list. */
export const Options = ({ names, isByPlace = false }: { names: string[]; isByPlace?: boolean }) =>
  names.map((name, at) => (
    <NativeSelectOption key={[at, name].join()} value={isByPlace ? at : name}>
      {name}
    </NativeSelectOption>
  ))
