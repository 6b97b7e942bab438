import type { PageLists } from '@/src/content/page-context'
import type { Locale } from '@/src/i18n/locales'

type StoredBranch = PageLists['branches'][number]

const officeHours = '08:00-15:30'
const week = {
  __typename: 'OpeningHoursOfWeek',
  monday: officeHours,
  tuesday: officeHours,
  wednesday: officeHours,
  thursday: officeHours,
  friday: officeHours,
  saturday: null,
  sunday: null,
  publicHolidays: null,
} as const

/** Places for fixtures and tests: one of each kind, one with a very long name, one of which little is known. */
export function exampleBranches(locale: Locale): StoredBranch[] {
  const isPortuguese = locale === 'pt'
  const known = {
    __typename: 'Branch',
    phone: '+244 222 000 000',
    exceptions: [],
    services: ['withdrawals', 'deposits'],
    access: ['stepFree'],
    note: null,
  } as const
  return [
    {
      ...known,
      id: 1,
      name: isPortuguese ? 'Balcão Ingombota' : 'Ingombota branch',
      path: '/quem-somos/o-banco/onde-estamos/balcao-ingombota',
      placeKind: 'branch',
      address: isPortuguese ? 'Junto à Marginal' : 'By the waterfront',
      bairro: 'Ingombota',
      municipality: 'Ingombota',
      province: 'luanda',
      latitude: -8.8098,
      longitude: 13.2356,
      hours: week,
      services: ['withdrawals', 'deposits', 'accountOpening'],
    },
    {
      ...known,
      id: 2,
      name: isPortuguese ? 'Caixa automático Mutamba' : 'Mutamba cash point',
      path: '/quem-somos/o-banco/onde-estamos/caixa-mutamba',
      placeKind: 'cashPoint',
      address: 'Largo da Mutamba',
      bairro: 'Mutamba',
      municipality: 'Ingombota',
      province: 'luanda',
      latitude: -8.8149,
      longitude: 13.2302,
      phone: null,
      hours: {
        __typename: 'OpeningHoursOfWeek',
        monday: '24h',
        tuesday: '24h',
        wednesday: '24h',
        thursday: '24h',
        friday: '24h',
        saturday: '24h',
        sunday: '24h',
        publicHolidays: '24h',
      },
      services: ['withdrawals'],
      access: [],
    },
    {
      ...known,
      id: 3,
      name: isPortuguese
        ? 'Centro de Empresas da Centralidade Contratransubstanciacionalistiquissimamentedesconhecidíssima'
        : 'Corporate centre of the new town of Contratransubstanciacionalistiquissimamentedesconhecidíssima',
      path: '/quem-somos/o-banco/onde-estamos/centro-de-empresas-viana',
      placeKind: 'corporateCentre',
      address: isPortuguese
        ? 'Zona comercial, ao lado da entrada principal do mercado'
        : 'Shopping area, beside the market',
      bairro: 'Centralidade do Kilamba',
      municipality: 'Belas',
      province: 'luanda',
      latitude: -8.9962,
      longitude: 13.2681,
      hours: { ...week, saturday: '09:00-12:00' },
      exceptions: [
        {
          __typename: 'OpeningException',
          from: '2026-12-24T00:00:00.000Z',
          to: null,
          hours: '08:00-12:00',
          reason: isPortuguese ? 'Véspera de Natal' : 'Christmas Eve',
        },
      ],
      services: ['companies', 'creditAdvice'],
      note: isPortuguese ? 'Lugar de demonstração: não existe.' : 'Demonstration place: it does not exist.',
    },
    {
      ...known,
      id: 4,
      name: isPortuguese ? 'Balcão Lobito' : 'Lobito branch',
      path: null,
      placeKind: 'branch',
      address: null,
      bairro: null,
      municipality: 'Lobito',
      province: 'benguela',
      latitude: -12.3706,
      longitude: 13.5489,
      phone: isPortuguese ? 'a anunciar' : 'to be announced',
      hours: null,
      services: null,
      access: null,
    },
  ]
}
