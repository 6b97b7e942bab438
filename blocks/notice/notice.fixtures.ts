import { exampleRichText } from '../example-rich-text'
import { defineFixtures } from '../fixtures'

export const noticeFixtures = defineFixtures('NoticeBlock', {
  default: {
    __typename: 'NoticeBlock',
    id: 'notice-default',
    anchor: 'seguranca',
    noticeKind: 'security',
    title: 'O banco nunca pede códigos por e-mail',
    body: exampleRichText(
      'O BCS nunca solicita códigos de acesso, chaves de confirmação ou códigos PIN por e-mail. Se receber uma mensagem com esse pedido, não responda, não abra os anexos e não siga as ligações.',
    ),
  },
  minimal: {
    __typename: 'NoticeBlock',
    id: 'notice-minimal',
    anchor: null,
    noticeKind: null,
    title: null,
    body: exampleRichText('Branches close at 3 p.m. on the last working day of the year.'),
  },
  legal: {
    __typename: 'NoticeBlock',
    id: 'notice-legal',
    anchor: null,
    noticeKind: 'legal',
    title: 'Fundo de Garantia de Depósitos',
    body: exampleRichText('Os depósitos constituídos no BCS beneficiam da garantia de reembolso prevista na lei.'),
  },
  titleOnly: {
    __typename: 'NoticeBlock',
    id: 'notice-title-only',
    anchor: null,
    noticeKind: 'info',
    title: 'Os balcões encerram às 15 horas no último dia útil do ano',
    body: null,
  },
  longText: {
    __typename: 'NoticeBlock',
    id: 'notice-long',
    anchor: null,
    noticeKind: 'info',
    title: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
    body: exampleRichText(
      'Contratransubstanciacionalistiquissimamenteresponsabilizável é uma palavra que não cabe numa linha e um aviso com ela continua dentro do seu quadro, com o texto todo à vista e sem deslocação para o lado.',
    ),
  },
})
