import { expect, test } from 'vitest'
import { filesOfTemplate } from '#scripts/place-templates.ts'
import { readPage } from '#server/templates/acts-in-words/page.ts'
import { readActs } from '#server/templates/acts-in-words/read-acts.ts'
import { placeOf } from '#shared/acts/spot.ts'

/** The lines that a sentence makes of a template, without what was there before. */
function madeBy(template: string, sentence: string): string[] | null {
  const files = filesOfTemplate(template)
  const reading = readActs(sentence, files, null)
  if (!('acts' in reading)) return null
  expect(reading.notDone).toEqual([])
  return reading.files.flatMap(({ name, code }) => {
    const old = files.find(file => file.name === name)?.code.split('\n') ?? []
    return code.split('\n').filter(line => !old.includes(line))
  })
}

test.each<[string, string, string]>([
  // By what a thing is called, or by the field, the list or the place that holds it.
  ['pricing', 'the evening plan is now €72', "price: '€72'"],
  ['landing', 'the desk costs 21 now', "name: 'Desk', price: '€21', value: 21"],
  ['about', 'Halina’s role should be "Accounts"', "role: 'Accounts'"],
  ['event', "Sunday's race begins at 14:00", "time: '14:00'"],
  ['profile', 'price of the snowshoe trek: €60', "price: '€60'"],
  ['docs', 'version is 2.5 now', "version: '2.5'"],
  ['event', 'the place is now Princes Wharf, Hobart', "place: 'Princes Wharf, Hobart'"],
  ['landing', 'Rename it to "Harbour"', "brand: 'Harbour'"],
  ['portfolio', 'the menu item Prices should be called Rates', "label: 'Rates'"],
  ['blog', 'the first post should be called Madder, three years on', "title: 'Madder, three years on'"],
  ['landing', 'the first step is at 08:15, not 08:30', "time: '08:15'"],
  ['form', 'the deadline is 15 March, not 28 February', 'in by 15 March'],
  ['checkout', 'Express is $49', "price: '$49', value: 49"],
  ['about', 'The promise section should be called "Our word".', "    title: 'Our word'"],
  // A text that is given without quotes.
  ['landing', 'Could the main button say Book a ride?', "action: 'Book a ride'"],
  ['form', 'Submit button: Send it off', "submit: 'Send it off'"],
  ['navbar', 'notice: The shop is open again.', "text: 'The shop is open again.'"],
  ['waitlist', 'call the brand Matsudai Rice', "brand: 'Matsudai Rice'"],
  // A look of one thing, and of the whole.
  ['landing', 'the footer should be black', 'bg-black'],
  ['about', 'use a bigger heading at the top', '<h1'],
  ['booking', 'make purple the accent colour', '--primary: #800080'],
  // What is said beside it.
  ['landing', 'hi! our number changed, it’s 030 555 02 22', "contact: '030 555 02 22'"],
  ['restaurant-menu', 'add a fifth dish called Ulam salad, RM 9', "name: 'Ulam salad', price: 'RM 9'"],
  ['blog', 'rename the blog to Crumbs', "brand: 'Crumbs'"],
  ['waitlist', 'Change the brand to Tadka Box everywhere', "brand: 'Tadka Box'"],
  ['event', 'One day tickets cost A$110, both days A$190', "name: 'Both days', price: 'A$190', value: 190"],
])('[24.3] on %s, “%s” is carried out', (template, sentence, line) => {
  expect(madeBy(template, sentence)?.join('\n')).toContain(line)
})

test.each<[string, string, string]>([
  ['about', 'Staszek retired, please take him off the page', 'Staszek Bień'],
  ['booking', 'Esi left, remove her', "name: 'Esi'"],
  ['waitlist', 'the last question can go', 'May I come and plant?'],
  ['product', 'we no longer weave Rosebay', 'Rosebay'],
  ['kanban', 'throw out the barometer', 'Barometer'],
])('[24.3] on %s, “%s” removes that and nothing else', (template, sentence, gone) => {
  const files = filesOfTemplate(template)
  const reading = readActs(sentence, files, null)
  expect(reading).toMatchObject({ acts: [{ act: 'removeItem' }] })
  if ('acts' in reading)
    expect(reading.files.find(({ name }) => name === 'content.ts')?.code).not.toContain(gone)
})

