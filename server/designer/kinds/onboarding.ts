import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { stepsFor } from '#server/designer/page/step-fields.ts'
import { wizard } from '#server/designer/sections/work/wizard.ts'
import { askedSteps } from '#server/designer/understanding/asked-columns.ts'

/** A form in steps. */
export const onboarding: Kind = {
  name: 'onboarding',
  label: 'a step-by-step form',
  shape: 'work',
  words:
    /\b(?:(?:multi|four|three|five|two|six|\d)[\s-]?steps? (?:\w+ )?(?:forms?|wizards?|checkout|flow|process|registration|sign-?up)|multi-?step|wizards?|onboarding(?: flow| wizard| screens?| process)?|step-?by-?step form|(?:resume|cv|quote|contract) (?:builders?|generators?|makers?)|checkout (?:form|process|flow|page|screen)|checkout)\b/i,
  compose: page => {
    const { prompt, brand } = page.brief
    const isCheckout = /\bcheckout\b/i.test(prompt)
    const named = askedSteps(prompt)
    const steps =
      named ??
      (isCheckout
        ? ['Shipping address', 'Delivery', 'Payment', 'Review order']
        : ['Your account', 'Your team', 'Preferences', 'Review setup'])
    return appDesign(page, [
      {
        label: 'Setup',
        icon: 'ListChecks',
        says: `${steps.length} steps with progress, fields that check themselves, a way back and a summary`,
        piece: wizard(page, {
          title: isCheckout ? 'Checkout' : `Set up ${brand}`,
          finish: isCheckout ? 'Place order' : 'Finish setup',
          done: isCheckout
            ? ['Thank you for your order', 'Order 2841 is confirmed. It leaves us tomorrow.']
            : [`${brand} is ready`, 'Everything below can be changed later in the settings.'],
          steps: steps.map(stepsFor),
        }),
      },
    ])
  },
}
