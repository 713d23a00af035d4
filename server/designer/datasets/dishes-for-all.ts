type Dish = [title: string, note: string, group: string, aside: string, facts: string[]]

/** Without meat, fish, milk, eggs, wheat, nuts and alcohol, so that they suit whoever asks. */
export const DISHES_FOR_ALL: Dish[] = [
  ['Grilled cabbage, lemon', 'Parsley oil, toasted seeds', 'Starters', '€11', ['Vegan', 'Gluten-free']],
  ['Beetroot from the embers', 'Horseradish, apple, dill', 'Starters', '€12', ['Vegan', 'Gluten-free']],
  ['Black lentils and pumpkin', 'Slow, sweet, a little smoke', 'Mains', '€19', ['Vegan', 'Gluten-free']],
  ['Chickpeas in tomato', 'Rosemary, olive oil, crisp chard', 'Mains', '€18', ['Vegan', 'Gluten-free']],
  ['Potatoes in herb oil', 'Sea salt, chives', 'Sides', '€7', ['Vegan', 'Gluten-free']],
  ['Plum sorbet', 'Sour plums, mint', 'Desserts', '€8', ['Vegan', 'Gluten-free']],
]

export const RECIPES_FOR_ALL: Dish[] = [
  ['Pumpkin soup', 'Ginger, coconut, ten minutes of patience.', 'Dinner', '30 min', ['Vegan', 'Gluten-free']],
  ['Rice with peas', 'One pan, green and sweet.', 'Lunch', '20 min', ['Vegan', 'Gluten-free']],
  ['Chickpea stew', 'Tomato, cumin, a handful of spinach.', 'Dinner', '25 min', ['Vegan', 'Gluten-free']],
  ['Baked potatoes', 'Sweetcorn, chives, a lot of colour.', 'Lunch', '50 min', ['Vegan', 'Gluten-free']],
  ['Berry porridge', 'Oats without gluten, warm berries.', 'Breakfast', '10 min', ['Vegan', 'Gluten-free']],
  ['Banana ice', 'Frozen bananas and a spoon, nothing else.', 'Baking', '5 min', ['Vegan', 'Gluten-free']],
]
