/**
 * Forms of React JSON Schema Form, written for these tests: each has the shape of one of the things that RJSF's playground shows. What is
 * expected are the entries that become of it, and what is said of which line.
 */
type ForeignCase = {
  /** What is pasted: an object with `schema` and `uiSchema`. */
  pasted: object
  /** Each entry with its type, those of groups behind theirs. */
  entries: readonly string[]
  /** A part of the line, and of what is said of it. */
  findings: readonly (readonly [line: string, text: string])[]
  /** Answers as a page posts them, which the imported form takes, and the way to the mistake in others; empty where it is about the form. */
  taken: Readonly<Record<string, string | string[]>>
  refused: Readonly<Record<string, string | string[]>>
  mistake: string
}

const person = {
  type: 'object',
  title: 'Titular',
  required: ['hasPet'],
  properties: { hasPet: { type: 'string', title: 'Tem animal?', enum: ['Não', 'Sim: um', 'Sim: vários'] } },
  dependencies: {
    hasPet: {
      oneOf: [
        { properties: { hasPet: { enum: ['Não'] } } },
        {
          properties: { hasPet: { enum: ['Sim: um'] }, petAge: { type: 'integer', title: 'Idade do animal' } },
          required: ['petAge'],
        },
        {
          properties: { hasPet: { enum: ['Sim: vários'] }, givesAway: { type: 'boolean', title: 'Dá algum?' } },
          required: ['givesAway'],
        },
      ],
    },
  },
}

function requiresWhen(test: object, required: readonly string[]) {
  // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
  return { if: test, then: { required } }
}

