import type { Bilingual } from '@/src/fields/bilingual'

/** What the editor says of one entry. */
export const entryTexts = {
  label: { pt: 'Nome', en: 'Label' },
  sectionLabel: { pt: 'Título', en: 'Heading' },
  hint: { pt: 'Ajuda', en: 'Hint' },
  text: { pt: 'Texto', en: 'Text' },
  rules: { pt: 'Regras', en: 'Rules' },
  errors: { pt: 'Mensagens de erro próprias', en: 'Own error messages' },
  errorsHint: {
    pt: 'O que não se escreve fica com a mensagem do produto, que se vê em cada caixa.',
    en: 'What is not written keeps the product’s message, which each box shows.',
  },
  error: { pt: 'Quando falha: {rule}', en: 'When it breaks: {rule}' },
  key: { pt: 'Chave', en: 'Key' },
  keyHint: {
    pt: 'O nome do campo nas respostas guardadas e nas exportações. Segue o nome até à primeira publicação.',
    en: 'The name of the field in stored answers and exports. It follows the label until the first publication.',
  },
  keyFixed: {
    pt: 'Já foi publicada: não muda, para que as respostas guardadas continuem legíveis.',
    en: 'It was published and does not change, so that stored answers stay readable.',
  },
  condition: { pt: 'Quando aparece', en: 'When it is shown' },
  leavesSection: {
    pt: 'A secção acima acaba antes deste campo: pergunta-se seja qual for a condição dela',
    en: 'The section above ends before this field: it is asked whatever the condition of that section',
  },
  always: { pt: 'Aparece sempre.', en: 'It is always shown.' },
  noEarlier: {
    pt: 'Uma condição pergunta por uma resposta anterior, e não há perguntas antes desta.',
    en: 'A condition asks about an earlier answer, and no question comes before this one.',
  },
  all: { pt: 'Se todas se verificam', en: 'When all of these hold' },
  any: { pt: 'Se alguma se verifica', en: 'When any of these holds' },
  match: { pt: 'Como se juntam', en: 'How they go together' },
  addTest: { pt: 'Acrescentar condição', en: 'Add condition' },
  removeTest: { pt: 'Apagar a condição {number}', en: 'Remove condition {number}' },
  test: { pt: 'Condição {number}', en: 'Condition {number}' },
  testField: { pt: 'Campo', en: 'Field' },
  testOperator: { pt: 'Relação', en: 'Relation' },
  testValue: { pt: 'Valor', en: 'Value' },
} as const satisfies Record<string, Bilingual>

/** The tests of conditions, as they are chosen. */
export const operatorTexts = {
  equals: { pt: 'é', en: 'is' },
  differs: { pt: 'é diferente de', en: 'is other than' },
  includes: { pt: 'inclui', en: 'includes' },
  atLeast: { pt: 'é pelo menos', en: 'is at least' },
  atMost: { pt: 'é no máximo', en: 'is at most' },
  answered: { pt: 'está respondido', en: 'is answered' },
} as const satisfies Record<string, Bilingual>
