import { tsx } from '#server/designer/code/tsx.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** Drawn heads that differ in hair and colours: `<Portrait at={2} />`. */
export const portraitsFile = (): SourceFile => ({ name: 'components/portrait.tsx', code: PORTRAIT })

const PORTRAIT = tsx`
  import type { ComponentProps } from "react";

  const HAIR = [
    "M212 250c-8-110 44-160 108-160s118 50 108 160c-26-18-36-60-50-84-40 34-112 30-166 84z",
    "M206 330c-30-150 20-244 114-244s144 94 114 244c-16 0-28-8-30-24 8-66-14-116-40-138-40 40-96 44-122 62-12 40-8 60-6 76-2 16-14 24-30 24z",
    "M224 214c0-70 40-112 96-112s96 42 96 112c-14-26-30-42-44-50-34 10-86 10-112 2-14 8-26 24-36 48z",
    "M214 246c-20-60-6-96 22-104 4-38 60-66 96-40 46-18 92 20 82 62 22 16 24 50 8 82-10-36-26-56-44-66-46 24-104 16-136 6-16 14-24 36-28 60z",
    "M236 190c6-56 40-86 84-86s80 30 84 86c-30-24-56-32-84-32s-54 8-84 32z",
    "M206 300c-14-140 36-208 114-208s128 68 114 208c-22-10-30-70-42-118-58-6-92-22-114-44-24 40-46 102-72 162z",
  ];
  const TONES = ["#f1c9a5", "#8d5a3b", "#e0ac85", "#c68a5f", "#5e3a26", "#f6d7bd"];
  const PAPERS = ["fill-accent", "fill-highlight", "fill-muted"];

  interface PortraitProps extends ComponentProps<"svg"> {
    at: number;
  }

  export function Portrait({ at, ...props }: PortraitProps) {
    const tone = TONES[at % TONES.length];

    return (
      <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {...props}>
        <path d="M0 0h640v360H0z" className={PAPERS[at % PAPERS.length]} />
        <path d="M140 390c0-74 78-118 180-118s180 44 180 118z" className={at % 2 === 0 ? "fill-primary" : "fill-foreground"} />
        <path d="M282 236h76v56c0 20-76 20-76 0z" fill={tone} />
        <ellipse cx="320" cy="210" rx="82" ry="94" fill={tone} />
        <path d={HAIR[at % HAIR.length]} fill={["#2b1d16", "#15110f", "#8a4b22", "#3a2a20", "#0f0d0c", "#b98a4a"][at % 6]} />
        <path d="M290 252q30 22 60 0" fill="none" stroke="#2b1d16" strokeWidth="5" strokeLinecap="round" />
        <circle cx="292" cy="216" r="6" fill="#2b1d16" />
        <circle cx="348" cy="216" r="6" fill="#2b1d16" />
      </svg>
    );
  }
`