export const foreignForms: Readonly<Record<string, ForeignCase>> = {
  simple: {
    pasted: {
      schema: {
        title: 'Pedido de contacto',
        description: 'Respondemos em dois dias.',
        type: 'object',
        required: ['givenName', 'familyName'],
        properties: {
          givenName: { type: 'string', title: 'Nome próprio', default: 'Ana' },
          familyName: { type: 'string', title: 'Apelido', minLength: 2, maxLength: 40 },
          age: { type: 'integer', title: 'Idade', minimum: 18 },
          story: { type: 'string', title: 'O que se passou' },
          secret: { type: 'string', title: 'Palavra-passe', minLength: 3 },
          mobile: { type: 'string', title: 'Telefone', minLength: 9 },
        },
      },
      uiSchema: {
        givenName: { 'ui:autofocus': true, 'ui:autocomplete': 'given-name' },
        familyName: { 'ui:title': 'Apelidos', 'ui:description': 'Como no documento' },
        age: { 'ui:widget': 'updown' },
        story: { 'ui:widget': 'textarea', 'ui:options': { rows: 8 }, 'ui:placeholder': 'Conte-nos' },
        secret: { 'ui:widget': 'password', 'ui:help': 'Difícil de adivinhar' },
        mobile: { 'ui:options': { inputType: 'tel' } },
        'ui:submitButtonOptions': { submitText: 'Pedir contacto' },
      },
      formData: { age: 75 },
    },
    entries: [
      ...['introduction: information', 'givenName: text', 'familyName: text', 'age: number', 'story: longText'],
      'mobile: phone',
    ],
    findings: [
      ['"default": "Ana"', 'forms begin empty'],
      ['"secret": {', 'asks for no password'],
      ['"minLength": 9', 'a form of their own: “minLength”'],
      ['"ui:autofocus"', 'decided by the site'],
      ['"ui:placeholder"', 'becomes the hint'],
      ['"formData"', 'no part of a form'],
    ],
    taken: { givenName: 'Ana', familyName: 'Sá', age: '18' },
    refused: { givenName: 'Ana', familyName: 'S', age: '18' },
    mistake: 'familyName',
  },
  nested: {
    pasted: {
      schema: {
        type: 'object',
        title: 'Tarefas',
        required: ['title'],
        properties: {
          title: { type: 'string', title: 'Nome da lista' },
          tasks: {
            type: 'array',
            title: 'Tarefas',
            items: {
              type: 'object',
              title: 'Tarefa',
              required: ['title'],
              properties: {
                title: { type: 'string', title: 'Título', description: 'Em poucas palavras' },
                done: { type: 'boolean', title: 'Feita?', default: false },
                steps: {
                  type: 'array',
                  title: 'Passos',
                  maxItems: 3,
                  items: {
                    type: 'object',
                    properties: {
                      step: { type: 'string', title: 'Passo' },
                      parts: { type: 'object', title: 'Partes', properties: { part: { type: 'string' } } },
                    },
                  },
                },
              },
            },
          },
        },
      },
      uiSchema: { tasks: { items: { title: { 'ui:widget': 'textarea' } } } },
    },
    entries: [
      ...['title: text', 'tasks: repeat', 'tasks.title: longText', 'tasks.done: yesNo', 'tasks.steps: repeat'],
      'tasks.steps.step: text',
    ],
    findings: [['"parts": {', 'A group stands in another once']],
    taken: { title: 'Casa', 'tasks.0.title': 'Limpar', 'tasks.0.steps.0.step': 'Varrer' },
    refused: { title: 'Casa', 'tasks.0.done': 'true' },
    mistake: 'tasks.0.title',
  },
  arrays: {
    pasted: {
      schema: {
        type: 'object',
        definitions: { thing: { type: 'object', properties: { name: { type: 'string', title: 'Nome' } } } },
        properties: {
          words: { type: 'array', title: 'Palavras', items: { type: 'string', minLength: 2 } },
          colours: {
            type: 'array',
            title: 'Cores',
            uniqueItems: true,
            minItems: 2,
            items: { type: 'string', enum: ['azul', 'verde', 'cor de rosa'] },
          },
          fixed: {
            type: 'array',
            title: 'Nome e idade',
            items: [
              { type: 'string', title: 'Nome' },
              { type: 'integer', title: 'Idade' },
            ],
            additionalItems: { type: 'string' },
          },
          things: { type: 'array', title: 'Coisas', uniqueItems: true, items: { $ref: '#/definitions/thing' } },
          lists: { type: 'array', title: 'Listas', items: { type: 'array', items: { type: 'number' } } },
          open: { type: 'array', title: 'Qualquer coisa' },
        },
      },
      uiSchema: {
        colours: { 'ui:widget': 'checkboxes' },
        things: { 'ui:options': { orderable: false, addable: true } },
      },
    },
    entries: [
      ...['words: repeat', 'words.item: text', 'colours: manyChoices', 'fixed: group', 'fixed.item1: text'],
      ...['fixed.item2: number', 'things: repeat', 'things.name: text', 'lists: repeat', 'lists.item: repeat'],
      'lists.item.item: number',
    ],
    findings: [
      ['"items": {', 'a group of one question'],
      ['"enum": [', '“cor de rosa” becomes cor-de-rosa'],
      ['"fixed": {', 'a group with a question for each place'],
      ['"additionalItems"', 'what may follow is left out'],
      ['"uniqueItems": true', 'rule across fields'],
      ['"items": {', 'a group of one question'],
      ['"items": {', 'a group of one question'],
      ['"open": {', 'does not say what it holds'],
      ['"addable": true', 'Adding and removing are always there'],
    ],
    taken: { 'words.0.item': 'sol', colours: ['azul', 'cor-de-rosa'], 'fixed.item1': 'Ana', 'fixed.item2': '3' },
    refused: { colours: ['azul'], 'fixed.item1': 'Ana', 'fixed.item2': '3' },
    mistake: 'colours',
  },
  numbers: {
    pasted: {
      schema: {
        type: 'object',
        properties: {
          plain: { type: 'number', title: 'Número' },
          whole: { type: 'integer', title: 'Inteiro', exclusiveMinimum: 0, exclusiveMaximum: 10 },
          step: { type: 'number', title: 'De meio em meio', multipleOf: 0.5 },
          above: { type: 'number', title: 'Mais de zero', exclusiveMinimum: 0 },
          few: { type: 'number', title: 'Um destes', enum: [1, 2, 3] },
          rating: { type: 'integer', title: 'Nota', minimum: 1, maximum: 5, multipleOf: 1 },
        },
      },
      uiSchema: { few: { 'ui:widget': 'radio', 'ui:options': { inline: true } }, rating: { 'ui:widget': 'range' } },
    },
    entries: [
      ...['plain: number', 'whole: number', 'step: number', 'above: number', 'few: oneChoice', 'rating: number'],
    ],
    findings: [
      ['"multipleOf": 0.5', 'not a multiple of another'],
      ['"exclusiveMinimum": 0', 'The limit itself is now accepted'],
      ['"enum": [', 'kept as texts'],
      ['"ui:widget": "range"', 'There is no control “range” here'],
    ],
    taken: { whole: '9', few: '2', rating: '5', above: '0' },
    refused: { whole: '10' },
    mistake: 'whole',
  },
  widgets: {
    pasted: {
      schema: {
        type: 'object',
        properties: {
          mail: { type: 'string', format: 'email', title: 'Correio' },
          site: { type: 'string', format: 'uri', title: 'Sítio' },
          sure: { type: 'boolean', title: 'Quer receber notícias?', description: 'Uma por mês' },
          agreed: { type: 'boolean', title: 'Aceito as condições', const: true },
          either: {
            type: 'boolean',
            title: 'Como prefere?',
            oneOf: [
              { const: true, title: 'Por carta' },
              { const: false, title: 'Por correio' },
            ],
          },
          colour: { type: 'string', title: 'Cor', format: 'color' },
          token: { type: 'string' },
          fixed: { type: 'string', title: 'Só para ler', readOnly: true },
          stars: { type: 'integer', title: 'Estrelas' },
          rated: { type: 'string', title: 'Avaliação', enum: ['boa', 'má'], enumNames: ['Boa', 'Má'] },
          drawn: { type: 'string', title: 'Desenho' },
        },
      },
      uiSchema: {
        token: { 'ui:widget': 'hidden' },
        colour: { 'ui:widget': 'color' },
        stars: { 'ui:widget': 'RatingWidget', 'ui:options': { shape: 'heart' } },
        rated: { 'ui:widget': 'radio', 'ui:enumDisabled': ['má'], 'ui:classNames': 'large' },
        drawn: { 'ui:field': 'canvas' },
      },
    },
    entries: [
      ...[
        'mail: email',
        'site: text',
        'sure: yesNo',
        'agreed: consent',
        'either: yesNo',
        'colour: text',
        'fixed: text',
      ],
      ...['stars: number', 'rated: oneChoice', 'drawn: text'],
    ],
    findings: [
      ['"format": "uri"', 'any line of text'],
      ['"oneOf": [', 'Its own words are lost'],
      ['"format": "color"', 'any line of text'],
      ['"readOnly": true', 'here it can be answered'],
      ['"enum": [', '“má” becomes ma'],
      ['"ui:widget": "hidden"', 'What nobody sees'],
      ['"ui:widget": "color"', 'no control “color”'],
      ['"ui:widget": "RatingWidget"', 'no control “RatingWidget”'],
      ['"shape": "heart"', 'no option “shape”'],
      ['"ui:enumDisabled"', 'all can be chosen'],
      ['"ui:classNames"', 'the site’s'],
      ['"ui:field": "canvas"', 'a program'],
    ],
    taken: { mail: 'ana@bcs.example', rated: 'boa', agreed: 'true' },
    refused: { mail: 'ana', rated: 'boa' },
    mistake: 'mail',
  },
  ordering: {
    pasted: {
      schema: {
        type: 'object',
        properties: {
          last: { type: 'string', title: 'Último' },
          middle: { type: 'string', title: 'Do meio' },
          first: { type: 'string', title: 'Primeiro' },
        },
      },
      uiSchema: { 'ui:order': ['first', '*', 'last', 'gone'] },
    },
    entries: ['first: text', 'middle: text', 'last: text'],
    findings: [['"ui:order"', 'The schema has no “gone”']],
    taken: { first: 'a' },
    refused: { first: 'a'.repeat(201) },
    mistake: 'first',
  },
  references: {
    pasted: {
      schema: {
        type: 'object',
        definitions: {
          address: {
            type: 'object',
            title: 'Morada',
            required: ['city'],
            properties: { street: { type: 'string', title: 'Rua' }, city: { type: 'string', title: 'Cidade' } },
          },
          node: {
            type: 'object',
            properties: {
              name: { type: 'string', title: 'Nome' },
              children: {
                type: 'array',
                title: 'Filhos',
                items: { oneOf: [{ type: 'null' }, { $ref: '#/definitions/node' }] },
              },
            },
          },
        },
        properties: {
          billing: { title: 'Morada da fatura', $ref: '#/definitions/address' },
          shipping: { title: 'Morada de entrega', allOf: [{ $ref: '#/definitions/address' }] },
          tree: { title: 'Árvore', $ref: '#/definitions/node' },
          contact: {
            title: 'Contacto',
            oneOf: [
              { title: 'Morada', $ref: '#/definitions/address' },
              { title: 'Nome', type: 'object', properties: { name: { type: 'string', title: 'Nome' } } },
            ],
          },
          outside: { $ref: 'https://example.org/address.json' },
          lost: { $ref: '#/definitions/nobody' },
        },
      },
      uiSchema: { billing: { 'ui:order': ['city', 'street'] } },
    },
    entries: [
      ...['billing: group', 'billing.city: text', 'billing.street: text', 'shipping: group', 'shipping.street: text'],
      ...['shipping.city: text', 'tree: group', 'tree.name: text', 'contact: group', 'contact.choice: oneChoice'],
      ...['contact.street: text when choice equals option-1', 'contact.city: text when choice equals option-1'],
      'contact.name: text when choice equals option-2',
    ],
    findings: [
      ['"$ref": "#/definitions/node"', 'comes back to itself'],
      ['"oneOf": [', 'becomes a question'],
      ['"$ref": "https://example.org/address.json"', 'leaves this text'],
      ['"$ref": "#/definitions/nobody"', 'leads to nothing'],
    ],
    taken: {
      ...{ 'billing.city': 'Luanda', 'shipping.city': 'Lobito' },
      ...{ 'contact.choice': 'option-2', 'contact.name': 'Ana' },
    },
    refused: { 'billing.city': 'Luanda', 'contact.choice': 'option-2' },
    mistake: 'shipping.city',
  },
  'custom errors': {
    pasted: {
      schema: {
        type: 'object',
        required: ['code'],
        properties: {
          code: {
            type: 'string',
            title: 'Código',
            pattern: '^[A-Z]{3}$',
            minLength: 3,
            errorMessage: { minLength: 'São três letras.', pattern: 'Só maiúsculas.', minimum: 'Nunca se lê.' },
          },
        },
      },
      customValidate: 'function () {}',
    },
    entries: ['code: text'],
    findings: [
      ['"minimum": "Nunca se lê."', 'no such rule'],
      ['"customValidate"', 'no part of a form'],
    ],
    taken: { code: 'ABC' },
    refused: { code: 'abc' },
    mistake: 'code',
  },
  large: {
    pasted: {
      schema: {
        type: 'object',
        definitions: { rank: { type: 'string', enum: Array.from({ length: 20 }, (_none, place) => `rank${place}`) } },
        properties: {
          ...Object.fromEntries(
            Array.from({ length: 118 }, (_none, place) => [`choice${place}`, { $ref: '#/definitions/rank' }]),
          ),
          ...Object.fromEntries(['word', 'name', 'tooMuch', 'more'].map((name) => [name, { type: 'string' }])),
        },
      },
    },
    entries: [
      ...Array.from({ length: 118 }, (_none, place) => `choice${place}: oneChoice`),
      'word: text',
      'name: text',
    ],
    findings: [['"tooMuch": {', '120 fields at most']],
    taken: { choice0: 'rank19' },
    refused: { choice0: 'rank20' },
    mistake: 'choice0',
  },
  'date and time': {
    pasted: {
      schema: {
        type: 'object',
        properties: {
          native: {
            type: 'object',
            title: 'Do navegador',
            properties: {
              day: { type: 'string', format: 'date', title: 'Dia' },
              moment: { type: 'string', format: 'date-time', title: 'Momento' },
              hour: { type: 'string', format: 'time', title: 'Hora' },
            },
          },
          apart: {
            type: 'object',
            title: 'Em partes',
            properties: { day: { type: 'string', format: 'date', title: 'Dia' } },
          },
        },
      },
      uiSchema: { apart: { day: { 'ui:widget': 'alt-date', 'ui:options': { yearsRange: [1980, 2030] } } } },
    },
    entries: ['native: group', 'native.day: date', 'apart: group', 'apart.day: date'],
    findings: [
      ['"format": "date-time"', 'not times of day'],
      ['"format": "time"', 'not times of day'],
    ],
    taken: { 'native.day.day': '3', 'native.day.month': '4', 'native.day.year': '2020' },
    refused: { 'native.day.day': '31', 'native.day.month': '2', 'native.day.year': '2020' },
    mistake: 'native.day',
  },
  validation: {
    pasted: {
      schema: {
        type: 'object',
        required: ['code', 'age'],
        properties: {
          code: { type: 'string', title: 'Código', pattern: '[0-9]' },
          age: { type: 'number', title: 'Idade', minimum: 18, maximum: 99 },
          word: { type: 'string', title: 'Palavra', not: { const: 'não' } },
        },
      },
    },
    entries: ['code: text', 'age: number', 'word: text'],
    findings: [
      ['"pattern": "[0-9]"', 'speak of the whole answer'],
      ['"not": {', 'Anything but this'],
    ],
    taken: { code: 'a1', age: '18,5' },
    refused: { code: 'a1', age: '17' },
    mistake: 'age',
  },
  files: {
    pasted: {
      schema: {
        type: 'object',
        properties: {
          one: { type: 'string', format: 'data-url', title: 'Um ficheiro' },
          several: {
            type: 'array',
            title: 'Vários',
            maxItems: 4,
            items: { type: 'string', format: 'data-url' },
          },
          only: { type: 'string', format: 'data-url', title: 'Só alguns' },
        },
      },
      uiSchema: { only: { 'ui:options': { accept: '.pdf,image/png,.md', filePreview: true } } },
    },
    entries: ['one: file', 'several: file', 'only: file'],
    findings: [['"accept"', 'the other kinds of files are left out']],
    taken: {},
    refused: { other: 'x' },
    mistake: '',
  },
  single: {
    pasted: { schema: { type: 'string', title: 'Uma só pergunta', maxLength: 5 }, uiSchema: { 'ui:help': 'Curta' } },
    entries: ['answer: text'],
    findings: [['"schema": {', 'a form of one question']],
    taken: { answer: 'curta' },
    refused: { answer: 'comprida' },
    mistake: 'answer',
  },
  'dependencies on properties': {
    pasted: {
      schema: {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Nome' },
          card: { type: 'number', title: 'Cartão' },
          address: { type: 'string', title: 'Morada da fatura' },
        },
        dependencies: { card: ['address'] },
      },
    },
    entries: ['name: text', 'card: number', 'address: text when card answered'],
    findings: [['"card": [', '“address” was required in one case only']],
    taken: { card: '1', address: 'Rua 1' },
    refused: { card: '1' },
    mistake: 'address',
  },
  'answers that are required in a case': {
    pasted: {
      schema: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { type: 'string', title: 'Tipo', enum: ['pessoa', 'empresa', 'outro'] },
          taxNumber: { type: 'string', title: 'NIF' },
          number: { type: 'string', title: 'Número' },
          street: { type: 'string', title: 'Rua' },
          kin: { type: 'string', title: 'Parente' },
          notes: { type: 'string', title: 'Notas' },
        },
        // Each waits for the other: one of them can.
        dependencies: { number: ['street'], street: ['number'] },
        allOf: [
          requiresWhen({ properties: { kind: { const: 'empresa' } }, required: ['kind'] }, ['taxNumber']),
          requiresWhen({ properties: { kind: { const: 'outro' } }, required: ['kind'] }, ['taxNumber']),
          requiresWhen({ properties: { kind: { const: 'pessoa' } }, required: ['kind'] }, ['kind', 'kin', 'unknown']),
          requiresWhen({ properties: { notes: { pattern: '^x' } } }, ['notes']),
        ],
      },
    },
    entries: [
      ...['kind: oneChoice', 'taxNumber: text when kind equals empresa or kind equals outro', 'number: text'],
      ...['street: text when number answered', 'kin: text when kind equals pessoa', 'notes: text'],
    ],
    findings: [
      ['"number": [', '“street” was required in one case only'],
      ['"street": [', 'no condition can say: nobody has to answer it. (number)'],
      ['"required": [', '“taxNumber” was required in one case only'],
      ['"required": [', '“kin” was required in one case only'],
      ['"required": [', 'required and not described: unknown'],
      ['"if": {', 'this one says something else'],
      ['"required": [', 'no condition can say: nobody has to answer it. (notes)'],
    ],
    taken: { kind: 'empresa', taxNumber: '5000', street: '' },
    refused: { kind: 'empresa' },
    mistake: 'taxNumber',
  },
  'controls of definitions': {
    pasted: {
      schema: {
        type: 'object',
        definitions: {
          place: { type: 'object', properties: { street: { type: 'string' }, notes: { type: 'string' } } },
          words: { $ref: '#/definitions/longer' },
          longer: { type: 'string', title: 'Palavras' },
        },
        properties: {
          home: { title: 'Casa', $ref: '#/definitions/place' },
          others: { title: 'Outras', type: 'array', items: { $ref: '#/definitions/place' } },
          words: { $ref: '#/definitions/words' },
        },
      },
      uiSchema: {
        'ui:definitions': {
          '#/definitions/place': {
            'ui:order': ['notes', 'street'],
            street: { 'ui:title': 'Rua', 'ui:help': 'Sem número' },
            notes: { 'ui:widget': 'textarea' },
          },
          '#/definitions/longer': { 'ui:widget': 'textarea' },
          '#/definitions/gone': { 'ui:widget': 'textarea' },
        },
        home: { street: { 'ui:title': 'Rua da casa' } },
      },
    },
    entries: [
      ...['home: group', 'home.notes: longText', 'home.street: text'],
      ...['others: repeat', 'others.notes: longText', 'others.street: text', 'words: longText'],
    ],
    findings: [['"#/definitions/gone": {', 'no “#/definitions/gone”']],
    taken: { 'home.street': 'Rua 1' },
    refused: { 'home.street': 'x'.repeat(300) },
    mistake: 'home.street',
  },
  'schemas with names of their own': {
    pasted: {
      schema: {
        $id: 'https://bank.example/forms/order',
        type: 'object',
        $defs: {
          count: {
            $id: 'https://bank.example/forms/count',
            type: 'integer',
            title: 'Quantos',
            minimum: 1,
          },
          colour: { $anchor: 'colour', type: 'string', title: 'Cor', enum: ['azul', 'verde'] },
        },
        properties: {
          count: { $ref: 'count' },
          colour: { $ref: '#colour' },
          other: { $ref: 'https://elsewhere.example/other' },
        },
      },
    },
    entries: ['count: number', 'colour: oneChoice'],
    findings: [['"$ref": "https://elsewhere.example/other"', 'leaves this text']],
    taken: { count: '1', colour: 'verde' },
    refused: { count: '0' },
    mistake: 'count',
  },
  'objects that are chosen': {
    pasted: {
      schema: {
        type: 'object',
        properties: {
          town: {
            title: 'Cidade',
            enum: [
              { name: 'luanda', province: 'LU' },
              { name: 'lobito', province: 'BE' },
            ],
          },
          towns: {
            title: 'Cidades',
            type: 'array',
            uniqueItems: true,
            items: { type: 'object', enum: [{ at: 1 }, { at: 2 }] },
          },
        },
      },
      uiSchema: { town: { 'ui:widget': 'RadioWidget' }, towns: { 'ui:enumNames': ['luanda', 'lobito'] } },
    },
    entries: ['town: oneChoice', 'towns: manyChoices'],
    findings: [
      ['"enum": [', 'chosen by its name'],
      ['"enum": [', 'chosen by its name'],
    ],
    taken: { town: 'lobito', towns: ['luanda'] },
    refused: { town: 'huambo' },
    mistake: 'town',
  },
  'names of a list': {
    pasted: {
      schema: {
        title: 'Opções',
        type: 'object',
        additionalProperties: { type: 'boolean', title: 'Ligada' },
        propertyNames: { enum: ['escura', 'discreta'] },
      },
    },
    entries: [
      'additionalProperties: repeat',
      'additionalProperties.name: oneChoice',
      'additionalProperties.value: yesNo',
    ],
    findings: [['"additionalProperties": {', 'list of names with answers']],
    taken: { 'additionalProperties.0.name': 'escura', 'additionalProperties.0.value': 'true' },
    refused: { 'additionalProperties.0.name': 'clara', 'additionalProperties.0.value': 'true' },
    mistake: 'additionalProperties.0.name',
  },
  'dependencies on schemas': {
    pasted: {
      schema: {
        type: 'object',
        definitions: { person },
        properties: {
          billing: {
            type: 'object',
            title: 'Fatura',
            properties: { card: { type: 'number', title: 'Cartão' } },
            dependencies: {
              card: { properties: { address: { type: 'string', title: 'Morada' } }, required: ['address'] },
            },
          },
          owner: { title: 'Dono', $ref: '#/definitions/person' },
          owners: { type: 'array', title: 'Donos', items: { $ref: '#/definitions/person' } },
        },
      },
    },
    entries: [
      ...['billing: group', 'billing.card: number', 'billing.address: text when card answered', 'owner: group'],
      ...['owner.hasPet: oneChoice', 'owner.petAge: number when hasPet equals sim-um'],
      ...['owner.givesAway: yesNo when hasPet equals sim-varios', 'owners: repeat', 'owners.hasPet: oneChoice'],
      ...['owners.petAge: number when hasPet equals sim-um', 'owners.givesAway: yesNo when hasPet equals sim-varios'],
    ],
    findings: [['"enum": [', '“Não” becomes nao (3 in all)']],
    taken: { 'owner.hasPet': 'sim-um', 'owner.petAge': '6' },
    refused: { 'owner.hasPet': 'sim-um' },
    mistake: 'owner.petAge',
  },
  'additional properties': {
    pasted: {
      schema: {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Nome' },
          closed: {
            type: 'object',
            title: 'Fechado',
            additionalProperties: false,
            properties: { a: { type: 'string' } },
          },
          free: { type: 'object', title: 'Livre', additionalProperties: { type: 'string' } },
        },
        additionalProperties: { type: 'number' },
        patternProperties: { '^x-': { type: 'string' } },
        propertyNames: { pattern: '^[a-z]+$' },
      },
    },
    entries: [
      ...['name: text', 'closed: group', 'closed.a: text', 'free: group', 'free.additionalProperties: repeat'],
      ...['free.additionalProperties.name: text', 'free.additionalProperties.value: text'],
    ],
    findings: [
      ['"additionalProperties": {', 'list of names with answers'],
      ['"additionalProperties": {', 'does not name fields'],
      ['"patternProperties": {', 'does not name fields'],
      ['"propertyNames": {', 'does not name fields'],
    ],
    taken: { name: 'Ana' },
    refused: { other: 'x' },
    mistake: '',
  },
  anyOf: {
    pasted: {
      schema: {
        type: 'object',
        title: 'Identificação',
        properties: {
          age: { type: 'integer', title: 'Idade' },
          items: {
            type: 'array',
            title: 'Contactos',
            items: {
              type: 'object',
              anyOf: [
                { properties: { mail: { type: 'string', format: 'email', title: 'Correio' } } },
                { properties: { mobile: { type: 'string', title: 'Telefone' } } },
              ],
            },
          },
        },
        required: ['age'],
        anyOf: [
          { title: 'Pelo nome', properties: { name: { type: 'string', title: 'Nome' } }, required: ['name'] },
          { title: 'Por um código', properties: { code: { type: 'string', title: 'Código' } } },
        ],
      },
    },
    entries: [
      ...['age: number', 'items: repeat', 'items.choice: oneChoice', 'items.mail: email when choice equals option-1'],
      ...['items.mobile: text when choice equals option-2', 'choice: oneChoice'],
      ...['name: text when choice equals option-1', 'code: text when choice equals option-2'],
    ],
    findings: [
      ['"anyOf": [', 'becomes a question'],
      ['"anyOf": [', 'becomes a question'],
    ],
    taken: { age: '30', choice: 'option-2', code: 'x' },
    refused: { age: '30', choice: 'option-1' },
    mistake: 'name',
  },
  oneOf: {
    pasted: {
      schema: {
        type: 'object',
        oneOf: [
          {
            title: 'Pessoa',
            properties: { kind: { const: 'person' }, born: { type: 'string', format: 'date', title: 'Nascimento' } },
            required: ['born'],
          },
          {
            title: 'Empresa',
            properties: { kind: { const: 'company' }, number: { type: 'string', title: 'NIF' } },
            required: ['number'],
          },
        ],
        properties: { mixed: { title: 'De tudo', oneOf: [{ type: 'string' }, { type: 'number' }] } },
      },
    },
    entries: [...['kind: oneChoice', 'born: date when kind equals person', 'number: text when kind equals company']],
    findings: [['"mixed": {', 'of several is left out']],
    taken: { kind: 'company', number: '5417' },
    refused: { kind: 'company' },
    mistake: 'number',
  },
  allOf: {
    pasted: {
      schema: {
        type: 'object',
        allOf: [
          {
            properties: {
              word: { type: ['string', 'boolean'], title: 'Palavra', default: true },
              size: { type: 'number', title: 'Tamanho', minimum: 1 },
            },
          },
          { properties: { word: { type: 'string', maxLength: 4 }, size: { type: 'integer', minimum: 3 } } },
          { required: ['word'] },
        ],
      },
    },
    entries: ['word: text', 'size: number'],
    findings: [['"default": true', 'forms begin empty']],
    taken: { word: 'casa', size: '3' },
    refused: { word: 'casas', size: '3' },
    mistake: 'word',
  },
  'if, then and else': {
    pasted: {
      schema: {
        type: 'object',
        required: ['animal', 'age'],
        properties: {
          animal: { type: 'string', title: 'Animal', enum: ['gato', 'peixe'] },
          age: { type: 'integer', title: 'Idade' },
          note: { type: 'string', title: 'Nota' },
        },
        allOf: [
          {
            if: { properties: { animal: { const: 'gato' } }, required: ['animal'] },
            // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
            then: {
              properties: { food: { type: 'string', title: 'Comida', enum: ['carne', 'peixe'] } },
              required: ['food'],
            },
            else: {
              properties: { water: { type: 'string', title: 'Água', enum: ['mar', 'rio'] } },
              required: ['water'],
            },
          },
          {
            if: { properties: { age: { minimum: 18 } } },
            // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
            then: { properties: { vote: { type: 'boolean', title: 'Vota?' } } },
            else: { properties: { guardian: { type: 'string', title: 'Tutor' } } },
          },
          {
            if: { properties: { note: { pattern: '^x' } } },
            // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
            then: { properties: { why: { type: 'string', title: 'Porquê' } }, required: ['why'] },
          },
          {
            if: { properties: { note: { const: 'sim' } }, required: ['note'] },
            // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
            then: { properties: { more: { type: 'string', title: 'Mais' } } },
          },
        ],
      },
    },
    entries: [
      ...['animal: oneChoice', 'age: number', 'note: text', 'food: oneChoice when animal equals gato'],
      ...['water: oneChoice when animal differs gato', 'vote: yesNo when age atLeast 18'],
      ...['guardian: text when age atMost 17', 'why: text', 'more: text'],
    ],
    findings: [
      ['"if": {', 'Without an answer the condition does not hold here'],
      ['"if": {', 'this one says something else'],
      ['"why": {', '“why” is always asked'],
      ['"more": {', '“more” is always asked'],
    ],
    taken: { animal: 'gato', food: 'carne', age: '17', guardian: 'Ana' },
    refused: { animal: 'peixe', food: 'carne', age: '18' },
    mistake: 'food',
  },
  null: {
    pasted: {
      schema: {
        type: 'object',
        properties: {
          told: { type: 'null', title: 'Antes de começar', description: 'Tenha o documento à mão.' },
          name: { type: 'string', title: 'Nome' },
        },
      },
    },
    entries: ['told: information', 'name: text'],
    findings: [['"told": {', 'stays as information text']],
    taken: { name: 'Ana' },
    refused: { told: 'x' },
    mistake: '',
  },
  nullable: {
    pasted: {
      schema: {
        type: 'object',
        properties: {
          story: { type: ['string', 'null'], title: 'História' },
          age: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }], title: 'Idade' },
          colour: { type: 'string', nullable: true, title: 'Cor', enum: ['azul', null] },
        },
      },
    },
    entries: ['story: text', 'age: number', 'colour: oneChoice'],
    findings: [],
    taken: { age: '1' },
    refused: { age: '0' },
    mistake: 'age',
  },
  'error schema': {
    pasted: {
      schema: { type: 'object', properties: { name: { type: 'string', title: 'Nome' } } },
      uiSchema: {},
      extraErrors: { name: { __errors: ['Já existe'] } },
    },
    entries: ['name: text'],
    findings: [['"extraErrors": {', 'no part of a form']],
    taken: { name: 'Ana' },
    refused: { nome: 'Ana' },
    mistake: '',
  },
  defaults: {
    pasted: {
      schema: {
        type: 'object',
        properties: {
          word: { type: 'string', title: 'Palavra', default: 'sim' },
          'Do you agree?': { type: 'boolean', default: true },
          things: {
            type: 'array',
            title: 'Coisas',
            minItems: 2,
            default: [{ name: 'a' }],
            items: { type: 'object', properties: { name: { type: 'string', default: 'b' } } },
          },
          objects: { type: 'object', title: 'Objetos', enum: [{ a: 1 }, { a: 2 }] },
        },
      },
    },
    entries: ['word: text', 'doYouAgree: yesNo', 'things: repeat', 'things.name: text'],
    findings: [
      ['"default": "sim"', 'forms begin empty'],
      ['"Do you agree?": {', '“Do you agree?” gets the key doYouAgree'],
      ['"default": true', 'forms begin empty'],
      ['"default": [', 'forms begin empty'],
      ['"default": "b"', 'forms begin empty'],
      ['"enum": [', 'not objects'],
    ],
    taken: { 'things.0.name': 'a', 'things.1.name': 'b' },
    refused: { word: 'x'.repeat(300), 'things.0.name': 'a', 'things.1.name': 'b' },
    mistake: 'word',
  },
}