test.each([
  ['landing', 'Desk and Armchair both cost €22'],
  ['landing', 'Lombok costs €5 extra'],
  ['about', 'Team: add Anna Kos, Frames, since 2024'],
  ['pricing', 'Trade members get 20% off'],
  ['pricing', 'The By the hour rate is going up to 10 euros an hour'],
  ['pricing', 'raise the price of Trade by 10'],
  ['about', 'Marek Gil handles "Market stalls"'],
  ['event', 'Hand lead and tallow is with Lotte Arkwright'],
  ['calendar', 'Brass trio starts at 19:30'],
  ['chat', 'rename Mountain rescue to Rescue'],
  ['settings', 'remove the breakfast section'],
  ['sign-in', 'membership is 35 € a year now'],
  ['shop', 'put "Only 12 left" on the Miragaia one'],
  ['portfolio', 'delete the last sign'],
  ['dashboard', 'the page is called Plant overview'],
  // Its heading says one thing before a letter is sent, and another after.
  ['about', 'The contact section should be called "Say hello".'],
  ['landing', 'Change the headline to French'],
  ['landing', 'keep only the first three steps'],
  // Within its section it would come above the heading, and nowhere near the top of the page.
  ['landing', 'move the form to the top'],
  ['pricing', 'move the table to the bottom'],
  // It is heavier than that.
  ['settings', 'make the headline bold'],
  // The name stands at the top and in the footer: one of them alone is not it.
  ['landing', 'make the logo bigger'],
  ['landing', 'remove "Overhaal"'],
  ['product', 'hide "Melin Rhyd-las"'],
  // "It" is what was spoken of last; where nobody can be sure of that, it is no label and no name of the brand.
  ['wallet', 'The cabin roof is paid, this account is for a sauna now. call it "Sauna"'],
  ['wallet', 'The cabin roof is paid. call it "Sauna"'],
  // All of the text, and not the headline alone.
  ['fitness', "make the text bigger, I can't read this without my glasses"],
  // Its name, or its main heading?
  ['blog', 'Title of the website shall be Tulloch Wool Diary'],
])('[24.3] on %s, “%s” is not sure, so nothing changes', (template, sentence) => {
  expect(madeBy(template, sentence)).toBeNull()
})

test('[24.3] “this question” is the one that is selected, and not the section of them', () => {
  const files = filesOfTemplate('waitlist')
  const text = 'May I come and plant?'
  const spot = readPage(files).texts.find(each => each.text === text)?.spot
  const selection = spot ? { ...placeOf(spot), text } : null
  const reading = readActs('this question isn’t needed', files, selection)
  expect(reading).toMatchObject({ acts: [{ act: 'removeItem' }] })
  if ('acts' in reading) expect(reading.said).toEqual([`Removed “${text}” in content.ts.`])
})

test.each([
  // Its cards name the column.
  ['kanban', 'Hung', 'would you call this column On stage instead?'],
  // A weight, and not another exercise.
  ['fitness', 'Back squat', 'this should be 95 kilos today'],
  ['portfolio', 'How I work', 'remove this section'],
])('[24.3] on %s, with “%s” selected, “%s” is not sure, so nothing changes', (template, text, sentence) => {
  const files = filesOfTemplate(template)
  // What a component draws of its own data stands in no file as a text.
  const spot = readPage(files).texts.find(each => each.text === text)?.spot
  const place = spot ? placeOf(spot) : { file: 'App.tsx', at: { path: 'App:0' } }
  expect(readActs(sentence, files, { ...place, text })).toHaveProperty('nearest')
})

test('[24.3] a button may say “now”, and what something is called now is called without it', () => {
  expect(madeBy('onboarding', 'the Continue button should say Walk now')?.join()).toContain("'Walk now'")
  expect(madeBy('pricing', 'Puupaja is now called Puutyö now')?.join()).toContain("brand: 'Puutyö'")
})

test.each<[string, string, string]>([
  ['sign-in', 'sign in button navy blue instead of green', 'bg-[navy]'],
  ['landing', 'make the footer royal blue', 'bg-[royalblue]'],
  ['landing', 'the footer should be forest green instead of black', 'bg-[forestgreen]'],
  ['landing', 'change the footer from black to olive green', 'bg-[olive]'],
  ['landing', 'instead of black make the footer sky blue', 'bg-[skyblue]'],
  ['landing', 'main colour navy blue instead of green', '--primary: #000080'],
])('[24.3] on %s, “%s” makes it the one colour that is wanted', (template, sentence, line) => {
  const made = madeBy(template, sentence)?.join('\n') ?? ''
  expect(made).toContain(line)
  expect(made).not.toMatch(/bg-(?:\[(?:green|blue)\]|black)/)
})

test.each([
  'make the footer moss green',
  'make the footer pale red',
  'the footer red or blue',
  'footer blue green',
])('[24.3] “%s”: a colour that is not known, or one of two, is not guessed', sentence =>
  expect(madeBy('landing', sentence)).toBeNull(),
)
