import { RECIPES_FOR_ALL } from '#server/designer/datasets/dishes-for-all.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { catalog } from '#server/designer/sections/content/catalog.ts'
import { dishesFor } from '#server/designer/understanding/diet.ts'

/** A recipe site. */
export const recipes: Kind = {
  name: 'recipes',
  label: 'a recipe site',
  shape: 'site',
  words:
    /\b(?:recipes? (?:site|website|page|book|collection|blog|cards?)|cook ?book(?: app| site)?|cooking (?:site|website|app))\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Recipes',
          icon: 'ChefHat',
          says: 'recipes to search, narrow, keep and open, with a form',
          piece: catalog(page, {
            component: 'Recipes',
            title: 'What shall we cook?',
            note: 'Search by what you have, keep what you like.',
            singular: 'recipe',
            plural: 'recipes',
            group: 'Meal',
            action: 'Cook this',
            done: 'The recipe is in your week.',
            art: 'bowl',
            items: dishesFor(page.brief.prompt, ITEMS, RECIPES_FOR_ALL),
          }),
        },
      ]),
      { frame: 'site' },
    ),
}

const ITEMS: Parameters<typeof catalog>[1]['items'] = [
  ['Shakshuka', 'Eggs in tomatoes, one pan, good bread.', 'Breakfast', '25 min', ['Vegetarian', 'Serves 2']],
  ['Lentil stew', 'Better on the second day.', 'Dinner', '40 min', ['Vegan', 'Serves 4']],
  ['Leek tart', 'Mustard under the leeks is the trick.', 'Lunch', '55 min', ['Vegetarian', 'Serves 6']],
  ['Fried rice', 'Yesterday’s rice, today’s rush.', 'Dinner', '15 min', ['Egg', 'Serves 2']],
  ['Plum cake', 'Sour plums, much butter.', 'Baking', '60 min', ['Vegetarian', 'Serves 10']],
  ['Chicken broth', 'Three hours in which you do nothing.', 'Basics', '180 min', ['Gluten-free', '2 litres']],
]
