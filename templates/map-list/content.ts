export interface Place {
  name: string
  kind?: string
  address?: string
  hours?: string
  note?: string
  /** Where it lies on the plan, in per cent; without it the plan finds it a spot. */
  x?: number
  y?: number
}

export interface Content {
  brand: string
  title: string
  lead: string
  places: Place[]
  labels: {
    plan: string
    search: string
    kinds: string
    all: string
    empty: string
    nothingFound: string
    add: string
    added: string
    round: string
    roundEmpty: string
    clear: string
    close: string
    stop: string
    stops: string
    showPlan: string
    showList: string
  }
}

export const content: Content = {
  brand: 'Puertas Abiertas',
  title: 'Studios open this weekend',
  lead: 'Cerro Alegre and Cerro Concepción, Valparaíso. 9 and 10 October.',
  places: [
    {
      name: 'Taller Miraflores',
      kind: 'Print',
      address: 'Pasaje Miraflores 18',
      hours: '11:00–18:00',
      note: 'Two lithograph presses from the naval printing works. You may pull a sheet yourself.',
      x: 28,
      y: 34,
    },
    {
      name: 'Elisa Vicuña',
      kind: 'Ceramics',
      address: 'Templeman 561',
      hours: '10:00–14:00',
      note: 'Glazes from the ash of the hills that burnt in 2014.',
      x: 44,
      y: 49,
    },
    {
      name: 'Casa Lavín',
      kind: 'Painting',
      address: 'Abtao 684',
      hours: '11:00–19:00',
      note: 'Three painters on three floors; begin at the top.',
      x: 60,
      y: 38,
    },
    {
      name: 'Encuadernación Gálvez',
      kind: 'Paper',
      address: 'Pasaje Gálvez 23',
      hours: '12:00–17:00',
      note: 'Ring twice. The dog is old and friendly.',
      x: 70,
      y: 56,
    },
    {
      name: 'Radio Ascensor',
      kind: 'Sound',
      address: 'Upper station, Reina Victoria',
      hours: '15:00–21:00',
      note: 'Recordings of twelve lifts, four of them gone.',
      x: 36,
      y: 66,
    },
    {
      name: 'Horno Común',
      kind: 'Ceramics',
      address: 'Almirante Montt 210',
      hours: '10:00–18:00',
      note: 'The kiln is opened on Sunday at noon.',
      x: 19,
      y: 53,
    },
    {
      name: 'Letras de Puerto',
      kind: 'Print',
      address: 'Urriola 403',
      hours: '11:00–16:00',
      note: 'Sign painters; bring a word of up to eight letters.',
      x: 54,
      y: 71,
    },
    {
      name: 'Matilde Rojas Pinto',
      kind: 'Painting',
      address: 'Lautaro Rosas 445',
      hours: '11:00–14:00',
      x: 81,
      y: 33,
    },
    {
      name: 'Papel Salado',
      kind: 'Paper',
      address: 'Papudo 526',
      hours: '10:00–13:00',
      note: 'Paper from kelp, still wet.',
      x: 64,
      y: 22,
    },
    {
      name: 'Coro de Escalera',
      kind: 'Sound',
      address: 'Steps of Pasaje Bavestrello',
      hours: 'Sat 20:00',
      note: 'Sixty voices on one flight of stairs.',
      x: 85,
      y: 66,
    },
  ],
  labels: {
    plan: 'Plan of the places',
    search: 'Name or street',
    kinds: 'Kinds',
    all: 'All',
    empty: 'No places yet.',
    nothingFound: 'Nothing of that name or kind.',
    add: 'Add to my round',
    added: 'On my round',
    round: 'My round',
    roundEmpty: 'Choose places; the line joins them in your order.',
    clear: 'Start again',
    close: 'Close',
    stop: 'stop',
    stops: 'stops',
    showPlan: 'Plan',
    showList: 'List',
  },
}
