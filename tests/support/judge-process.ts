import { createInterpreter } from '@/src/forms/validation/interpreter'

/** Started as a process of its own in which texts cannot become code, as in a page under the site's policy. */
const validator = createInterpreter(
  {
    type: 'object',
    properties: { name: { type: 'string', pattern: '^\\p{L}+$' } },
    required: ['name'],
    unevaluatedProperties: false,
  },
  '2026-11-21',
)

function isRefused(text: string): boolean {
  try {
    // The one call that must fail here, or this process would prove nothing.
    new Function(text)
    return false
  } catch (error) {
    return error instanceof EvalError
  }
}

process.stdout.write(
  JSON.stringify({
    isCodeRefused: isRefused('return 1'),
    verdicts: [{ name: 'Ana' }, { name: '1' }, {}, { name: 'Ana', admin: true }].map(
      (answers) => validator.check(answers).isValid,
    ),
  }),
)
