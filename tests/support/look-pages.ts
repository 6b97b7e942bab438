/** The pages whose pictures are kept and whose looks are tested closely: one of each kind, in both languages. */
export const lookPages = [
  { name: 'home', pt: '/', en: '/en' },
  { name: 'home-corporate', pt: '/empresas', en: '/en/corporate' },
  { name: 'account', pt: '/particulares/contas/conta-flex', en: '/en/private/accounts/flex-account' },
  {
    name: 'card',
    pt: '/particulares/cartoes/cartao-de-credito/mastercard-gold',
    en: '/en/private/cards/credit-card/mastercard-gold',
  },
  { name: 'credit', pt: '/particulares/credito/credito-ao-consumo', en: '/en/private/credit/consumer-credit' },
  { name: 'price-list', pt: '/particulares/precario', en: '/en/private/pricing' },
  { name: 'questions', pt: '/particulares/perguntas-frequentes', en: '/en/private/faqs' },
  {
    name: 'people',
    pt: '/quem-somos/governacao/corpo-directivo',
    en: '/en/who-we-are/governance/directive-body',
  },
  {
    name: 'tip',
    pt: '/particulares/dicas-financeiras/tres-meses-de-reserva-para-emergencias',
    en: '/en/private/financial-tips/build-an-emergency-fund',
  },
  { name: 'reporting-channel', pt: '/quem-somos/canal-de-denuncias', en: '/en/who-we-are/reporting-channel' },
  { name: 'careers', pt: '/quem-somos/carreiras', en: '/en/who-we-are/careers' },
  { name: 'branches', pt: '/quem-somos/o-banco/onde-estamos', en: '/en/who-we-are/the-bank/where-we-are' },
  { name: 'search', pt: '/pesquisar', en: '/en/search' },
  { name: 'not-found', pt: '/nao-existe', en: '/en/does-not-exist' },
] as const
