/** What a dish is made of, as its name and description say it. */
export const MEAT =
  'meat|beef|steak|veal|lamb|mutton|hogget|pork|ham|bacon|pancetta|guanciale|prosciutto|speck|salami|chorizo|nduja|mortadella|sausages?|bratwurst|bolognese|ragù|ragu|meatballs?|chicken|poultry|turkey|duck|goose|quail|pigeon|rabbit|venison|boar|game|brisket|ribs?|short rib|oxtail|tongue|liver|pâté|pate|foie|carpaccio|tartare|burgers?|cheeseburger|pastrami|kebab|schnitzel|saltimbocca|carbonara|pepperoni|wings?'
export const FISH =
  'fish|salmon|tuna|cod|hake|bream|bass|turbot|trout|mackerel|sardines?|anchov(?:y|ies)|halibut|sole|monkfish|eel|seafood|shrimps?|prawns?|lobster|crab|scallops?|mussels?|clams?|oysters?|squid|calamari|octopus|caviar|vongole|bottarga'
export const DAIRY_AND_EGG =
  'cheese|butter|buttermilk|cream|crème|creme|milk|yog(?:h)?urt|mozzarella|parmesan|pecorino|ricotta|feta|burrata|mascarpone|gorgonzola|halloumi|stracciatella|custard|gelato|ice cream|eggs?|omelette|meringue|mayonnaise|aioli|honey|brioche|tiramisu|panna cotta|cheesecake|pancakes?|shakshuka'
export const ALCOHOL =
  'wine|beer|ale|gin|rum|vodka|whisk(?:e)?y|bourbon|tequila|mezcal|prosecco|champagne|cocktails?|negroni|spritz|martini|aperol|campari|vermouth'
export const NUTS =
  'nuts?|almonds?|hazelnuts?|walnuts?|pecans?|cashews?|pistachios?|peanuts?|praline|marzipan'
