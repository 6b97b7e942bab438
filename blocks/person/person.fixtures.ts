import { defineFixtures } from '../fixtures'

export const personFixtures = defineFixtures('PersonBlock', {
  default: {
    __typename: 'PersonBlock',
    id: 'person-default',
    anchor: null,
    title: 'Quem dirige a área de Pessoas',
    lead: 'A área cuida da selecção, da formação e das condições de trabalho.',
    person: {
      __typename: 'Person',
      id: 7,
      name: 'Edna Tchissola Miguel',
      role: 'Directora de Pessoas',
      path: '/quem-somos/governacao/corpo-directivo/edna-tchissola-miguel',
      summary: 'Entrou no banco na abertura do primeiro balcão e dirige a área de Pessoas desde 2021.',
      groups: ['directors'],
      portrait: null,
    },
  },
  minimal: {
    __typename: 'PersonBlock',
    id: 'person-minimal',
    anchor: null,
    title: null,
    lead: null,
    person: {
      __typename: 'Person',
      id: 8,
      name: 'Edna Tchissola Miguel',
      role: null,
      path: null,
      summary: null,
      groups: null,
      portrait: null,
    },
  },
  longText: {
    __typename: 'PersonBlock',
    id: 'person-long',
    anchor: null,
    title: 'Quem responde pela prevenção do branqueamento de capitais e do financiamento do terrorismo',
    lead: null,
    person: {
      __typename: 'Person',
      id: 9,
      name: 'Maria da Conceição Tchissola Fernandes dos Santos Quissanga Miguel de Albuquerque',
      role: 'Directora de Compliance, Prevenção do Branqueamento de Capitais e Contratransubstanciacionalistiquissimamente',
      path: '/quem-somos/governacao/corpo-directivo/maria-da-conceicao',
      summary:
        'Dirige a função de Compliance. Pode suspender uma decisão até parecer do Conselho de Administração, recebe as denúncias e assegura que quem denuncia de boa-fé não sofre represálias.',
      groups: ['directors'],
      portrait: null,
    },
  },
  nobody: {
    __typename: 'PersonBlock',
    id: 'person-nobody',
    anchor: null,
    title: 'Provedoria do Cliente',
    lead: null,
    person: null,
  },
})
