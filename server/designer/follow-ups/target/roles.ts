import { around, type Item, within } from '#server/designer/follow-ups/scene/scene.ts'
import {
  called,
  classText,
  isButton,
  isCard,
  isField,
  isH1,
  isHeader,
  isHeading,
  isHero,
  isIcon,
  isImage,
  isLinkInButton,
  isLocal,
  isMonogram,
  isNav,
  isNavEntry,
  isSection,
  isSubtitle,
  isText,
  level,
  looksPressed,
  lookText,
  readsField,
  readsMoney,
  roleIs,
  tagged,
  typeIs,
} from '#server/designer/follow-ups/target/looks-like.ts'

export interface Role {
  name: string
  /** One of them, and several. */
  one: RegExp
  many: RegExp
  is: (item: Item) => boolean
  /** Only the outermost of those that are in one another. */
  isOuter?: boolean
}

const entry = (name: string, one: string, many: string, is: Role['is'], isOuter = false): Role => ({
  name,
  one: new RegExp(`^(?:${one})$`, 'i'),
  many: new RegExp(`^(?:${many})$`, 'i'),
  is,
  isOuter,
})

/** What people call the things on a page, the more particular names first. */
export const ROLES: Role[] = [
  entry(
    'headline',
    'headline|main (?:title|heading|headline)|page (?:title|heading)|hero (?:title|heading|headline)|h1',
    'h1s',
    isH1,
  ),
  entry(
    'subtitle',
    'sub-?title|sub-?headline|subhead(?:ing)?|tagline|lead(?: text)?|hero (?:text|description)',
    'sub-?titles|sub-?headings',
    item => isSubtitle(item),
  ),
  entry(
    'section title',
    'section (?:title|heading)',
    'section (?:titles|headings)',
    item => isHeading(item) && level(item) !== 'h1' && level(item) !== 'h3',
  ),
  entry('heading', 'heading|title', 'headings|titles|headlines|all headings', isHeading),
  entry(
    'nav entry',
    '(?:nav(?:igation)?|menu|header) (?:item|entry|link|option)|menu ?item',
    '(?:nav(?:igation)?|menu|header) (?:items|entries|links|options)|menu ?items',
    isNavEntry,
  ),
  entry(
    'button',
    '(?:cta|call[ -]to[ -]action)(?: button)?|button|btn',
    'buttons|ctas|calls[ -]to[ -]action|btns',
    isButton,
    true,
  ),
  entry(
    'link',
    'link|anchor|hyperlink',
    'links|anchors|hyperlinks',
    item => tagged(item, /^(?:a|Link|NavLink)$/) && !isLinkInButton(item) && !looksPressed(item),
  ),
  entry('navigation', 'nav(?:igation)?(?: ?bar| menu)?|menu(?: bar)?|navbar', 'navs|menus', isNav, true),
  entry('header', '(?:site |page |app )?header|top ?bar|app ?bar', 'headers', isHeader, true),
  entry(
    'footer',
    '(?:site |page )?footer',
    'footers',
    item =>
      tagged(item, /^footer$/) ||
      (called(item, /^(?:site |app |page )?footer$/i) &&
        !within(item).some(each => tagged(each, /^footer$/))),
    true,
  ),
  entry('hero', 'hero(?: section| area| banner)?|banner', 'heroes', isHero, true),
  entry(
    'sidebar',
    'side ?bar|left ?bar|right ?bar|side (?:panel|menu|nav(?:igation)?)|aside',
    'side ?bars',
    item =>
      tagged(item, /^aside$/) ||
      (called(item, /\b(?:side ?bar|left ?bar|right ?bar)$/i) &&
        !within(item).some(each => tagged(each, /^aside$/))),
    true,
  ),
  entry('card', 'card|tile|box', 'cards|tiles|boxes', isCard, true),
  entry(
    'field',
    '(?:form |input |text )?(?:field|input|textbox|text box|box)|textarea|dropdown|select',
    '(?:form |input |text )?(?:fields|inputs)|textareas|dropdowns|selects',
    isField,
  ),
  entry('label', 'label', 'labels', item => tagged(item, /^(?:label|Label|FormLabel|Field\.Label)$/)),
  entry('form', 'form', 'forms', isForm, true),
  entry('icon', 'icon', 'icons', isIcon),
  entry(
    'logo',
    'logo|brand(?: name| mark)?',
    'logos',
    item => called(item, /^(?:site |app )?(?:logo|brand)$/i),
    true,
  ),
  entry(
    'image',
    'image|picture|photo|illustration|graphic|thumbnail',
    'images|pictures|photos|illustrations|thumbnails',
    isImage,
    true,
  ),
  entry(
    'avatar',
    'avatar|profile (?:picture|photo|image)',
    'avatars',
    item =>
      called(item, /(?:^|\s)avatar$/i) ||
      (isImage(item) && /\brounded-full\b|borderRadius[^}]*(?:50%|9999|full)/.test(lookText(item))) ||
      isMonogram(item),
    true,
  ),
  entry(
    'badge',
    'badge|tag|pill|chip',
    'badges|tags|pills|chips',
    item => tagged(item, /^(?:Badge|Tag|Chip)$/) || called(item, /(?:^|[\s-])(?:badge|tag|pill|chip)$/i),
  ),
  entry(
    'table',
    'table|data ?grid',
    'tables',
    item => tagged(item, /^(?:table|Table|Table\.Root|DataTable)$/) && !isLocal(item),
    true,
  ),
  entry('table header', 'table head(?:er|ing)?|header row', 'table head(?:er|ing)s', item =>
    tagged(item, /^(?:thead|TableHeader|Thead|Table\.Header)$/),
  ),
  entry('cell', 'cell|table cell', 'cells|table cells', item =>
    tagged(item, /^(?:td|th|TableCell|TableHead|Td|Th|Table\.Cell)$/),
  ),
  entry(
    'row',
    'row|table row',
    'rows|table rows',
    item =>
      tagged(item, /^(?:tr|TableRow|Tr|Table\.Row)$/) ||
      (called(item, /(?:^|[\s-])row$/i) && item.list !== null),
  ),
  entry(
    'question',
    'question|accordion item',
    'questions|accordion items',
    item =>
      tagged(item, /^(?:AccordionItem|details|Accordion\.Item)$/) ||
      (item.list !== null && (called(item, /\bfaq|question/i) || /faq|question/i.test(item.list.name))),
  ),
  entry(
    'plan',
    'plan|tier|pricing card',
    'plans|tiers|pricing cards',
    item =>
      item.list !== null &&
      (/plans?|tiers?|pricing/i.test(item.list.name) || called(item, /\b(?:plan|tier|pricing)\b/i)),
    true,
  ),
  entry(
    'testimonial',
    'testimonial|review|quote',
    'testimonials|reviews|quotes',
    item =>
      (item.tag === 'blockquote' &&
        item.parent?.children.filter(each => each.tag === 'blockquote').length !== 1) ||
      (item.list !== null &&
        (/testimonials?|reviews?|quotes?/i.test(item.list.name) ||
          called(item, /\b(?:testimonial|review|quote)\b/i))),
    true,
  ),
  entry(
    'feature',
    'feature|benefit',
    'features|benefits',
    item => item.list !== null && /features?|benefits?/i.test(item.list.name),
    true,
  ),
  entry(
    'price',
    'price',
    'prices',
    item =>
      called(item, /(?:^|[\s-])price$/i) ||
      /^\s*[$€£]\s*\d/.test(item.own) ||
      readsField(item, /price/i) ||
      readsMoney(item),
  ),
  entry(
    'text',
    'text|paragraph|copy|description|caption|words',
    'texts|paragraphs|descriptions|captions',
    isText,
  ),
  entry(
    'item',
    'item|entry|element of the list|list item|option|bullet(?: point)?',
    'items|entries|list items|options|bullets|bullet points',
    item =>
      (tagged(item, /^(?:li|ListItem|List\.Item|option)$/) || item.list !== null) &&
      !around(item).some(isNav),
    true,
  ),
  entry('list', 'list', 'lists', item => tagged(item, /^(?:ul|ol|List|List\.Root|dl)$/)),
  entry(
    'grid',
    'grid',
    'grids',
    item =>
      called(item, /(?:^|[\s-])grid$/i) ||
      tagged(item, /^(?:Grid|SimpleGrid)$/) ||
      /(?:^|\s)grid(?:\s|$)/.test(classText(item)),
    true,
  ),
  entry('divider', 'divider|separator|line|rule', 'dividers|separators|lines', item =>
    tagged(item, /^(?:hr|Separator|Divider)$/),
  ),
  entry(
    'checkbox',
    'checkbox|check box',
    'checkboxes',
    item => tagged(item, /^Checkbox/) || typeIs(item, /^checkbox$/),
  ),
  entry(
    'switch',
    'switch|toggle',
    'switches|toggles',
    item => tagged(item, /^(?:Switch|Toggle|Switch\.Root)$/) || called(item, /\btoggle$/i),
  ),
  entry(
    'search',
    'search(?: bar| box| field| input)?',
    'searches',
    item => isField(item) && (typeIs(item, /^search$/) || called(item, /search/i)),
    true,
  ),
  entry(
    'chart',
    'chart|graph|plot|diagram',
    'charts|graphs|plots',
    item => called(item, /(?:chart|graph|trend|sparkline)$/i),
    true,
  ),
  entry(
    'tab',
    'tab',
    'tabs',
    item => tagged(item, /^(?:TabsTrigger|Tab|Tabs\.Trigger)$/) || roleIs(item, 'tab'),
  ),
  entry('panel', 'panel|pane', 'panels', item => called(item, /\bpanel$/i), true),
  entry(
    'container',
    'container|wrapper|content|main(?: content| area| part)?',
    'containers|wrappers',
    item =>
      tagged(item, /^(?:main|Container)$/) || called(item, /(?:^|[\s-])(?:container|wrapper|content)$/i),
    true,
  ),
  entry('section', 'section|block|area|part|component|band', 'sections|blocks|areas|parts', isSection),
]

export const roleNamed = (name: string): Role | undefined => ROLES.find(role => role.name === name)

/** A component called a form has the form in it. */
function isForm(item: Item): boolean {
  return tagged(item, /^form$/) || (called(item, /(?:^|\s)form$/i) && !isLocal(item) && item.parent !== null)
}
