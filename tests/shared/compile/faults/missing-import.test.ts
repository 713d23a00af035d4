import { describe, expect, test } from 'vitest'
import { missingImport, missingName, type Packages } from '#shared/compile/faults/missing-import.ts'

const ACCORDION = ['Accordion', 'AccordionContent', 'AccordionItem', 'AccordionTrigger']
const TABS = ['Tabs', 'TabsContent', 'TabsList', 'TabsTrigger']

const icons = ['Flame', 'Dog', 'Trash2', 'Menu', 'BrickWallFire', 'Fan', 'X', 'Fish']
const packages = {
  manifest: { specifiers: { 'lucide-react': { exports: icons } }, radix: {} },
  icons: { names: Object.fromEntries(icons.map(name => [name, name])) },
} as unknown as Packages

describe('[26] what is not there is named by what does its work', () => {
  test.each([
    ['AccordionPanel', ACCORDION, 'AccordionContent'],
    ['AccordionButton', ACCORDION, 'AccordionTrigger'],
    ['CardBody', ['Card', 'CardContent', 'CardHeader'], 'CardContent'],
    ['ModalHeading', ['Modal', 'ModalHeader'], 'ModalHeader'],
    ['TabsTriggers', TABS, 'TabsTrigger'],
    ['TabPanel', TABS, 'TabsContent'],
  ])('%s', (wanted, names, near) => {
    expect(missingName('it', wanted, names)).toMatch(new RegExp(`; nearest ${near}\\.$`))
  })

  test('and never by the whole that it is a part of', () => {
    expect(missingName('it', 'AccordionZebra', ACCORDION)).not.toMatch(/nearest Accordion\./)
  })

  test.each([
    ['lucide-react', 'Fire', 'Near: Flame.'],
    ['lucide-react', 'CloseIcon', 'Near: X.'],
    ['react-icons/fa', 'FaFire', 'FaFire is Flame.'],
    ['react-icons/md', 'MdBin', 'MdBin is Trash2.'],
    ['react-icons/fa', 'FaDog', 'FaDog is Dog.'],
    ['lucide-react', 'constructor', 'it would be a dashed box.'],
  ])('icons: %s %s', (from, name, told) => {
    expect(missingImport(from, name, name, packages)).toContain(told)
  })
})
