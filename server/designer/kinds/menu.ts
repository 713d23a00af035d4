import { DISHES_FOR_ALL } from '#server/designer/datasets/dishes-for-all.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { catalog } from '#server/designer/sections/content/catalog.ts'
import { dishesFor } from '#server/designer/understanding/diet.ts'

/** A menu. */
export const menu: Kind = {
  name: 'menu',
  label: 'a menu',
  shape: 'site',
  words:
    /\b(?:(?:restaurant|food|caf[eé]|digital|online|bar|drinks?|coffee|pizza) menus?(?: page| app| site)?|menu (?:page|card|app|board)(?! item)|food (?:delivery|ordering)(?: app| site| website| page| platform)?|uber ?eats(?: clone)?|(?:food|meal|pizza|table) .{0,40}online ordering)\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Menu',
          icon: 'UtensilsCrossed',
          says: 'dishes to search, narrow, keep and open, with a form',
          piece: catalog(page, {
            component: 'Dishes',
            title: `The menu at ${page.brief.brand}`,
            note: 'Written at four o’clock, cooked until ten. Choose, and pick it up or have it brought.',
            singular: 'dish',
            plural: 'dishes',
            group: 'Course',
            action: 'Order',
            done: 'Ordered. It is ready in twenty-five minutes.',
            art: 'plate',
            items: dishesFor(page.brief.prompt, ITEMS, DISHES_FOR_ALL),
          }),
        },
      ]),
      { frame: 'site' },
    ),
}

const ITEMS: Parameters<typeof catalog>[1]['items'] = [
  ['Charred leeks, romesco', 'Hazelnut, sherry vinegar', 'Starters', '€13', ['Vegan', 'Nuts']],
  ['Raw scallop, green almond', 'Buttermilk, dill oil', 'Starters', '€17', ['Fish', 'Milk']],
  ['Hogget shoulder for two', 'Anchovy, bitter leaves', 'Mains', '€58', ['For two', 'From the fire']],
  ['Turbot on the bone', 'Brown butter, capers', 'Mains', '€34', ['Fish', 'Milk']],
  ['Potatoes in embers', 'Sour cream, chives', 'Sides', '€8', ['Vegetarian']],
  ['Burnt-milk ice cream', 'Olive oil, salt', 'Desserts', '€9', ['Vegetarian', 'Milk']],
]
