export type Rows = [string, string][]

/** What such a list usually holds, by a word in its name. */
export const KNOWN_ROWS: [RegExp, Rows][] = [
  [
    /\b(?:conversations?|threads?|correspondence|email trail)\b/i,
    [
      ['Elif Demir: “The export stops at row 500.”', '09:12'],
      ['Jonas Beck: “Thank you, I can see it here too.”', '09:40'],
      ['Elif Demir: “A small part of the file is enough for today.”', '10:05'],
    ],
  ],
  [
    /\b(?:internal notes?|remarks|observations|decisions?|went (?:well|wrong)|lessons|learnings|findings)\b/i,
    [
      ['The second way is kept, because it can be undone', 'Maren Okafor'],
      ['The old one stays until the end of the month', 'Jonas Beck'],
      ['Everybody affected hears of it first', 'Elif Demir'],
    ],
  ],
  [
    /\b(?:action items?|tasks?|next steps|to-?dos?|follow-?ups?)\b/i,
    [
      ['Write to the three who asked', 'Elif, Friday'],
      ['Check the limit a second time', 'Jonas, 27 November'],
      ['Close what is older than a month', 'Maren, 1 December'],
    ],
  ],
  [
    /\b(?:root causes?|causes?|risks?|issues|blockers|impact)\b/i,
    [
      ['A limit that nobody had raised', 'likely'],
      ['An alert that went to the old address', 'known'],
      ['A step that only one person could do', 'open'],
    ],
  ],
  [
    /\b(?:medications?|prescriptions?|medicines?|dos(?:es|age))\b/i,
    [
      ['Lisinopril', '10 mg, mornings'],
      ['Metformin', '500 mg, twice a day'],
      ['Vitamin D', '1,000 IU, Sundays'],
    ],
  ],
  [
    /\b(?:allerg(?:y|ies)|intolerances?|diagnos[ei]s|conditions)\b/i,
    [
      ['Penicillin', 'rash, 2014'],
      ['Hazelnut', 'mild'],
      ['Latex', 'to be tested'],
    ],
  ],
  [
    /\b(?:vitals?|measurements?|lab results?|readings)\b/i,
    [
      ['Blood pressure', '124 / 78'],
      ['Heart rate', '68 a minute'],
      ['Weight', '71.4 kg'],
    ],
  ],
  [
    /\b(?:visits?|visit history|consultations?|check-?ups?|examinations?)\b/i,
    [
      ['Yearly check, Dr. Haddad', '12 November'],
      ['Blood test', '3 August'],
      ['Vaccination', '19 April'],
    ],
  ],
  [
    /\b(?:grades?|marks|assignments?|home ?work|exams?|courses?|subjects|quizzes)\b/i,
    [
      ['Essay on rivers', '88 of 100'],
      ['Fractions, second test', '74 of 100'],
      ['Group project', '93 of 100'],
    ],
  ],
  [
    /\b(?:objectives?|key results?|goals|targets|milestones)\b/i,
    [
      ['Answer within an hour', '82%'],
      ['Half as many returns', '61%'],
      ['Two new cities', '50%'],
    ],
  ],
  [
    /\b(?:agenda|topics|program(?:me)?|run of show)\b/i,
    [
      ['What happened since last time', '10 min'],
      ['The two open questions', '25 min'],
      ['Who does what until Friday', '10 min'],
    ],
  ],
  [
    /\b(?:thermostats?|heating|climate|temperatures?)\b/i,
    [
      ['Living room', '21.5 °C'],
      ['Bedroom', '18 °C'],
      ['Bath', '23 °C until 9:00'],
    ],
  ],
  [
    /\b(?:cameras?|door ?bells?|surveillance)\b/i,
    [
      ['Front door', 'nobody for 2 h'],
      ['Garden', 'a cat, 9 min ago'],
      ['Garage', 'recording off'],
    ],
  ],
  [
    /\b(?:lights?|lamps|devices?|sensors?|locks?|appliances|switches)\b/i,
    [
      ['Living room', 'on, 60%'],
      ['Kitchen', 'off'],
      ['Front door', 'locked'],
    ],
  ],
  [
    /\b(?:address(?:es)?|bill(?:ing)?[- ]to|ship(?:ping)?[- ]to|sender|recipients?|from)\b/i,
    [
      ['Halden & Sons', '14 Quay Street, Lisbon'],
      ['Studio Kamm', '3 Am Markt, Leipzig'],
    ],
  ],
  [
    /\b(?:line items?|items|products|basket|cart)\b/i,
    [
      ['Illustration, full page', '2 × $480'],
      ['Small drawings', '6 × $90'],
      ['Corrections', '3 h × $75'],
    ],
  ],
  [
    /\b(?:sub-?totals?|tax(?:es)?|vat|shipping costs?|discounts?)\b/i,
    [
      ['Net', '$1,725.00'],
      ['Tax, 19%', '$327.75'],
      ['Together', '$2,052.75'],
    ],
  ],
  [
    /\b(?:experience|employment|work history|education|degrees?|certifications?|qualifications)\b/i,
    [
      ['Lead designer, Lowland Press', 'since 2022'],
      ['Designer, Harbour Tours', '2018 to 2022'],
      ['Arts, University of Porto', '2014 to 2018'],
    ],
  ],
  [
    /\b(?:flights?|legs|segments|stops|layovers?|fares?|airlines?)\b/i,
    [
      ['Lisbon to Zurich', '07:10 to 11:05'],
      ['Zurich, change of plane', '1 h 20 min'],
      ['Zurich to Izmir', '12:25 to 16:30'],
    ],
  ],
  [
    /\b(?:macros?|templates?|replies|canned)\b/i,
    [
      ['Ask for the file', '⌘1'],
      ['Promise a date', '⌘2'],
      ['Close with thanks', '⌘3'],
    ],
  ],
  [
    /\b(?:leader ?boards?|rank(?:ing)?s?|high ?scores?|players?)\b/i,
    [
      ['Maren Okafor', '1,840'],
      ['Jonas Beck', '1,615'],
      ['Elif Demir', '1,490'],
    ],
  ],
  [
    /\b(?:wins?|match(?:es)?|rounds?|games?|moves?)\b/i,
    [
      ['Won in five moves', 'today'],
      ['A draw', 'yesterday'],
      ['Lost after nine moves', 'on Friday'],
    ],
  ],
  [
    /\b(?:profiles?|clients?|customers?|users?|members?|teams?|players?|authors?|students?|teachers?|people|staff|instructors?|friends|followers|contacts?|guests?|speakers?|experts?|doctors?|owners?|candidates?|attendees|volunteers?|leader ?boards?)\b/i,
    [
      ['Maren Okafor', 'Lisbon, since 2021'],
      ['Jonas Beck', 'Hamburg, since 2023'],
      ['Elif Demir', 'Izmir, since 2024'],
    ],
  ],
  [
    /\b(?:events?|schedules?|dates?|appointments?|deadlines?|bookings?|sessions?|classes|hours|times?|meetings?|calendar|tours?|shows?|availability)\b/i,
    [
      ['Tuesday, 24 November', '10:00'],
      ['Thursday, 26 November', '14:30'],
      ['Saturday, 28 November', '18:00'],
    ],
  ],
  [
    /\b(?:invoices?|payments?|orders?|transactions?|expenses?|budgets?|sales|purchases?|donations?|subscriptions?|refunds?)\b/i,
    [
      ['No. 2043, Lowland Press', '$1,120'],
      ['No. 2042, Harbour Tours', '$480'],
      ['No. 2041, Studio Kamm', '$260'],
    ],
  ],
  [
    /\b(?:reports?|documents?|files?|articles?|records?|guides?|resources?|certificates?|posts?|drafts?|contracts?|policies|templates?|logs?|history|changes|versions?|downloads?|assets?)\b/i,
    [
      ['Autumn summary', '12 November'],
      ['How we work, second edition', '3 November'],
      ['Notes of the last meeting', '28 October'],
    ],
  ],
  [
    /\b(?:places?|locations?|trips?|routes?|stores?|branches|destinations?|cities|offices|stations?|venues?|rooms?)\b/i,
    [
      ['Harbour', '12 min on foot'],
      ['Old market', '8 min by tram'],
      ['North gate', '25 min by bus'],
    ],
  ],
  [
    /\b(?:messages?|comments?|notifications?|questions?|answers?|repl(?:y|ies)|updates?|activit(?:y|ies)|mentions|requests?|tickets?|issues?)\b/i,
    [
      ['Elif Demir asked about Friday', '9 min ago'],
      ['Jonas Beck answered', '1 h ago'],
      ['Leila Haddad left a comment', 'yesterday'],
    ],
  ],
]
