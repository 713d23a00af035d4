import {
  ArrowRight,
  AtSign,
  Bold,
  Check,
  Copy,
  Download,
  Italic,
  Mail,
  Plus,
  Search,
  Trash2,
  Underline,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonGroup, ButtonGroupSeparator, ButtonGroupText } from '@/components/ui/button-group'
import { Checkbox } from '@/components/ui/checkbox'
import {
  Field,
  FieldContent,
  FieldDescription,
  FieldError,
  FieldGroup,
  FieldLabel,
  FieldLegend,
  FieldSeparator,
  FieldSet,
  FieldTitle,
} from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import {
  InputGroup,
  InputGroupAddon,
  InputGroupButton,
  InputGroupInput,
  InputGroupText,
  InputGroupTextarea,
} from '@/components/ui/input-group'
import { InputOTP, InputOTPGroup, InputOTPSeparator, InputOTPSlot } from '@/components/ui/input-otp'
import { Kbd, KbdGroup } from '@/components/ui/kbd'
import { Label } from '@/components/ui/label'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Progress } from '@/components/ui/progress'
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group'
import {
  Select,
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectLabel,
  SelectTrigger,
  SelectValue,
} from '@/components/ui/select'
import { Slider } from '@/components/ui/slider'
import { Spinner } from '@/components/ui/spinner'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import { Toggle } from '@/components/ui/toggle'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'

const VARIANTS = ['default', 'secondary', 'outline', 'ghost', 'destructive', 'link'] as const

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-b py-6 last:border-0 md:grid-cols-[9rem_1fr]">
      <h2 className="text-muted-foreground text-sm">{name}</h2>
      <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>
    </section>
  )
}

