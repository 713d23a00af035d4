import type { Utility } from '#server/designer/utilities/utility.ts'

const UNITS = ['Kilometres', 'Miles', 'Metres', 'Feet', 'Kilograms', 'Pounds', 'Litres', 'Gallons']

/** Measures, days and shares. */
export const MEASURE_UTILITIES: Utility[] = [
  {
    words:
      /\b(?:(?:unit|length|weight|measurement|metric|distance|volume) converter|converter (?:for|of) units)\b/i,
    title: 'One unit in another',
    note: 'Lengths, weights and volumes.',
    fields: [
      { key: 'amount', label: 'Amount', kind: 'number', value: '5' },
      { key: 'from', label: 'From', kind: 'choice', value: 'Kilometres', options: UNITS },
      { key: 'to', label: 'To', kind: 'choice', value: 'Miles', options: UNITS },
    ],
    work: `const units: Record<string, [string, number]> = {
    Kilometres: ["length", 1000],
    Miles: ["length", 1609.344],
    Metres: ["length", 1],
    Feet: ["length", 0.3048],
    Kilograms: ["weight", 1],
    Pounds: ["weight", 0.45359237],
    Litres: ["volume", 1],
    Gallons: ["volume", 3.785411784],
  };
  const [kind, size] = units[values.from];
  const [otherKind, otherSize] = units[values.to];
  if (kind !== otherKind) return [["These do not go together", \`\${values.from} measure \${kind}, \${values.to} measure \${otherKind}\`]];
  const rate = size / otherSize;
  return [
    [values.to, (number("amount") * rate).toLocaleString("en", { maximumFractionDigits: 4 })],
    ["Rate", \`1 = \${rate.toLocaleString("en", { maximumFractionDigits: 6 })}\`],
  ];`,
  },
  {
    words: /\b(?:temperature|celsius|fahrenheit)(?: to \w+)? converter\b/i,
    title: 'Celsius, Fahrenheit, kelvin',
    note: 'All three at once.',
    fields: [
      {
        key: 'celsius',
        label: 'Degrees Celsius',
        kind: 'range',
        value: '21',
        min: -40,
        max: 120,
        unit: '°C',
      },
    ],
    work: `return [
    ["Fahrenheit", \`\${(number("celsius") * 1.8 + 32).toFixed(1)} °F\`],
    ["Kelvin", \`\${(number("celsius") + 273.15).toFixed(2)} K\`],
  ];`,
  },
  {
    words: /\bbmi\b|\bbody mass\b/i,
    title: 'Body mass index',
    note: 'A rough measure for adults, and no judgement.',
    fields: [
      { key: 'height', label: 'Height', kind: 'range', value: '172', min: 140, max: 210, unit: 'cm' },
      { key: 'weight', label: 'Weight', kind: 'range', value: '68', min: 35, max: 160, unit: 'kg' },
    ],
    work: `const index = number("weight") / (number("height") / 100) ** 2;
  const word = index < 18.5 ? "Below the usual range" : index < 25 ? "In the usual range" : index < 30 ? "Above the usual range" : "Well above the usual range";
  return [
    ["Your index", index.toFixed(1)],
    ["That is", word],
  ];`,
  },
  {
    words: /\bpercent(?:age)? calculator\b/i,
    title: 'Percentages',
    note: 'A share, and what is left.',
    fields: [
      { key: 'whole', label: 'Of', kind: 'number', value: '240' },
      { key: 'share', label: 'Share', kind: 'number', value: '15', unit: '%' },
    ],
    work: `const part = (number("whole") * number("share")) / 100;
  return [
    ["Is", part.toLocaleString("en", { maximumFractionDigits: 2 })],
    ["Left", (number("whole") - part).toLocaleString("en", { maximumFractionDigits: 2 })],
  ];`,
  },
  {
    words: /\b(?:age|birthday|date|days between) calculator\b/i,
    title: 'How old exactly?',
    note: 'In years and in days, and when the next birthday is.',
    fields: [{ key: 'born', label: 'Born on', kind: 'date', value: '1994-05-17' }],
    work: `const born = new Date(values.born);
  if (Number.isNaN(born.getTime())) return [["Age", "Put in a date"]];
  const now = new Date();
  const next = new Date(now.getFullYear(), born.getMonth(), born.getDate());
  if (next < now) next.setFullYear(now.getFullYear() + 1);
  return [
    ["Years", String(next.getFullYear() - born.getFullYear() - 1)],
    ["Days lived", Math.floor((now.getTime() - born.getTime()) / 86_400_000).toLocaleString("en")],
    ["Days to the next birthday", String(Math.ceil((next.getTime() - now.getTime()) / 86_400_000))],
  ];`,
  },
  {
    words:
      /\b(?:(?:fuel|trip|petrol|gas)(?: cost)? calculator|carbon (?:footprint )?calculator|(?:co2|emissions?) calculator)\b/i,
    title: 'What a trip costs',
    note: 'In fuel, in money and in carbon dioxide.',
    fields: [
      { key: 'distance', label: 'Distance', kind: 'number', value: '420', unit: 'km' },
      { key: 'use', label: 'Fuel for 100 km', kind: 'number', value: '6.2', unit: 'l' },
      { key: 'price', label: 'Price of a litre', kind: 'number', value: '1.74', unit: '€' },
    ],
    work: `const fuel = (number("distance") * number("use")) / 100;
  return [
    ["Costs", \`€\${(fuel * number("price")).toFixed(2)}\`],
    ["Fuel", \`\${fuel.toFixed(1)} l\`],
    ["Carbon dioxide", \`\${(fuel * 2.35).toFixed(0)} kg\`],
  ];`,
  },
]
