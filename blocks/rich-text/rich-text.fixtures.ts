import { exampleRichText } from '../example-rich-text'
import { defineFixtures } from '../fixtures'

const words = (text: string, format = 0) => ({ type: 'text', text, format })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const heading = (tag: 'h2' | 'h3' | 'h4', text: string) => ({ type: 'heading', tag, children: [words(text)] })
const item = (text: string) => ({ type: 'listitem', children: [words(text)] })

const privacyText = {
  root: {
    type: 'root',
    children: [
      paragraph(
        words('O BCS trata os dados pessoais dos Clientes '),
        words('apenas para as finalidades', 1),
        words(' descritas nesta página e guarda-os '),
        words('durante o prazo legal', 2),
        words('. O regulador publica as regras em '),
        {
          type: 'link',
          fields: { linkType: 'custom', url: 'https://www.bna.ao' },
          children: [words('bna.ao')],
        },
        words('.'),
      ),
      heading('h3', 'Que dados tratamos'),
      {
        type: 'list',
        listType: 'bullet',
        children: [
          item('Dados de identificação, como o nome e o número do Bilhete de Identidade.'),
          item('Dados de contacto.'),
          {
            type: 'listitem',
            children: [
              words('Dados da conta:'),
              { type: 'list', listType: 'number', children: [item('movimentos'), item('saldos')] },
            ],
          },
        ],
      },
      heading('h3', 'Os seus direitos'),
      heading('h4', 'Acesso e rectificação'),
      paragraph(words('Pode pedir, a qualquer momento, uma cópia dos dados e a correcção dos que estiverem errados.')),
      { type: 'quote', children: [words('O BCS nunca pede códigos de acesso por e-mail.')] },
    ],
  },
}

export const richTextFixtures = defineFixtures('RichTextBlock', {
  default: {
    __typename: 'RichTextBlock',
    id: 'rich-text-default',
    anchor: 'dados-pessoais',
    title: 'Como tratamos os seus dados',
    body: privacyText,
  },
  minimal: {
    __typename: 'RichTextBlock',
    id: 'rich-text-minimal',
    anchor: null,
    title: null,
    body: exampleRichText('We keep your data only as long as the law requires.'),
  },
  longText: {
    __typename: 'RichTextBlock',
    id: 'rich-text-long',
    anchor: null,
    title: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
    body: exampleRichText(
      'Contratransubstanciacionalistiquissimamenteresponsabilizável é uma palavra que não cabe numa linha de telemóvel e que, ainda assim, não empurra o texto para fora do ecrã.',
    ),
  },
})
