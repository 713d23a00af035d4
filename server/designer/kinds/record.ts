import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { record as recordPart } from '#server/designer/sections/content/record.ts'

/** One thing with everything that is known of it: a ticket, an invoice, a patient. */
export const record: Kind = {
  name: 'record',
  label: 'one record in detail',
  shape: 'work',
  words:
    /\b(?:invoices?(?: page| template| design| document)?(?! (?:tracker|management|manager|app|application|tool|generator|dashboard|list|status))|receipts?(?: page| template)?|order (?:confirmation|summary|details?|receipt)(?: page| screen)?|(?:support |help ?desk )?tickets? details?(?: view| page)?|details? (?:view|page|screen)|(?:medical|health|patient|student|vehicle|employee|case) (?:records?|files?|charts?)(?: page| view)?|grade ?books?|report cards?|score ?cards?|post-?mortems?(?: document| report| page)?|meeting (?:notes|minutes|agenda)(?: document| page)?|okrs?(?: tracking| tracker)?(?: page)?|org(?:anization(?:al)?)? charts?(?! (?:maker|editor|tool|builder))|control panels?|(?:release|launch|packing|moving|deployment|inspection|safety) checklists?|itinerar(?:y|ies)(?: page)?|(?:incident|status|project|weekly|monthly|quarterly|annual|inspection|lab|test) (?:reports?|updates?|reviews?)(?: page| document)?|proposals?(?: page| document)?|one[- ]pagers?|spec(?:ification)? (?:page|sheet|document)|fact ?sheets?|dossiers?|playbooks?|runbooks?|boarding pass(?:es)?)\b/i,
  compose: page =>
    appDesign(
      page,
      [
        {
          label: 'Record',
          icon: 'FileText',
          says: 'its number, state and owner, and a panel for each thing that was named',
          piece: recordPart(page),
        },
      ],
      { isWhole: true },
    ),
}
