export type Block = { heading?: string; text?: string; code?: string; note?: string }

export type Page = { name: string; group?: string; text?: string; blocks?: Block[] }

export const content = {
  brand: 'Kerf',
  version: '2.4',
  title: 'From a drawing to a cut',
  lead: 'Kerf reads an SVG, makes up for the width of the beam and sends the job to a laser cutter on your network. One binary, no account.',
  words: {
    contents: 'Contents',
    search: 'Search',
    searchHint: 'A word or two',
    nothing: 'Nothing here has that. Try another word.',
    found: 'places',
    onPage: 'On this page',
    copy: 'Copy',
    copied: 'Copied',
    noCopy: 'Select it by hand',
    next: 'Next',
    previous: 'Before',
    missing: 'This page is not here.',
    start: 'To the beginning',
    noText: 'This page is being written.',
  },
  example: {
    title: 'One line, read from left to right',
    parts: [
      { name: 'kerf cut', text: 'The verb. Others are check, nest, engrave and park.' },
      { name: 'panel.svg', text: 'The drawing. In millimetres; a viewBox without units is refused.' },
      { name: '--material birch-4', text: 'A profile from your library: speed, power, air, beam width.' },
      { name: '--copies 6', text: 'Parts are nested on the sheet, with the grain kept along the long side.' },
      { name: '--to hall', text: 'The machine, by its name. Without it the job becomes a file.' },
    ] as { name: string; text?: string }[],
  },
  pages: [
    {
      name: 'Install',
      group: 'Begin',
      text: 'Kerf is one file. Put it where your shell finds it, then let it look for the machine.',
      blocks: [
        {
          heading: 'Linux and macOS',
          text: 'Unpack the archive and move the binary. It needs no libraries beyond the system’s own.',
          code: 'tar xf kerf-2.4.tar.gz\nsudo mv kerf /usr/local/bin/\nkerf --version',
        },
        {
          heading: 'Windows',
          text: 'Put kerf.exe into a folder of your own and add the folder to the path. The firewall asks once whether Kerf may look for machines.',
        },
        {
          heading: 'Find the machine',
          text: 'The machine has to be switched on and in the same network. Give it a short name; it is used in every later command.',
          code: 'kerf find\n# Ruida 6445 at 192.168.1.40\nkerf name 192.168.1.40 hall',
        },
      ],
    },
    {
      name: 'The first cut',
      group: 'Begin',
      text: 'A test square of 20 mm tells you in two minutes whether profile and focus are right.',
      blocks: [
        {
          heading: 'Cut the square',
          text: 'Kerf carries the drawing for the square with it. Lay a piece of scrap into the front left corner.',
          code: 'kerf test --material birch-4 --to hall',
        },
        {
          heading: 'Measure it',
          text: 'Measure the square with a calliper, both ways. The difference from 20.00 mm is what the beam took.',
          code: 'kerf learn birch-4 --measured 19.86',
        },
        {
          heading: 'If it did not go through',
          text: 'Lower the speed by a tenth before you raise the power: more power widens the cut.',
          note: 'Never leave a machine alone while it cuts. Kerf stops the job after eight seconds without air.',
        },
      ],
    },
    {
      name: 'Drawings Kerf accepts',
      group: 'Drawings',
      text: 'Any SVG with units. Colours say what happens to a line.',
      blocks: [
        {
          heading: 'Colours',
          text: 'Red is cut, blue is scored, black areas are engraved. Everything else is left out and listed by kerf check.',
          code: 'kerf check panel.svg\n# 14 cut, 3 scored, 1 left out (#00ff00)',
        },
        { heading: 'Text', text: 'Letters must be paths, because fonts differ from computer to computer.' },
      ],
    },
    {
      name: 'Nesting',
      group: 'Drawings',
      text: 'Parts are turned and moved until the sheet is used well.',
      blocks: [
        {
          heading: 'Grain',
          text: 'With --grain long parts are only turned by half a circle. For acrylic, --grain none lets them lie at any angle.',
          code: 'kerf nest lid.svg side.svg --sheet 600x300 --grain long',
        },
        { heading: 'Spacing', text: 'Twice the beam width, but at least what --gap says.' },
      ],
    },
    {
      name: 'Materials',
      group: 'Machine',
      text: 'A profile is a small text file. Share it, and change it.',
      blocks: [
        {
          heading: 'A profile',
          text: 'Speeds are in millimetres a second, power in per cent of the tube.',
          code: 'name = "birch-4"\nspeed = 18\npower = 62\nbeam = 0.14\nair = true',
        },
        {
          heading: 'Never cut',
          text: 'PVC and anything that contains chlorine. The fumes eat the machine, and your lungs.',
          note: 'Kerf refuses profiles named pvc or vinyl. That is not a safety check, it is a reminder.',
        },
      ],
    },
    {
      name: 'Exit codes',
      group: 'Reference',
      text: 'For scripts and for continuous builds of furniture.',
      blocks: [
        {
          heading: 'Codes',
          code: '0  cut, or written\n2  the drawing was refused\n3  no such profile\n4  machine not reached\n5  lid opened during the job',
        },
      ],
    },
  ] as Page[],
  changed: 'Manual for 2.4, written in Eindhoven',
}
