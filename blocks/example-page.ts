import type { PageContext } from '@/src/content/page-context'
import type { Locale } from '@/src/i18n/locales'
import { exampleBranches } from './example-branches'

/** A page with something in every list, for fixtures to stand on. */
export function examplePage(locale: Locale): PageContext {
  const isPortuguese = locale === 'pt'
  const pages = [
    { path: '/particulares/contas/conta-flex', pt: 'Conta Flex', en: 'Flex Account' },
    { path: '/particulares/cartoes', pt: 'Cartões', en: 'Cards' },
  ].map(({ path, pt, en }, index) => ({
    __typename: 'Page' as const,
    id: index + 1,
    key: path,
    title: isPortuguese ? pt : en,
    path,
    summary: isPortuguese ? 'Para o dia-a-dia, sem surpresas.' : 'For every day, without surprises.',
    section: 'private' as const,
    pageType: 'product' as const,
    tone: 'leaf' as const,
    cardTier: null,
    price: isPortuguese ? '500 Kz por mês' : 'Kz 500 a month',
  }))
  return {
    locale,
    path: '/particulares/exemplo',
    tone: 'deep',
    figureSeed: '/particulares/exemplo',
    cardLook: null,
    query: {},
    search: null,
    today: '2026-11-20',
    moment: Date.parse('2026-11-20T10:00:00+01:00'),
    streets: null,
    sealsReports: false,
    settings: {
      bankName: 'BCS',
      tagline: isPortuguese ? 'Uma linha que une' : 'One line that joins',
      helpline: '+244 222 000 000',
      messagingLabel: isPortuguese ? 'Escreva-nos' : 'Write to us',
      messagingUrl: 'mailto:apoio@bcs.example',
      messagingPath: null,
      email: 'apoio@bcs.example',
      internetBankingUrls: {
        private: 'https://internetbanking.bcs.example/particulares',
        corporate: 'https://internetbanking.bcs.example/empresas',
      },
      securityNotice: isPortuguese
        ? 'O BCS nunca pede códigos de acesso, chaves de confirmação ou códigos PIN por e-mail.'
        : 'BCS never asks for access codes, confirmation keys or PIN codes by e-mail.',
      allowedLinkHosts: ['www.bna.ao'],
      city: 'Luanda',
      country: 'AO',
      openAccountPath: '/abrir-conta',
      supportPath: '/particulares/perguntas-frequentes',
      searchPath: '/pesquisar',
    },
    lists: {
      children: pages,
      siblings: pages,
      sitePages: pages,
      exchangeRates: {
        day: '2026-11-20',
        source: 'bank',
        usableUntil: '2026-11-25',
        rates: [
          { currency: 'USD', buy: '908.50', sell: '926.70' },
          { currency: 'EUR', buy: '1052.40', sell: '1078.80' },
          { currency: 'ZAR', buy: '51.60', sell: '53.40' },
          { currency: 'GBP', buy: '1196.30', sell: '1226.50' },
        ],
      },
      rateHistory: {
        previous: {
          day: '2026-11-19',
          source: 'bank',
          rates: [
            { currency: 'USD', buy: '908.10', sell: '926.30' },
            { currency: 'EUR', buy: '1053.50', sell: '1079.90' },
            { currency: 'ZAR', buy: '51.60', sell: '53.40' },
          ],
        },
        lines: [
          { currency: 'USD', from: '2025-11-20', least: '912.30', most: '931', points: '0,28 30,20 60,2 90,12 120,8' },
          { currency: 'EUR', from: '2025-11-20', least: '1041', most: '1079.90', points: '0,28 40,16 80,20 120,3' },
        ],
      },
      tips: [
        {
          __typename: 'Tip',
          id: 1,
          title: isPortuguese ? 'Poupar para imprevistos' : 'Saving for surprises',
          path: '/particulares/dicas-financeiras/poupar-para-imprevistos',
          summary: isPortuguese ? 'Quanto guardar e onde.' : 'How much to keep, and where.',
          topic: 'saving',
          publishedOn: '2026-10-01T00:00:00.000Z',
        },
      ],
      people: [
        {
          __typename: 'Person',
          id: 1,
          name: 'Ana Domingos',
          role: isPortuguese ? 'Directora de Compliance' : 'Director of Compliance',
          path: '/quem-somos/governacao/corpo-directivo/ana-domingos',
          summary: isPortuguese ? 'Dirige a função de Compliance.' : 'Leads the compliance function.',
          groups: ['directors'],
          portrait: null,
        },
      ],
      branches: exampleBranches(locale),
      documents: [
        {
          __typename: 'Document',
          id: 1,
          title: isPortuguese ? 'Preçário 2026' : 'Price list 2026',
          summary: null,
          year: 2026,
          documentCategory: 'pricing',
          filename: 'price-list-private-2026.pdf',
          filesize: 4200,
        },
      ],
    },
  }
}