export default function App() {
  return (
    <main className="mx-auto max-w-6xl px-6 py-10">
      <h1 className="font-semibold text-2xl tracking-tight">Controls</h1>
      <div className="mt-4 grid gap-x-12 xl:grid-cols-2">
        <div>
          <Row name="Button">
            {VARIANTS.map(variant => (
              <Button key={variant} variant={variant} className="capitalize">
                {variant}
              </Button>
            ))}
          </Row>
          <Row name="Sizes">
            <Button size="xs">Extra small</Button>
            <Button size="sm">Small</Button>
            <Button>
              Continue <ArrowRight />
            </Button>
            <Button size="lg">
              <Download /> Large
            </Button>
            <Button size="icon" variant="outline" aria-label="Add">
              <Plus />
            </Button>
            <Button size="icon-sm" variant="secondary" aria-label="Copy">
              <Copy />
            </Button>
            <Button disabled>
              <Spinner /> Saving
            </Button>
          </Row>
          <Row name="Button group">
            <ButtonGroup>
              <Button variant="outline">Day</Button>
              <Button variant="outline">Week</Button>
              <Button variant="outline">Month</Button>
            </ButtonGroup>
            <ButtonGroup>
              <Button>Publish</Button>
              <ButtonGroupSeparator />
              <Button size="icon" aria-label="More">
                <Plus />
              </Button>
            </ButtonGroup>
            <ButtonGroup>
              <ButtonGroupText>https://</ButtonGroupText>
              <Input placeholder="maquette.dev" className="w-40" />
            </ButtonGroup>
          </Row>
          <Row name="Badge">
            <Badge>Default</Badge>
            <Badge variant="secondary">Secondary</Badge>
            <Badge variant="outline">
              <Check /> Verified
            </Badge>
            <Badge variant="destructive">Overdue</Badge>
            <Badge variant="ghost">Ghost</Badge>
          </Row>
          <Row name="Toggle">
            <Toggle aria-label="Bold" defaultPressed>
              <Bold />
            </Toggle>
            <Toggle aria-label="Italic" variant="outline">
              <Italic /> Italic
            </Toggle>
            <ToggleGroup type="multiple" variant="outline" defaultValue={['bold']}>
              <ToggleGroupItem value="bold" aria-label="Bold">
                <Bold />
              </ToggleGroupItem>
              <ToggleGroupItem value="italic" aria-label="Italic">
                <Italic />
              </ToggleGroupItem>
              <ToggleGroupItem value="underline" aria-label="Underline">
                <Underline />
              </ToggleGroupItem>
            </ToggleGroup>
            <ToggleGroup type="single" spacing={2} defaultValue="a">
              <ToggleGroupItem value="a">Board</ToggleGroupItem>
              <ToggleGroupItem value="b">List</ToggleGroupItem>
            </ToggleGroup>
          </Row>
          <Row name="Switches">
            <Label>
              <Checkbox defaultChecked /> Weekly digest
            </Label>
            <Label>
              <Checkbox checked="indeterminate" /> Some
            </Label>
            <Label>
              <Checkbox disabled /> Disabled
            </Label>
            <Label>
              <Switch defaultChecked /> Live
            </Label>
            <Label>
              <Switch size="sm" /> Small
            </Label>
          </Row>
          <Row name="Radio">
            <RadioGroup defaultValue="b" className="flex gap-6">
              {['Monthly', 'Yearly', 'Never'].map((name, at) => (
                <Label key={name}>
                  <RadioGroupItem value={'abc'.charAt(at)} /> {name}
                </Label>
              ))}
            </RadioGroup>
          </Row>
          <Row name="Slider">
            <Slider defaultValue={[42]} className="w-56" />
            <Slider defaultValue={[20, 70]} className="w-56" />
          </Row>
          <Row name="Progress">
            <Progress value={64} className="w-56" />
            <Spinner />
            <Spinner className="size-6 text-muted-foreground" />
          </Row>
          <Row name="Kbd">
            <KbdGroup>
              <Kbd>⌘</Kbd>
              <Kbd>K</Kbd>
            </KbdGroup>
            <span className="text-muted-foreground text-sm">
              Press <Kbd>Esc</Kbd> to close
            </span>
          </Row>
        </div>
        <div>
          <Row name="Input">
            <Input placeholder="Name of the project" />
            <Input aria-invalid defaultValue="not-an-email" />
            <Input disabled placeholder="Disabled" />
            <Input type="file" />
          </Row>
          <Row name="Textarea">
            <Textarea placeholder="What changed in this release?" />
          </Row>
          <Row name="Select">
            <Select defaultValue="geist">
              <SelectTrigger className="w-48">
                <SelectValue placeholder="Typeface" />
              </SelectTrigger>
              <SelectContent>
                <SelectGroup>
                  <SelectLabel>Sans serif</SelectLabel>
                  <SelectItem value="geist">Geist</SelectItem>
                  <SelectItem value="inter">Inter</SelectItem>
                </SelectGroup>
              </SelectContent>
            </Select>
            <Select>
              <SelectTrigger size="sm">
                <SelectValue placeholder="Pick one" />
              </SelectTrigger>
              <SelectContent>
                <SelectItem value="a">First</SelectItem>
              </SelectContent>
            </Select>
            <NativeSelect defaultValue="eur">
              <NativeSelectOption value="eur">Euro</NativeSelectOption>
              <NativeSelectOption value="usd">Dollar</NativeSelectOption>
            </NativeSelect>
          </Row>
          <Row name="Input group">
            <InputGroup>
              <InputGroupInput placeholder="Search designs" />
              <InputGroupAddon>
                <Search />
              </InputGroupAddon>
              <InputGroupAddon align="inline-end">
                <Kbd>⌘K</Kbd>
              </InputGroupAddon>
            </InputGroup>
            <InputGroup>
              <InputGroupInput placeholder="you@example.com" />
              <InputGroupAddon>
                <AtSign />
              </InputGroupAddon>
              <InputGroupAddon align="inline-end">
                <InputGroupButton variant="secondary">Invite</InputGroupButton>
              </InputGroupAddon>
            </InputGroup>
            <InputGroup>
              <InputGroupTextarea placeholder="Ask anything" />
              <InputGroupAddon align="block-end">
                <InputGroupText>0 / 500</InputGroupText>
                <InputGroupButton variant="default" size="sm" className="ml-auto">
                  Send
                </InputGroupButton>
              </InputGroupAddon>
            </InputGroup>
          </Row>
          <Row name="One-time code">
            <InputOTP maxLength={6} value="4821" onChange={() => {}}>
              <InputOTPGroup>
                <InputOTPSlot index={0} />
                <InputOTPSlot index={1} />
                <InputOTPSlot index={2} />
              </InputOTPGroup>
              <InputOTPSeparator />
              <InputOTPGroup>
                <InputOTPSlot index={3} />
                <InputOTPSlot index={4} />
                <InputOTPSlot index={5} />
              </InputOTPGroup>
            </InputOTP>
          </Row>
          <Row name="Field">
            <FieldSet className="w-full">
              <FieldLegend>Profile</FieldLegend>
              <FieldDescription>How you appear to others.</FieldDescription>
              <FieldGroup>
                <Field>
                  <FieldLabel htmlFor="name">Full name</FieldLabel>
                  <Input id="name" defaultValue="Maren Oduya" />
                  <FieldDescription>Shown on every comment.</FieldDescription>
                </Field>
                <Field data-invalid>
                  <FieldLabel htmlFor="mail">Email</FieldLabel>
                  <Input id="mail" aria-invalid defaultValue="maren@" />
                  <FieldError errors={[{ message: 'Enter a whole address.' }]} />
                </Field>
                <FieldSeparator>or</FieldSeparator>
                <Field orientation="horizontal">
                  <FieldContent>
                    <FieldLabel htmlFor="news">Product news</FieldLabel>
                    <FieldDescription>About once a month.</FieldDescription>
                  </FieldContent>
                  <Switch id="news" defaultChecked />
                </Field>
                <FieldLabel htmlFor="team">
                  <Field orientation="horizontal">
                    <FieldContent>
                      <FieldTitle>Team plan</FieldTitle>
                      <FieldDescription>Ten seats and shared libraries.</FieldDescription>
                    </FieldContent>
                    <Checkbox id="team" defaultChecked />
                  </Field>
                </FieldLabel>
                <Field orientation="horizontal">
                  <Button>
                    <Mail /> Save changes
                  </Button>
                  <Button variant="ghost">
                    <Trash2 /> Delete
                  </Button>
                </Field>
              </FieldGroup>
            </FieldSet>
          </Row>
        </div>
      </div>
    </main>
  )
}
