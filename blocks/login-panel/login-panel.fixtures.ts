import { defineFixtures } from '../fixtures'

export const loginPanelFixtures = defineFixtures('LoginPanelBlock', {
  default: {
    __typename: 'LoginPanelBlock',
    id: 'login-panel-default',
    anchor: 'entrar',
    title: 'Aceda ao internet banking',
    lead: 'Escolha Particulares ou Empresas e indique o seu código de utilizador. Este acesso destina-se a Clientes que já aderiram ao serviço.',
  },
  minimal: {
    __typename: 'LoginPanelBlock',
    id: 'login-panel-minimal',
    anchor: null,
    title: null,
    lead: null,
  },
  longText: {
    __typename: 'LoginPanelBlock',
    id: 'login-panel-long',
    anchor: null,
    title: 'Contratransubstanciacionalistiquissimamentedesconhecidíssima entrada',
    lead: 'Uma introdução propositadamente longa, para ver que o formulário continua ao lado do texto em ecrãs largos e por baixo dele num telemóvel, sem empurrar nem esconder o aviso de segurança.',
  },
})
