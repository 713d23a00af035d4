import { zodResolver } from '@hookform/resolvers/zod'
import { TrendingUp } from 'lucide-react'
import { useForm } from 'react-hook-form'
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  Pie,
  PieChart,
  XAxis,
} from 'recharts'
import { z } from 'zod'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card'
import {
  type ChartConfig,
  ChartContainer,
  ChartLegend,
  ChartLegendContent,
  ChartTooltip,
  ChartTooltipContent,
} from '@/components/ui/chart'
import { Checkbox } from '@/components/ui/checkbox'
import {
  Form,
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table'

const MONTHS = [
  { month: 'Jan', desktop: 186, mobile: 80 },
  { month: 'Feb', desktop: 305, mobile: 200 },
  { month: 'Mar', desktop: 237, mobile: 120 },
  { month: 'Apr', desktop: 173, mobile: 190 },
  { month: 'May', desktop: 209, mobile: 130 },
  { month: 'Jun', desktop: 264, mobile: 180 },
]
const CONFIG = {
  desktop: { label: 'Desktop', color: 'var(--chart-1)' },
  mobile: { label: 'Mobile', color: 'var(--chart-2)' },
} satisfies ChartConfig
const SHARES = ['Direct', 'Search', 'Social', 'Mail', 'Other'].map((name, at) => ({
  name,
  value: [42, 27, 16, 9, 6][at],
  fill: `var(--chart-${at + 1})`,
}))
const INVOICES = [
  ['INV-001', 'Paid', 'Card', 250],
  ['INV-002', 'Pending', 'Transfer', 150],
  ['INV-003', 'Overdue', 'Transfer', 350],
] as const

export default function App() {
  const form = useForm({
    resolver: zodResolver(z.object({ username: z.string().min(2, 'At least two characters.') })),
    defaultValues: { username: '' },
  })
  return (
    <main className="mx-auto max-w-6xl px-6 py-10">
      <h1 className="font-semibold text-2xl tracking-tight">Data</h1>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Card>
          <CardHeader>
            <CardTitle>Visitors</CardTitle>
            <CardDescription>January to June</CardDescription>
          </CardHeader>
          <CardContent>
            <ChartContainer config={CONFIG} className="aspect-auto h-56 w-full">
              <AreaChart data={MONTHS} margin={{ left: 12, right: 12 }}>
                <CartesianGrid vertical={false} />
                <XAxis dataKey="month" tickLine={false} axisLine={false} tickMargin={8} />
                <ChartTooltip defaultIndex={2} content={<ChartTooltipContent indicator="line" />} />
                <Area
                  dataKey="mobile"
                  type="natural"
                  fill="var(--color-mobile)"
                  fillOpacity={0.25}
                  stroke="var(--color-mobile)"
                  stackId="a"
                  isAnimationActive={false}
                />
                <Area
                  dataKey="desktop"
                  type="natural"
                  fill="var(--color-desktop)"
                  fillOpacity={0.25}
                  stroke="var(--color-desktop)"
                  stackId="a"
                  isAnimationActive={false}
                />
                <ChartLegend content={<ChartLegendContent />} />
              </AreaChart>
            </ChartContainer>
          </CardContent>
          <CardFooter className="gap-2 text-sm">
            Up 5.2 % this month <TrendingUp className="size-4" />
          </CardFooter>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Sessions</CardTitle>
            <CardDescription>By device</CardDescription>
          </CardHeader>
          <CardContent>
            <ChartContainer config={CONFIG} className="aspect-auto h-56 w-full">
              <BarChart data={MONTHS}>
                <CartesianGrid vertical={false} />
                <XAxis dataKey="month" tickLine={false} axisLine={false} tickMargin={8} />
                <ChartTooltip content={<ChartTooltipContent />} />
                <Bar dataKey="desktop" fill="var(--color-desktop)" radius={5} isAnimationActive={false} />
                <Bar dataKey="mobile" fill="var(--color-mobile)" radius={5} isAnimationActive={false} />
              </BarChart>
            </ChartContainer>
          </CardContent>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Sources</CardTitle>
          </CardHeader>
          <CardContent className="grid grid-cols-2 gap-4">
            <ChartContainer config={CONFIG} className="aspect-square">
              <PieChart>
                <Pie
                  data={SHARES}
                  dataKey="value"
                  nameKey="name"
                  innerRadius="62%"
                  strokeWidth={3}
                  stroke="var(--card)"
                  isAnimationActive={false}
                />
              </PieChart>
            </ChartContainer>
            <ChartContainer config={CONFIG} className="aspect-square">
              <LineChart data={MONTHS} margin={{ left: 8, right: 8, top: 8 }}>
                <Line
                  dataKey="desktop"
                  type="monotone"
                  stroke="var(--color-desktop)"
                  strokeWidth={2}
                  dot={false}
                  isAnimationActive={false}
                />
                <Line
                  dataKey="mobile"
                  type="monotone"
                  stroke="var(--color-mobile)"
                  strokeWidth={2}
                  dot={false}
                  isAnimationActive={false}
                />
              </LineChart>
            </ChartContainer>
          </CardContent>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle>Account</CardTitle>
          </CardHeader>
          <CardContent>
            <Form {...form}>
              <form onSubmit={form.handleSubmit(() => {})} className="grid gap-5">
                <FormField
                  control={form.control}
                  name="username"
                  render={({ field }) => (
                    <FormItem>
                      <FormLabel>Username</FormLabel>
                      <FormControl>
                        <Input placeholder="maren" {...field} />
                      </FormControl>
                      <FormDescription>Your public name.</FormDescription>
                      <FormMessage />
                    </FormItem>
                  )}
                />
                <Button type="submit" className="justify-self-start">
                  Submit
                </Button>
              </form>
            </Form>
          </CardContent>
        </Card>
      </div>
      <div className="mt-6 rounded-xl border">
        <Table>
          <TableCaption className="pb-4">A list of recent invoices.</TableCaption>
          <TableHeader>
            <TableRow>
              <TableHead className="w-8">
                <Checkbox aria-label="All" />
              </TableHead>
              <TableHead>Invoice</TableHead>
              <TableHead>Status</TableHead>
              <TableHead>Method</TableHead>
              <TableHead className="text-right">Amount</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {INVOICES.map(([id, status, method, amount], at) => (
              <TableRow key={id} data-state={at === 1 ? 'selected' : undefined}>
                <TableCell>
                  <Checkbox aria-label={id} defaultChecked={at === 1} />
                </TableCell>
                <TableCell className="font-medium">{id}</TableCell>
                <TableCell>
                  <Badge
                    variant={
                      status === 'Overdue' ? 'destructive' : status === 'Paid' ? 'secondary' : 'outline'
                    }
                  >
                    {status}
                  </Badge>
                </TableCell>
                <TableCell>{method}</TableCell>
                <TableCell className="text-right tabular-nums">${amount.toFixed(2)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell colSpan={4}>Total</TableCell>
              <TableCell className="text-right tabular-nums">$750.00</TableCell>
            </TableRow>
          </TableFooter>
        </Table>
      </div>
    </main>
  )
}
