import type { SelectField } from 'payload'
import { choiceField } from './select'

/** The icons editors may choose. Each has its drawing in `src/ui/Icon.tsx`; a test keeps the two lists equal. */
export const iconChoices = {
  account: { pt: 'Conta', en: 'Account' },
  building: { pt: 'Edifício', en: 'Building' },
  briefcase: { pt: 'Pasta', en: 'Briefcase' },
  calendar: { pt: 'Calendário', en: 'Calendar' },
  car: { pt: 'Automóvel', en: 'Car' },
  card: { pt: 'Cartão', en: 'Card' },
  chart: { pt: 'Gráfico', en: 'Chart' },
  check: { pt: 'Visto', en: 'Tick' },
  clock: { pt: 'Relógio', en: 'Clock' },
  coins: { pt: 'Moedas', en: 'Coins' },
  credit: { pt: 'Crédito', en: 'Credit' },
  document: { pt: 'Documento', en: 'Document' },
  globe: { pt: 'Globo', en: 'Globe' },
  graduation: { pt: 'Formação', en: 'Training' },
  handshake: { pt: 'Acordo', en: 'Agreement' },
  heart: { pt: 'Coração', en: 'Heart' },
  home: { pt: 'Casa', en: 'House' },
  info: { pt: 'Informação', en: 'Information' },
  leaf: { pt: 'Folha', en: 'Leaf' },
  lock: { pt: 'Cadeado', en: 'Padlock' },
  mail: { pt: 'Correio', en: 'Mail' },
  map: { pt: 'Mapa', en: 'Map' },
  message: { pt: 'Mensagem', en: 'Message' },
  people: { pt: 'Pessoas', en: 'People' },
  percent: { pt: 'Percentagem', en: 'Percent' },
  person: { pt: 'Pessoa', en: 'Person' },
  phone: { pt: 'Telefone', en: 'Telephone' },
  question: { pt: 'Pergunta', en: 'Question' },
  savings: { pt: 'Poupança', en: 'Savings' },
  search: { pt: 'Pesquisa', en: 'Search' },
  service: { pt: 'Serviço', en: 'Service' },
  shield: { pt: 'Escudo', en: 'Shield' },
  star: { pt: 'Estrela', en: 'Star' },
  terminal: { pt: 'Terminal', en: 'Terminal' },
  truck: { pt: 'Transporte', en: 'Transport' },
} as const

/** The icon of a row. Decoration only: it never carries meaning that its text does not. */
export const iconField = (): SelectField =>
  choiceField({ name: 'icon', label: { pt: 'Ícone', en: 'Icon' }, enumName: 'Icon', choices: iconChoices })
