import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { content } from '../content'
import { HAS_USUAL, type Point } from './points'

export function FiguresTable({ points, isUsual }: { points: Point[]; isUsual: boolean }) {
  const { words, legend } = content
  const isCompared = HAS_USUAL && isUsual
  return (
    <Table>
      <TableHeader>
        <TableRow className="hover:bg-transparent">
          <TableHead>{words.point}</TableHead>
          <TableHead className="text-right">{legend.value}</TableHead>
          {isCompared ? <TableHead className="text-right">{legend.usual}</TableHead> : null}
        </TableRow>
      </TableHeader>
      <TableBody>
        {points.map(point => (
          <TableRow key={point.key}>
            <TableCell className="whitespace-normal">
              {point.name}
              {point.text ? <span className="block text-muted-foreground text-sm">{point.text}</span> : null}
            </TableCell>
            <TableCell className="text-right align-top font-medium tabular-nums">
              {point.value ?? words.none}
            </TableCell>
            {isCompared ? (
              <TableCell className="text-right align-top text-muted-foreground tabular-nums">
                {point.usual ?? words.none}
              </TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
