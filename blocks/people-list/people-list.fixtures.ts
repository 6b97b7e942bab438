import { defineFixtures } from '../fixtures'

export const peopleListFixtures = defineFixtures('PeopleListBlock', {
  default: {
    __typename: 'PeopleListBlock',
    id: 'people-list-default',
    anchor: 'directores',
    title: 'Corpo directivo',
    lead: 'Respondem pelas direcções do banco perante o Conselho de Administração.',
    peopleGroup: 'directors',
  },
  minimal: {
    __typename: 'PeopleListBlock',
    id: 'people-list-minimal',
    anchor: null,
    title: null,
    lead: null,
    peopleGroup: 'directors',
  },
  longText: {
    __typename: 'PeopleListBlock',
    id: 'people-list-long',
    anchor: null,
    title: 'Directores responsáveis pelas áreas comercial, de risco, de compliance e de operações',
    lead: 'Reúnem todas as segundas-feiras no Comité de Direcção, presidido pela administradora-delegada. A ordem de trabalhos tem sempre três pontos fixos: as reclamações de Clientes da semana anterior, os incidentes e as decisões pendentes.',
    peopleGroup: 'directors',
  },
  nobody: {
    __typename: 'PeopleListBlock',
    id: 'people-list-nobody',
    anchor: null,
    title: 'Órgãos consultivos',
    lead: null,
    peopleGroup: 'advisory',
  },
})
