/** How somebody gets to each service of the site, and what they answer there, page by page, in both languages. */

type Both = { pt: string; en: string }

/** Answers of one page by the names of their controls: what is typed or chosen, or each box that is ticked. */
type Answers = Readonly<Record<string, string | readonly string[]>>

export type Service = {
  key: string
  /** The page that leads to it, and what the link there is called. */
  from: Both
  link: Both
  to: Both
  /** What is answered before the answers are checked, page by page; empty where the form is one page. */
  pages: readonly Answers[]
  /** What is answered where it is sent, with the names of the controls that take a file. */
  last: Answers
  files: readonly string[]
  received: Both
}

const reachable = { fullName: 'Ana Kiala', email: 'ana@bcs.example', phone: '923 456 789' }
const address = (group: string) => ({
  [`${group}province`]: 'luanda',
  [`${group}municipality`]: 'Ingombota',
  [`${group}street`]: 'Largo da Mutamba, 2',
})

/** The pages of a company's account before its owners are named. */
export const companyPages: readonly Answers[] = [
  {
    'business.companyName': 'Kwanza, Lda',
    'business.taxNumber': '5417123456',
    'business.registration': '1234-26/260101',
    activity: 'Comércio',
    turnover: 'upTo',
    ...address('seat.'),
  },
  { currencies: ['AOA', 'USD'], signing: 'joint', branch: 'lobito-corporate-centre' },
  { role: 'Gerente', identityNumber: '004123456LA041', ...reachable },
]
export const companyPage = { pt: '/abrir-conta/empresa', en: '/en/open-account/company' }
export const declarations = { truth: 'true', powers: 'true', privacy: 'true' }

/** One owner of a company, by the names of the controls. */
export function ownerAt(place: number, share: string): Answers {
  return {
    [`owners.${place}.name`]: `Titular ${place + 1}`,
    [`owners.${place}.share`]: share,
    [`owners.${place}.identityNumber`]: '004123456LA041',
  }
}

export const services: readonly Service[] = [
  {
    key: 'contact',
    from: { pt: '/particulares/perguntas-frequentes', en: '/en/private/faqs' },
    link: { pt: 'Escrever ao apoio', en: 'Write to support' },
    to: { pt: '/contactos', en: '/en/contact' },
    pages: [],
    last: {
      subject: 'complaint',
      branch: 'huambo-branch',
      product: 'Conta Flex',
      message: 'Esperei duas horas e ninguém me atendeu.',
      fullName: 'Ana Kiala',
      replyBy: 'phone',
      phone: '923 456 789',
      privacy: 'true',
    },
    files: ['documents'],
    received: { pt: 'A sua mensagem foi recebida', en: 'Your message was received' },
  },
  {
    key: 'appointment',
    from: { pt: '/quem-somos/o-banco/onde-estamos', en: '/en/who-we-are/the-bank/where-we-are' },
    link: { pt: 'Marcar atendimento', en: 'Book an appointment' },
    to: { pt: '/marcar-atendimento', en: '/en/appointment' },
    pages: [],
    last: {
      subject: 'companyAccount',
      company: 'Kwanza, Lda',
      branch: 'talatona-corporate-centre',
      'firstDay.day': '4',
      'firstDay.month': '1',
      'firstDay.year': '2040',
      weekdays: ['monday', 'thursday'],
      partOfDay: 'morning',
      ...reachable,
      privacy: 'true',
    },
    files: [],
    received: { pt: 'O seu pedido foi recebido', en: 'Your request was received' },
  },
  {
    key: 'terminalRequest',
    from: { pt: '/empresas/servicos/tpa', en: '/en/corporate/services/tpa' },
    link: { pt: 'Pedir um TPA', en: 'Request a terminal' },
    to: { pt: '/empresas/servicos/tpa/pedido', en: '/en/corporate/services/tpa/request' },
    pages: [
      { company: 'Kwanza, Lda', taxNumber: '5417 123 456', activity: 'Mercearia', hasAccount: 'no' },
      {
        'shops.0.name': 'Loja da Mutamba',
        ...address('shops.0.address.'),
        'shops.0.model': 'mobile',
        'shops.0.terminals': '2',
      },
      { sales: '3000000', cardSales: '2000000' },
    ],
    last: { role: 'Gerente', ...reachable, powers: 'true', privacy: 'true' },
    files: [],
    received: { pt: 'O seu pedido foi recebido', en: 'Your request was received' },
  },
  {
    key: 'privateAccount',
    from: { pt: '/abrir-conta', en: '/en/open-account' },
    link: { pt: 'Fazer o pré-registo', en: 'Pre-register' },
    to: { pt: '/abrir-conta/particular', en: '/en/open-account/private' },
    pages: [
      {
        account: 'flex',
        fullName: 'Ana Kiala',
        'birthDate.day': '27',
        'birthDate.month': '3',
        'birthDate.year': '1998',
        nationality: 'Angolana',
      },
      {
        documentKind: 'identityCard',
        identityCard: '004123456la041',
        'validUntil.day': '31',
        'validUntil.month': '12',
        'validUntil.year': '2040',
      },
      { residence: 'angola', ...address('home.') },
      {
        work: 'employed',
        'employer.name': 'Kwanza, Lda',
        'employer.occupation': 'Enfermeira',
        monthlyIncome: '250000',
        exposed: 'no',
      },
      { phone: '923 456 789', email: 'ana@bcs.example', branch: 'maianga-branch' },
    ],
    last: { truth: 'true', privacy: 'true' },
    files: ['identityFile', 'addressFile'],
    received: { pt: 'O seu pré-registo foi recebido', en: 'Your pre-registration was received' },
  },
  {
    key: 'companyAccount',
    from: { pt: '/empresas/contas/conta-corporate', en: '/en/corporate/accounts/corporate-account' },
    link: { pt: 'Pedir abertura de conta', en: 'Ask to open an account' },
    to: companyPage,
    pages: companyPages,
    last: { ...ownerAt(0, '100'), ...declarations },
    files: ['owners.0.document', 'papers'],
    received: { pt: 'O seu pré-registo foi recebido', en: 'Your pre-registration was received' },
  },
]
