import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { pantryPlanner } from '#server/designer/sections/work/pantry-planner.ts'

/** A meal planner. */
export const mealPlanner: Kind = {
  name: 'meal-planner',
  label: 'a meal planner',
  shape: 'work',
  words:
    /\b(?:(?:meal|recipe|pantry|grocery|menu|diet)(?: \w+)? planners?|pantry(?: app| tracker)?|meal (?:prep|planning)(?: app)?|recipe (?:finder|generator|app))\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Meals',
          icon: 'ChefHat',
          says: 'ingredients to enter, meal ideas from them, favorites, a week and its grocery list',
          piece: pantryPlanner(page),
        },
      ]),
    ),
}
