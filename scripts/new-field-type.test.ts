import { describe, expect, it } from 'vitest'
import { copyProject } from '@/tests/support/project-copy'

const { read, run, compile, without } = copyProject([], {
  include: [
    'src/*.d.ts',
    'src/i18n/*.d.ts',
    'src/forms/types/**/*',
    'src/forms/theme/BankForm.client.tsx',
    'src/form-builder/list/*.tsx',
    'src/submissions/to-answer-rows.ts',
  ],
  exclude: ['**/*.test.ts'],
})

const newFieldType = (...args: string[]) => run('--import', 'tsx', 'scripts/new-field-type.ts', ...args)
const check = () => run('--import', 'tsx', 'scripts/check-field-types.ts')
const format = () => run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'src/forms/types')
const sweep = () =>
  run(
    'node_modules/vitest/vitest.mjs',
    ...['run', 'src/forms/types/field-types.test.ts', '--testNamePattern', 'of the type demoType'],
  )

describe('npm run new:field-type', () => {
  it.each([
    [[], 'Say the name of the type in kebab-case'],
    [['Demo_Type'], '"Demo_Type" is not a name in kebab-case'],
    [['../demo'], '"../demo" is not a name in kebab-case'],
    [['yes-no'], 'src/forms/types/yes-no is there already'],
    [['section'], '"section" is an entry of forms that nobody answers'],
  ])('with %j refuses and says why', (args, sentence) => {
    const { status, output } = newFieldType(...args)
    expect(output).toContain(sentence)
    expect(status).toBe(1)
  })

  it('makes a type of question that passes every check', { timeout: 300_000 }, () => {
    expect(newFieldType('demo-type')).toEqual({
      status: 0,
      output: expect.stringContaining('npm run check && npm test'),
    })
    expect(check()).toEqual({ status: 0, output: expect.stringContaining('types of questions are complete') })
    expect(compile()).toEqual({ status: 0, output: '' })
    expect(format()).toEqual({ status: 0, output: expect.stringContaining('No fixes applied') })
    expect(sweep()).toEqual({ status: 0, output: expect.stringMatching(/\b8 passed/) })
  })

  it('offers it after the others, and has its drawing made', () => {
    const registry = read('src/forms/types/definitions.ts')
    expect(registry).toContain('  calculated: calculatedDefinition,\n  demoType: demoTypeDefinition,\n}')
    const drawings = read('src/form-builder/controls/icon-drawings.ts')
    expect(drawings).toMatch(/^ {2}demoType: \[/m)
  })
})

describe('a type of question that lacks', () => {
  it('its line in a registry fails the check and the compiler', { timeout: 300_000 }, () => {
    const withoutLine = (text: string) => text.replace(/^ {2}demoType: .*\n/m, '')
    const [checked, compiled] = without('src/forms/types/answers.ts', withoutLine, () => [check(), compile()])
    expect(checked).toEqual({
      status: 1,
      output: expect.stringContaining(
        'src/forms/types/answers.ts has no line for demoType, so nobody can answer it. Add the line "demoType: demoTypeAnswer,".',
      ),
    })
    expect(compiled?.output).toContain("Property 'demoType' is missing")
    expect(compiled?.status).not.toBe(0)
  })

  it('a part is told so by the compiler in its own folder', { timeout: 300_000 }, () => {
    const path = 'src/forms/types/demo-type/field-type.ts'
    const withoutPart = (text: string) => text.replace('governance, ', '')
    const { output } = without(path, withoutPart, compile)
    expect(output).toContain(path)
    expect(output).toContain("Property 'governance' is missing")
  })

  it.each([
    ['governance.ts', 'say in it what conditions can ask, and which limits cannot be kept together.'],
    ['texts.ts', 'name in it the type in both languages.'],
  ])('its %s fails the check', (file, purpose) => {
    const path = `src/forms/types/demo-type/${file}`
    const { status, output } = without(path, null, check)
    expect(output).toContain(`${path} is missing. Write it: ${purpose}`)
    expect(status).toBe(1)
  })

  it('the name that its folder says fails the check', () => {
    const renamed = (text: string) => text.replace('demoTypeTexts', 'otherTexts')
    const { status, output } = without('src/forms/types/demo-type/texts.ts', renamed, check)
    expect(output).toContain('It must begin with "export const demoTypeTexts: FieldTexts =".')
    expect(status).toBe(1)
  })

  it('a folder fails the check', () => {
    const withLine = (text: string) => text.replace('  consent:', '  goneType: goneTypeType,\n  consent:')
    const { status, output } = without('src/forms/types/field-types.ts', withLine, check)
    expect(output).toContain('has a line for "goneType", but no folder in src/forms/types/ has that name.')
    expect(status).toBe(1)
  })
})
