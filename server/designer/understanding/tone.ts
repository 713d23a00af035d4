export type Tone =
  | 'editorial'
  | 'minimal'
  | 'bold'
  | 'playful'
  | 'technical'
  | 'luxury'
  | 'friendly'
  | 'enterprise'
  | 'swiss'
  | 'organic'
  | 'dense'

const WORDS: Record<Tone, RegExp> = {
  editorial:
    /\b(?:editorial|magazine|booklet|serif|printed|bookish|literary|intimate|journal|paper(?:y| texture)|newspaper|typographic)\b/gi,
  minimal:
    /\b(?:minimal(?:ist)?|clean|simple|calm|restrained|quiet|understated|white ?space|airy|subtle|modern)\b/gi,
  bold: /\b(?:bold|loud|athletic|punchy|energetic|energy|confident|striking|chunky|poster|brutalist|saturated|campaign)\b/gi,
  playful: /\b(?:playful|fun|cartoon|kids?|children|quirky|whimsical|retro|colou?rful|cheerful)\b/gi,
  technical:
    /\b(?:technical|developers?|terminal|mono(?:space)?|engineer(?:s|ing)?|mission[- ]control|futuristic|hacker|cyber|aerospace|api|cli|infrastructure|data-dense)\b/gi,
  luxury:
    /\b(?:luxur(?:y|ious)|elegant|premium|exclusive|refined|sophisticated|haute|boutique hotel|timeless|fine)\b/gi,
  friendly:
    /\b(?:friendly|warm|welcoming|cozy|cosy|soft|rounded|approachable|human|pastel|gentle|caring)\b/gi,
  enterprise:
    /\b(?:enterprise|corporate|professional|trustworthy|trusted|compliance|government|official|ledger|institutional|serious|regulatory|evidence-first)\b/gi,
  swiss:
    /\b(?:swiss|grid(?:ded)?|asymmetric(?:al)?|helvetica|agency|architect(?:ure|ural)?|modernist|international style)\b/gi,
  organic:
    /\b(?:organic|earthy|natural|botanical|hand-?made|handcrafted|rustic|sustainable|eco|terracotta|craft)\b/gi,
  dense: /\b(?:dense|compact|tight|scannable|information-rich)\b/gi,
}

/** The tones of the prompt, the strongest first. */
export function readTones(prompt: string): Tone[] {
  return (Object.keys(WORDS) as Tone[])
    .map(tone => ({ tone, count: prompt.match(WORDS[tone])?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ tone }) => tone)
}
