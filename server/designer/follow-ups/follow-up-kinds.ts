import { addSection } from '#server/designer/follow-ups/add-section.ts'
import { addPage } from '#server/designer/follow-ups/behaviour/add-page.ts'
import { addTooltip } from '#server/designer/follow-ups/behaviour/add-tooltip.ts'
import { animate } from '#server/designer/follow-ups/behaviour/animate.ts'
import { cardContents } from '#server/designer/follow-ups/behaviour/card-contents.ts'
import { changeLists } from '#server/designer/follow-ups/behaviour/change-lists.ts'
import { clearContent } from '#server/designer/follow-ups/behaviour/clear-content.ts'
import { linkTo } from '#server/designer/follow-ups/behaviour/link-to.ts'
import { addModeSwitch } from '#server/designer/follow-ups/behaviour/mode-switch.ts'
import { openEntry } from '#server/designer/follow-ups/behaviour/open-entry.ts'
import { quickActions } from '#server/designer/follow-ups/behaviour/quick-actions.ts'
import { makeResponsive } from '#server/designer/follow-ups/behaviour/responsive.ts'
import { addRowButtons } from '#server/designer/follow-ups/behaviour/row-buttons.ts'
import { showCards } from '#server/designer/follow-ups/behaviour/show-cards.ts'
import { showInPanel } from '#server/designer/follow-ups/behaviour/show-in-panel.ts'
import { addThemeToggle } from '#server/designer/follow-ups/behaviour/theme-toggle.ts'
import { validateForm } from '#server/designer/follow-ups/behaviour/validate-form.ts'
import { changeColor } from '#server/designer/follow-ups/change-color.ts'
import { changePrice } from '#server/designer/follow-ups/change-price.ts'
import { changeScheme } from '#server/designer/follow-ups/change-scheme.ts'
import { changeText } from '#server/designer/follow-ups/change-text.ts'
import type { FollowUp } from '#server/designer/follow-ups/follow-up.ts'
import { addBanner } from '#server/designer/follow-ups/kinds/add-banner.ts'
import { addBar } from '#server/designer/follow-ups/kinds/add-bar.ts'
import { addElement } from '#server/designer/follow-ups/kinds/add-element.ts'
import { addMenu } from '#server/designer/follow-ups/kinds/add-menu.ts'
import { addWayUp } from '#server/designer/follow-ups/kinds/add-way-up.ts'
import { atWidth } from '#server/designer/follow-ups/kinds/at-width.ts'
import { changeCurrency } from '#server/designer/follow-ups/kinds/change-currency.ts'
import { defaultScheme } from '#server/designer/follow-ups/kinds/default-scheme.ts'
import { duplicateElement } from '#server/designer/follow-ups/kinds/duplicate-element.ts'
import { setEntryField } from '#server/designer/follow-ups/kinds/entry-field.ts'
import { paintGradient } from '#server/designer/follow-ups/kinds/gradient.ts'
import { removeInside, removeNamed } from '#server/designer/follow-ups/kinds/inner-lists.ts'
import { keepDiet } from '#server/designer/follow-ups/kinds/keep-diet.ts'
import { moveElement } from '#server/designer/follow-ups/kinds/move-element.ts'
import { changeFont, changeRoundness } from '#server/designer/follow-ups/kinds/page-look.ts'
import { changeMood } from '#server/designer/follow-ups/kinds/page-mood.ts'
import { changeTone } from '#server/designer/follow-ups/kinds/page-tone.ts'
import { perRow } from '#server/designer/follow-ups/kinds/per-row.ts'
import { removeElement } from '#server/designer/follow-ups/kinds/remove-element.ts'
import { renameEverywhere } from '#server/designer/follow-ups/kinds/rename-everywhere.ts'
import { repaintPage } from '#server/designer/follow-ups/kinds/repaint-page.ts'
import { restyleElement } from '#server/designer/follow-ups/kinds/restyle-element.ts'
import { rewriteElement } from '#server/designer/follow-ups/kinds/rewrite-element.ts'
import { schemeOfPart } from '#server/designer/follow-ups/kinds/scheme-of-part.ts'
import { swapColors } from '#server/designer/follow-ups/kinds/swap-colors.ts'
import { removeSection } from '#server/designer/follow-ups/remove-section.ts'
import { rename } from '#server/designer/follow-ups/rename.ts'

/** What people can do on the page; these know how to write it, so they come first. */
const BEHAVIOUR: FollowUp[] = [
  quickActions,
  addThemeToggle,
  addModeSwitch,
  openEntry,
  addTooltip,
  addRowButtons,
  changeLists,
  validateForm,
  addPage,
  linkTo,
  animate,
  makeResponsive,
  showInPanel,
  showCards,
  cardContents,
  clearContent,
]

/** Those that read a message of several sentences as one thing. */
export const WHOLE: FollowUp[] = [
  quickActions,
  addThemeToggle,
  addModeSwitch,
  openEntry,
  showInPanel,
  addTooltip,
]

/** In the order they are tried: the more particular first. */
export const FOLLOW_UPS: FollowUp[] = [
  ...BEHAVIOUR,
  keepDiet,
  changeCurrency,
  swapColors,
  perRow,
  defaultScheme,
  renameEverywhere,
  paintGradient,
  schemeOfPart,
  repaintPage,
  atWidth,
  addWayUp,
  addMenu,
  addBanner,
  addBar,
  changeFont,
  changeMood,
  changeTone,
  changeRoundness,
  setEntryField,
  restyleElement,
  rewriteElement,
  addElement,
  removeInside,
  removeElement,
  removeNamed,
  moveElement,
  duplicateElement,
  removeSection,
  rename,
  changePrice,
  changeText,
  addSection,
  changeScheme,
  changeColor,
]
