import { tsx } from '#server/designer/code/tsx.ts'
import type { SourceFile } from '#shared/artifacts.ts'

interface Part {
  names: string[]
  code: string
}

/** The kit's most used parts with plain elements, for those that a design uses and only where all of it is there. */
export const plainKit = (files: readonly SourceFile[]): SourceFile[] => partsOf(files, PLAIN)

/** The same with components of Chakra UI. */
export const chakraKit = (files: readonly SourceFile[]): SourceFile[] =>
  partsOf(files, { ...PLAIN, ...CHAKRA })

function partsOf(files: readonly SourceFile[], parts: Record<string, Part>): SourceFile[] {
  const all = files.map(({ code }) => code).join('\n')
  return Object.entries(parts).flatMap(([name, part]) => {
    const imports = [...all.matchAll(new RegExp(`import \\{([^}]*)\\} from "@/components/ui/${name}"`, 'g'))]
    const used = imports.flatMap(([, list = '']) =>
      list.split(',').map(each => each.trim().replace(/^type /, '')),
    )
    const isWhole = used.filter(Boolean).every(each => part.names.includes(each))
    return imports.length > 0 && isWhole ? [{ name: `components/ui/${name}.tsx`, code: part.code }] : []
  })
}

const BUTTON_LOOKS = `const VARIANTS = {
  default: "bg-primary text-primary-foreground shadow-xs hover:bg-primary/88",
  destructive:
    "bg-destructive text-destructive-foreground shadow-xs hover:bg-destructive/88",
  outline:
    "border border-input bg-background text-foreground shadow-xs hover:bg-accent hover:text-accent-foreground dark:bg-input/25 dark:hover:bg-input/45",
  secondary: "bg-secondary text-secondary-foreground hover:bg-secondary/70",
  ghost: "hover:bg-accent hover:text-accent-foreground",
  link: "text-primary underline-offset-4 hover:underline",
};

const SIZES = {
  default: "h-9 px-4 py-2 has-[>svg]:px-3.5",
  xs: "h-6 gap-1 rounded-sm px-2 text-xs has-[>svg]:px-1.5",
  sm: "h-8 gap-1.5 px-3 text-[0.8125rem] has-[>svg]:px-2.5",
  lg: "h-10 px-6 has-[>svg]:px-5",
  icon: "size-9",
  "icon-xs": "size-6 rounded-sm",
  "icon-sm": "size-8",
  "icon-lg": "size-10",
};

const SHAPE =
  "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium text-sm outline-none focus-visible:outline-2 focus-visible:outline-ring focus-visible:outline-offset-2 disabled:pointer-events-none disabled:opacity-50 [&_svg:not([class*='size-'])]:size-4 [&_svg]:shrink-0";`

const buttonCode = (element: string, importLine: string) => tsx`
  ${importLine}
  import {
    Children,
    cloneElement,
    type ComponentProps,
    type ReactElement,
  } from "react";
  import { cn } from "@/lib/utils";

  ${BUTTON_LOOKS}

  interface ButtonProps extends ComponentProps<"button"> {
    variant?: keyof typeof VARIANTS;
    size?: keyof typeof SIZES;
    /** The look goes to the only child, a link for example. */
    asChild?: boolean;
  }

  export function Button({
    variant = "default",
    size = "default",
    asChild = false,
    className,
    children,
    ...props
  }: ButtonProps) {
    const look = cn(SHAPE, VARIANTS[variant], SIZES[size], className);
    if (asChild) {
      const child = Children.only(children) as ReactElement<{
        className?: string;
      }>;
      return cloneElement(child, {
        ...props,
        className: cn(look, child.props.className),
      });
    }
    return (
      <${element} className={look} {...props}>
        {children}
      </${element}>
    );
  }
`

const fieldCode = (
  component: string,
  tag: string,
  element: string,
  importLine: string,
  classes: string,
) => tsx`
  ${importLine}
  import type { ComponentProps } from "react";
  import { cn } from "@/lib/utils";

  const LOOK =
    "${classes}";

  export function ${component}({ className, ...props }: ComponentProps<"${tag}">) {
    return <${element} className={cn(LOOK, className)} {...props} />;
  }
`

const INPUT =
  'flex h-9 w-full min-w-0 rounded-md border border-input bg-background px-3 py-1 text-base shadow-xs outline-none placeholder:text-muted-foreground focus-visible:border-ring focus-visible:ring-2 focus-visible:ring-ring aria-invalid:border-destructive md:text-sm'
