import type { Utility } from '#server/designer/utilities/utility.ts'

/** What makes something: words, colours, chance. */
export const MAKER_UTILITIES: Utility[] = [
  {
    words: /\b(?:password|passphrase|pin) (?:generator|maker|creator)\b/i,
    title: 'A password nobody guesses',
    note: 'Made in this browser; nothing is sent or kept.',
    fields: [
      { key: 'length', label: 'Length', kind: 'range', value: '18', min: 8, max: 48 },
      { key: 'capitals', label: 'Capital letters', kind: 'switch', value: 'on' },
      { key: 'digits', label: 'Digits', kind: 'switch', value: 'on' },
      { key: 'signs', label: 'Signs', kind: 'switch', value: 'on' },
    ],
    again: 'Another password',
    work: `const pool =
    "abcdefghijkmnopqrstuvwxyz" +
    (values.capitals ? "ABCDEFGHJKLMNPQRSTUVWXYZ" : "") +
    (values.digits ? "23456789" : "") +
    (values.signs ? "!#$%&*+-=?@" : "");
  const chosen = crypto.getRandomValues(new Uint32Array(number("length")));
  const bits = Math.round(number("length") * Math.log2(pool.length));
  return [
    ["Password", [...chosen].map((value) => pool[value % pool.length]).join("")],
    ["Strength", bits < 60 ? "Weak" : bits < 90 ? "Good" : "Very strong"],
    ["Bits", String(bits)],
  ];`,
  },
  {
    words: /\bgradient (?:generator|maker|tool|editor)\b/i,
    title: 'Gradient',
    note: 'Two colours and an angle, as CSS to copy.',
    fields: [
      { key: 'from', label: 'From', kind: 'color', value: '#2563eb' },
      { key: 'to', label: 'To', kind: 'color', value: '#db2777' },
      { key: 'angle', label: 'Angle', kind: 'range', value: '135', min: 0, max: 360, unit: '°' },
    ],
    isPainted: true,
    work: `return [
    ["CSS", \`linear-gradient(\${number("angle")}deg, \${values.from}, \${values.to})\`],
    ["From", values.from],
    ["To", values.to],
  ];`,
  },
  {
    words:
      /\b(?:colou?r )?palette (?:generator|maker|tool)\b|\bcolou?r (?:generator|picker tool|converter)\b/i,
    title: 'A palette from one colour',
    note: 'Five colours that go together, to copy.',
    fields: [
      { key: 'hue', label: 'Hue', kind: 'range', value: '210', min: 0, max: 360, unit: '°' },
      { key: 'strength', label: 'Strength', kind: 'range', value: '65', min: 0, max: 100, unit: '%' },
    ],
    isPainted: true,
    work: `const colors = [24, 40, 56, 72, 90].map((light, at) => \`hsl(\${(number("hue") + at * 12) % 360} \${number("strength")}% \${light}%)\`);
  return [
    ["All five", \`linear-gradient(90deg, \${colors.flatMap((color, at) => [\`\${color} \${at * 20}%\`, \`\${color} \${(at + 1) * 20}%\`]).join(", ")})\`],
    ...colors.map((color, at): [string, string] => [\`Colour \${at + 1}\`, color]),
  ];`,
  },
  {
    words: /\b(?:word|character|letter|text) (?:counter|count)\b|\breading time\b/i,
    title: 'Count the words',
    note: 'As you write, or paste.',
    fields: [
      {
        key: 'text',
        label: 'Text',
        kind: 'text',
        value: 'The quick brown fox jumps over the lazy dog. It did so twice.',
      },
    ],
    work: `const words = values.text.trim().split(/\\s+/).filter(Boolean).length;
  return [
    ["Words", words.toLocaleString("en")],
    ["Characters", values.text.length.toLocaleString("en")],
    ["Sentences", String(values.text.split(/[.!?]+/).filter((part) => part.trim()).length)],
    ["Reading time", \`\${Math.max(1, Math.round(words / 220))} min\`],
  ];`,
  },
  {
    words: /\b(?:text|case|title case) converter\b|\bslug generator\b/i,
    title: 'The same words in another case',
    note: 'Everything is made while you write.',
    fields: [{ key: 'text', label: 'Text', kind: 'text', value: 'The long table by the window' }],
    work: `const words = values.text.trim().split(/\\s+/).filter(Boolean);
  return [
    ["Title case", words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(" ")],
    ["Capitals", values.text.toUpperCase()],
    ["Small letters", values.text.toLowerCase()],
    ["Slug", words.join("-").toLowerCase().replace(/[^a-z0-9-]/g, "")],
  ];`,
  },
  {
    words: /\b(?:dice (?:roller|rolling|game|app|simulator)|roll(?:ing)? dice|coin (?:flip\w*|toss\w*))\b/i,
    title: 'Roll the dice',
    note: 'As many as you like, with as many sides as you like.',
    fields: [
      { key: 'count', label: 'Dice', kind: 'range', value: '2', min: 1, max: 8 },
      {
        key: 'sides',
        label: 'Sides',
        kind: 'choice',
        value: '6',
        options: ['2', '4', '6', '8', '10', '12', '20'],
      },
    ],
    again: 'Roll',
    work: `const rolled = Array.from({ length: number("count") }, () => Math.floor(Math.random() * number("sides")) + 1);
  return [
    ["Rolled", rolled.join("  ")],
    ["Sum", String(rolled.reduce((sum, value) => sum + value, 0))],
  ];`,
  },
  {
    words:
      /\brandom (?:number|name|team|winner|choice) (?:generator|picker)\b|\b(?:name|decision|raffle) picker\b|\bspin the wheel\b/i,
    title: 'Let chance decide',
    note: 'One name a line; every one has the same chance.',
    fields: [{ key: 'names', label: 'Names', kind: 'text', value: 'Ana\nMarco\nJo\nPriya\nTheo' }],
    again: 'Pick again',
    work: `const names = values.names.split("\\n").map((name) => name.trim()).filter(Boolean);
  return [
    ["Chosen", names[Math.floor(Math.random() * names.length)] ?? "Nobody yet"],
    ["Of", \`\${names.length} names\`],
  ];`,
  },
]
