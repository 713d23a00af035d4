import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { catalog } from '#server/designer/sections/content/catalog.ts'
import { generator } from '#server/designer/sections/work/generator.ts'

/** What is in food. */
export const nutrition: Kind = {
  name: 'nutrition',
  label: 'a nutrition site',
  shape: 'work',
  words:
    /\b(?:nutrition(?: facts?)?(?: labels?| app| site| information| calculator)?|calorie (?:counter|calculator)|food (?:labels?|database|analysis))\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Analysis',
          icon: 'Scale',
          says: 'a search, ingredients and serving sizes, and the label they make',
          piece: generator(page, {
            title: 'Canadian nutrition facts label',
            note: 'Search a product or an ingredient such as chicken, rice or broccoli, and see what a serving holds.',
            ask: 'Food name or keyword',
            result: 'label',
            formats: ['Standard label', 'Narrow label', 'Packaging'],
            subjects: [
              ['Apple', 'apple'],
              ['Chicken breast', 'chicken'],
              ['White rice', 'rice'],
              ['Broccoli', 'broccoli'],
            ],
            parts: [
              [
                'Nutrition facts',
                [
                  ['Serving size', '100 g'],
                  ['Calories', '165'],
                  ['Fat', '3.6 g'],
                  ['Carbohydrate', '0 g'],
                  ['Protein', '31 g'],
                  ['Sodium', '74 mg'],
                ],
              ],
              [
                'Daily value',
                [
                  ['Fat', '5%'],
                  ['Potassium', '8%'],
                  ['Calcium', '1%'],
                  ['Iron', '6%'],
                ],
              ],
              [
                'Packaging design',
                [
                  ['Panel', 'Principal display'],
                  ['Languages', 'English and French'],
                  ['Regulation', 'Canadian Food and Drug Regulations'],
                ],
              ],
            ],
          }),
        },
        {
          label: 'Products',
          icon: 'Search',
          says: 'products to search',
          piece: catalog(page, {
            component: 'Foods',
            title: 'Product search',
            note: 'Nutrition information by name or keyword.',
            singular: 'product',
            plural: 'products',
            group: 'Kind',
            action: 'See label',
            done: 'The label is in your mail.',
            art: 'plate',
            items: [
              ['Apple', 'Raw, with skin', 'Fruit', '52 Calories', ['0.3 g protein', '2.4 g fibre']],
              ['Chicken breast', 'Roasted, no skin', 'Meat', '165 Calories', ['31 g protein', '3.6 g fat']],
              ['White rice', 'Boiled', 'Grain', '130 Calories', ['2.7 g protein', '28 g carbohydrate']],
              ['Broccoli', 'Steamed', 'Vegetable', '35 Calories', ['2.4 g protein', '3.3 g fibre']],
              ['Lentils', 'Boiled', 'Legume', '116 Calories', ['9 g protein', '8 g fibre']],
              ['Cheddar', 'Aged nine months', 'Dairy', '403 Calories', ['25 g protein', '33 g fat']],
            ],
          }),
        },
      ]),
    ),
}
