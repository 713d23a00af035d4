export type Sky = 'clear' | 'cloud' | 'rain' | 'fog' | 'night'

export interface Content {
  brand: string
  title: string
  lead: string
  date: string
  units: { name: string; celsius: string; fahrenheit: string }
  hours: { name: string; value?: number; sky?: Sky; rain?: number; wind?: string }[]
  startAt: number
  hoursTitle: string
  hoursName: string
  noHours: string
  skies: Record<Sky, string>
  rainUnit: string
  windName: string
  rainName: string
  dry: string
  advice: { title: string; text?: string }[]
  daysTitle: string
  days: { name: string; low?: number; high?: number; sky?: Sky; text?: string }[]
  noDays: string
  lowName: string
  highName: string
  places: { name: string; text?: string; value?: number }[]
  placesTitle: string
  placesLead: string
  change: string
  sun: { title: string; items: { name: string; time?: string }[] }
}

export const content: Content = {
  brand: 'Plan y Cerro',
  title: 'Valparaíso',
  lead: 'Fog leaves the harbour by noon, rain reaches the hills after dark.',
  date: 'Saturday 13 June',
  units: { name: 'Degrees', celsius: '°C', fahrenheit: '°F' },
  hours: [
    { name: '06:00', value: 8, sky: 'night', rain: 0, wind: 'calm' },
    { name: '07:00', value: 8, sky: 'night', rain: 0, wind: 'calm' },
    { name: '08:00', value: 9, sky: 'fog', rain: 0, wind: 'north 4 km/h' },
    { name: '09:00', value: 9, sky: 'fog', rain: 0, wind: 'north 6 km/h' },
    { name: '10:00', value: 10, sky: 'fog', rain: 0, wind: 'north 8 km/h' },
    { name: '11:00', value: 12, sky: 'cloud', rain: 0, wind: 'north-west 10 km/h' },
    { name: '12:00', value: 14, sky: 'clear', rain: 0, wind: 'north-west 12 km/h' },
    { name: '13:00', value: 15, sky: 'clear', rain: 0, wind: 'north-west 14 km/h' },
    { name: '14:00', value: 16, sky: 'clear', rain: 0, wind: 'north-west 18 km/h' },
    { name: '15:00', value: 16, sky: 'clear', rain: 0, wind: 'north-west 22 km/h' },
    { name: '16:00', value: 15, sky: 'cloud', rain: 0, wind: 'north-west 26 km/h' },
    { name: '17:00', value: 14, sky: 'cloud', rain: 0.2, wind: 'north-west 28 km/h' },
    { name: '18:00', value: 13, sky: 'night', rain: 0.6, wind: 'north 30 km/h' },
    { name: '19:00', value: 12, sky: 'rain', rain: 1.8, wind: 'north 34 km/h' },
    { name: '20:00', value: 12, sky: 'rain', rain: 3.1, wind: 'north 38 km/h' },
    { name: '21:00', value: 11, sky: 'rain', rain: 2.4, wind: 'north 32 km/h' },
  ],
  startAt: 8,
  hoursTitle: 'The day by the hour',
  hoursName: 'Hour',
  noHours: 'No hours for this place yet. The next forecast comes at 18:00.',
  skies: { clear: 'Sun', cloud: 'Cloud', rain: 'Rain', fog: 'Fog from the sea', night: 'Night' },
  rainUnit: 'mm',
  windName: 'Wind',
  rainName: 'Rain',
  dry: 'none',
  advice: [
    { title: 'Washing', text: 'Out from 11:30, in before 17:00. Four good hours on a north-facing line.' },
    {
      title: 'Stairs and lifts',
      text: 'Steps are wet with fog until eleven, and with rain from seven in the evening.',
    },
    { title: 'Harbour', text: 'Small boats stay in after 18:00; gusts reach 55 km/h off Punta Ángeles.' },
  ],
  daysTitle: 'The week',
  days: [
    { name: 'Sunday', low: 9, high: 12, sky: 'rain', text: 'Rain until three, 18 mm' },
    { name: 'Monday', low: 7, high: 13, sky: 'cloud', text: 'Drying slowly' },
    { name: 'Tuesday', low: 6, high: 15, sky: 'clear', text: 'Clear from sunrise' },
    { name: 'Wednesday', low: 7, high: 16, sky: 'clear' },
    { name: 'Thursday', low: 8, high: 14, sky: 'fog', text: 'Fog until one' },
    { name: 'Friday', low: 9, high: 13, sky: 'cloud' },
  ],
  noDays: 'No days ahead yet.',
  lowName: 'lowest',
  highName: 'highest',
  places: [
    { name: 'Plan, the harbour', text: '4 m above the sea', value: 0 },
    { name: 'Cerro Alegre', text: '95 m, in the wind', value: -1 },
    { name: 'Placilla', text: '340 m, behind the ridge', value: -3 },
    { name: 'Laguna Verde', text: 'At the open coast', value: 1 },
  ],
  placesTitle: 'Where are you?',
  placesLead: 'The same day, a little warmer or colder by the height.',
  change: 'Change the place',
  sun: {
    title: 'Light and water',
    items: [
      { name: 'Sunrise', time: '07:46' },
      { name: 'Sunset', time: '17:43' },
      { name: 'High water', time: '10:12' },
      { name: 'Low water', time: '16:38' },
    ],
  },
}