const AREA =
  'field-sizing-content flex min-h-16 w-full rounded-md border border-input bg-background px-3 py-2 text-base leading-normal shadow-xs outline-none placeholder:text-muted-foreground focus-visible:border-ring focus-visible:ring-2 focus-visible:ring-ring aria-invalid:border-destructive md:text-sm'
const LABEL = 'flex items-center gap-2 font-medium text-sm leading-none select-none'

const DIALOG = tsx`
  import { X } from "lucide-react";
  import {
    type ComponentProps,
    createContext,
    type ReactNode,
    useContext,
    useEffect,
    useRef,
  } from "react";
  import { cn } from "@/lib/utils";

  const CloseContext = createContext<() => void>(() => undefined);

  interface DialogProps {
    open: boolean;
    onOpenChange: (isOpen: boolean) => void;
    children: ReactNode;
  }

  export function Dialog({ open, onOpenChange, children }: DialogProps) {
    if (!open) return null;
    return (
      <CloseContext value={() => onOpenChange(false)}>{children}</CloseContext>
    );
  }

  export function DialogContent({
    className,
    children,
    ...props
  }: ComponentProps<"dialog">) {
    const dialog = useRef<HTMLDialogElement>(null);
    const close = useContext(CloseContext);

    useEffect(() => dialog.current?.showModal(), []);

    return (
      <dialog
        ref={dialog}
        onClose={close}
        aria-labelledby="dialog-title"
        className={cn(
          "fixed inset-0 m-auto grid max-h-svh w-full max-w-[calc(100%-2rem)] gap-4 overflow-auto rounded-lg border bg-background p-6 text-foreground shadow-lg sm:max-w-lg",
          className,
        )}
        {...props}
      >
        {children}
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="absolute top-4 right-4 rounded-sm"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      </dialog>
    );
  }

  export function DialogTitle({ className, ...props }: ComponentProps<"h2">) {
    return (
      <h2
        id="dialog-title"
        className={cn("font-semibold text-lg leading-none", className)}
        {...props}
      />
    );
  }

  export function DialogDescription({
    className,
    ...props
  }: ComponentProps<"p">) {
    return (
      <p
        className={cn("text-sm text-muted-foreground", className)}
        {...props}
      />
    );
  }
`

const PLAIN: Record<string, Part> = {
  button: { names: ['Button'], code: buttonCode('button', '') },
  input: { names: ['Input'], code: fieldCode('Input', 'input', 'input', '', INPUT) },
  textarea: { names: ['Textarea'], code: fieldCode('Textarea', 'textarea', 'textarea', '', AREA) },
  label: {
    names: ['Label'],
    code: tsx`
      import type { ComponentProps } from "react";
      import { cn } from "@/lib/utils";

      export function Label({
        className,
        htmlFor,
        ...props
      }: ComponentProps<"label">) {
        return (
          <label
            htmlFor={htmlFor}
            className={cn("${LABEL}", className)}
            {...props}
          />
        );
      }
    `,
  },
  dialog: { names: ['Dialog', 'DialogContent', 'DialogTitle', 'DialogDescription'], code: DIALOG },
}

const fromChakra = (name: string): string => `import { ${name} as Chakra${name} } from "@chakra-ui/react";`

const CHAKRA: Record<string, Part> = {
  button: {
    names: ['Button'],
    code: buttonCode('ChakraButton', `${fromChakra('Button')}`).replace(
      '<ChakraButton className',
      '<ChakraButton unstyled className',
    ),
  },
  input: {
    names: ['Input'],
    code: fieldCode('Input', 'input', 'ChakraInput unstyled', fromChakra('Input'), INPUT).replace(
      'ComponentProps<"input">',
      'ComponentProps<typeof ChakraInput>',
    ),
  },
  textarea: {
    names: ['Textarea'],
    code: fieldCode('Textarea', 'textarea', 'ChakraTextarea unstyled', fromChakra('Textarea'), AREA).replace(
      'ComponentProps<"textarea">',
      'ComponentProps<typeof ChakraTextarea>',
    ),
  },
}

/** A part with plain elements in the place of those of Chakra UI: what `CHAKRA` puts in, taken out. */
export const withoutChakra = (code: string): string =>
  code
    .replace(/^import \{ \w+ as Chakra\w+ \} from "@chakra-ui\/react";\n/m, '')
    .replace(/typeof Chakra(\w+)/g, (_, name: string) => `"${name.toLowerCase()}"`)
    .replace(
      /<(\/?)Chakra(\w+)(?: unstyled)?/g,
      (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}`,
    )
