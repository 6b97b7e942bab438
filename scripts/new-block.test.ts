import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { copyProject } from '@/tests/support/project-copy'

/** What was made before, and from what, where the checks have noted it: what a new block does not change is not made again. */
const made = ['docs/settings.md', 'graphql', 'package-lock.json', ...globSync('.cache/generated.json')]

const { run, compile, without } = copyProject(['blocks', 'codegen.ts', 'site/content/README.md', ...made], {
  include: ['src/*.d.ts', 'src/i18n/*.d.ts', 'blocks/registry.ts', 'blocks/demo-block/*'],
})

const newBlock = (...args: string[]) => run('--import', 'tsx', 'scripts/new-block.ts', ...args)
const checkBlocks = () => run('--import', 'tsx', 'scripts/check-blocks.ts')
const format = () =>
  run(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    'blocks/demo-block',
    'blocks/registry.ts',
    'blocks/configs.ts',
  )
const sweep = () =>
  run('node_modules/vitest/vitest.mjs', 'run', 'blocks/blocks.test.tsx', '--testNamePattern', 'blocks/demo-block')

describe('npm run new:block', () => {
  it.each([
    [[], 'Say the name of the block in kebab-case'],
    [['Demo_Block'], '"Demo_Block" is not a name in kebab-case'],
    [['../demo'], '"../demo" is not a name in kebab-case'],
    [['faq'], 'blocks/faq is there already'],
  ])('with %j refuses and says why', (args, sentence) => {
    const { status, output } = newBlock(...args)
    expect(output).toContain(sentence)
    expect(status).toBe(1)
  })

  it('makes a block type', { timeout: 90_000 }, () => {
    expect(newBlock('demo-block')).toEqual({ status: 0, output: expect.stringContaining('npm run check && npm test') })
  })

  it('that is complete, compiles and is written as the formatter would', { timeout: 90_000 }, () => {
    expect(checkBlocks()).toEqual({ status: 0, output: expect.stringContaining('block types are complete') })
    expect(compile()).toEqual({ status: 0, output: '' })
    expect(format()).toEqual({ status: 0, output: expect.stringContaining('No fixes applied') })
  })

  it('whose examples are drawn as they should be', { timeout: 90_000 }, () => {
    expect(sweep()).toEqual({ status: 0, output: expect.stringMatching(/\b6 passed/) })
  })
})

describe('a block type that lacks', () => {
  it('its line in the registry fails the check and the compiler', () => {
    const withoutLine = (text: string) => text.replace(/^ {2}DemoBlockBlock: .*\n/m, '')
    const [checked, compiled] = without('blocks/registry.ts', withoutLine, () => [checkBlocks(), compile()])
    expect(checked).toEqual({
      status: 1,
      output: expect.stringContaining(
        'blocks/registry.ts has no line for DemoBlockBlock, so the site does not draw it.',
      ),
    })
    expect(compiled?.output).toContain("Property 'DemoBlockBlock' is missing")
    expect(compiled?.status).not.toBe(0)
  })

  it.each([
    ['blocks/demo-block/demo-block.fixtures.ts', 'give in it the examples'],
    ['blocks/demo-block/demo-block.fragment.graphql', 'ask in it for exactly the fields'],
    ['blocks/demo-block/README.md', 'say in it what the block is for'],
  ])('%s fails the check', (path, purpose) => {
    const { status, output } = without(path, null, checkBlocks)
    expect(output).toContain(`${path} is missing. Write it: ${purpose}`)
    expect(status).toBe(1)
  })

  it.each([
    ['blocks/configs.ts', 'has no line for DemoBlockBlock, so editors cannot place it', /^ {2}demoBlockConfig,\n/m],
    [
      'graphql/documents/page-blocks.graphql',
      'has no line for DemoBlockBlock, so its content is never read',
      /^ {2}\.{3}DemoBlockBlockFields\n/m,
    ],
    ['site/content/README.md', 'has no line for DemoBlockBlock, so nobody who writes content', /^\| `demoBlock` .*\n/m],
  ])('its line in %s fails the check', (path, sentence, line) => {
    const { status, output } = without(path, (text) => text.replace(line, ''), checkBlocks)
    expect(output).toContain(`${path} ${sentence}`)
    expect(status).toBe(1)
  })
})
