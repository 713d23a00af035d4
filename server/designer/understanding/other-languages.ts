/** What sections are called in German, French, Spanish, Italian, Portuguese and Dutch. */
export const SECTIONS_ABROAD = {
  features:
    'leistungen|dienstleistungen|angebote?|funktionen|vorteile|prestations|avantages|fonctionnalit[ée]s|servicios|ventajas|caracter[íi]sticas|funciones|servizi|vantaggi|servi[çc]os|diensten',
  steps:
    'ablauf|so funktioniert|[ée]tapes|comment [çc]a marche|c[óo]mo funciona|pasos|come funziona|werkwijze',
  stats: 'zahlen|kennzahlen|chiffres(?: cl[ée]s)?|cifras|numeri',
  testimonials:
    'kundenstimmen|bewertungen|referenzen|avis|t[ée]moignages|opiniones|testimonios|rese[ñn]as|recensioni|depoimentos|ervaringen',
  pricing: 'preisen?|preisliste|tarife|tarifs|prix|precios|tarifas|prezzi|listino|pre[çc]os|prijzen',
  faq: 'h[äa]ufige fragen|questions fr[ée]quentes|preguntas frecuentes|domande frequenti|veelgestelde vragen',
  gallery: 'galerie|fotos|bildern?|galer[íi]a|galleria|r[ée]alisations|galeria',
  team: '[ée]quipe|equipo|mitarbeiter(?:innen)?|squadra|equipe',
  story:
    '[üu]ber uns|geschichte|histoire|[àa] propos|historia|sobre nosotros|chi siamo|storia|over ons|sobre n[óo]s',
  schedule:
    '[öo]ffnungszeiten|kurs(?:e|en|plan)|stundenplan|veranstaltungen|speisekarte|horaires|la carte|programme|horarios?|la carta|orari|openingstijden',
  contact:
    'kontakt(?:formular)?|terminbuchung|terminvereinbarung|reservierung(?:en)?|formulaire|r[ée]servations?|contacto|reservas?|reservaci[óo]n|formulario|contatti|prenotazion[ei]|contato',
  footer: 'fu(?:ß|ss)zeile|pied de page|pie de p[áa]gina',
} as const
