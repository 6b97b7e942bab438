import type { Bilingual } from '@/src/fields/bilingual'

/** What the tab of generated JSON says. */
export const expertTexts = {
  explanation: {
    pt: 'O que o sítio recebe deste formulário: o JSON Schema das respostas, como se perguntam e os textos de cada língua.',
    en: 'What the site gets of this form: the JSON Schema of answers, how they are asked, and the texts of each language.',
  },
  json: { pt: 'Formulário em JSON', en: 'Form as JSON' },
  unsound: {
    pt: 'Antes de gerar o JSON é preciso corrigir o que está assinalado nos campos.',
    en: 'What is marked in the fields must be corrected before the JSON can be made.',
  },
  apply: { pt: 'Usar este JSON', en: 'Use this JSON' },
  discard: { pt: 'Voltar ao que está nos campos', en: 'Go back to what is in the fields' },
  applied: { pt: 'O formulário é agora o do JSON.', en: 'The form is now the one of the JSON.' },
  refused: { pt: 'O JSON não foi usado.', en: 'The JSON was not used.' },
  noJson: {
    pt: 'O texto não é JSON. O erro está na linha {line}, coluna {column}.',
    en: 'The text is not JSON. The mistake is in line {line}, column {column}.',
  },
  noJsonAnywhere: { pt: 'O texto não é JSON.', en: 'The text is not JSON.' },
  otherKey: {
    pt: 'A chave do formulário é {key} e não muda.',
    en: 'The key of the form is {key} and does not change.',
  },
  unknownKeys: {
    pt: 'Em {place}: {keys} não existe nos formulários.',
    en: 'At {place}: forms have no {keys}.',
  },
  wrongValue: { pt: 'Em {place}: este valor não é aceite.', en: 'At {place}: this value is not accepted.' },
  missing: { pt: 'Em {place}: falta um valor.', en: 'At {place}: a value is missing.' },
  cannotSay: {
    pt: 'Em {place}: o JSON diz algo que uma lista de campos não pode dizer.',
    en: 'At {place}: the JSON says something that a list of fields cannot say.',
  },
  top: { pt: 'início', en: 'the beginning' },
} as const satisfies Record<string, Bilingual>
