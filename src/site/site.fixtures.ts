import type { SiteFrame, SiteSettings } from '@/src/content/page-context'
import type { Here } from './here'

/** A small bank's frame for the tests of this folder: two menus for private customers, one for companies. */
export const frame = {
  PrivateNavigation: {
    __typename: 'PrivateNavigation',
    menus: [
      {
        __typename: 'Menus',
        id: 'accounts',
        label: 'Contas',
        page: { __typename: 'Page', id: 1, title: 'Contas para particulares', path: '/particulares/contas' },
        links: [
          {
            __typename: 'MenuLinks',
            id: 'flex',
            label: null,
            page: {
              __typename: 'Page',
              id: 2,
              title: 'Conta Flex',
              path: '/particulares/contas/conta-flex',
              summary: 'Sem comissão de manutenção.',
            },
          },
          {
            __typename: 'MenuLinks',
            id: 'untranslated',
            label: 'Conta sem versão nesta língua',
            page: { __typename: 'Page', id: 3, title: null, path: null, summary: null },
          },
        ],
      },
      {
        __typename: 'Menus',
        id: 'help',
        label: 'Apoio',
        page: null,
        links: [
          {
            __typename: 'MenuLinks',
            id: 'all',
            label: 'Particulares',
            page: { __typename: 'Page', id: 4, title: 'Clientes particulares', path: '/particulares', summary: null },
          },
        ],
      },
      {
        __typename: 'Menus',
        id: 'empty',
        label: 'Vazio',
        page: { __typename: 'Page', id: 5, title: 'Vazio', path: null },
        links: [{ __typename: 'MenuLinks', id: 'nowhere', label: 'Sem página', page: null }],
      },
    ],
  },
  CorporateNavigation: {
    __typename: 'CorporateNavigation',
    menus: [
      {
        __typename: 'Menus',
        id: 'services',
        label: 'Serviços',
        page: { __typename: 'Page', id: 6, title: 'Serviços Empresas', path: '/empresas/servicos' },
        links: null,
      },
    ],
  },
  Footer: {
    __typename: 'Footer',
    columns: [
      {
        __typename: 'Footer_Columns',
        id: 'private',
        title: 'Particulares',
        links: [
          {
            __typename: 'FooterLinks',
            id: 'accounts',
            label: null,
            page: { __typename: 'Page', id: 1, title: 'Contas', path: '/particulares/contas' },
          },
          {
            __typename: 'FooterLinks',
            id: 'untranslated',
            label: 'Sem versão',
            page: { __typename: 'Page', id: 3, title: null, path: null },
          },
        ],
      },
      { __typename: 'Footer_Columns', id: 'empty', title: 'Vazia', links: [] },
    ],
    legalLinks: [],
    newsletterTitle: 'Dicas por e-mail',
    newsletterText: null,
    newsletterForm: null,
    smallPrint: null,
  },
} satisfies SiteFrame

export const settings: SiteSettings = {
  bankName: 'BCS',
  tagline: 'Um banco de palavra',
  helpline: '+244 222 000 000',
  messagingLabel: 'Enviar mensagem',
  messagingUrl: 'mailto:apoio@bcs.example',
  messagingPath: null,
  email: 'apoio@bcs.example',
  internetBankingUrls: { private: '', corporate: '' },
  securityNotice: 'Ligue para o +244 222 000 000.',
  allowedLinkHosts: ['www.bna.ao'],
  city: 'Luanda',
  country: 'AO',
  openAccountPath: '/abrir-conta',
  supportPath: '/particulares/perguntas-frequentes',
  searchPath: '/pesquisar',
}

export const here: Here = {
  locale: 'pt',
  path: '/particulares/contas/conta-flex',
  section: 'private',
  alternateHref: '/en/private/accounts/flex-account',
}
