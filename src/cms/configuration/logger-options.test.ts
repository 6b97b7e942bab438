import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('writes what failed and where, and nothing of the values that were to be saved', () => {
  // The logger that Payload makes of the options, in a process whose output can be read.
  const code = `
    const { pino } = await import('pino')
    const { loggerOptions } = await import('./src/cms/configuration/logger-options.ts')
    const logger = pino(loggerOptions.options)
    const values = ['CANARY', 'ana@example.ao']
    const cause = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    const failed = new Error('Failed query: insert into x values (?)\\nparams: ' + values, { cause })
    logger.error({ err: Object.assign(failed, { query: 'insert', params: values }) })
    logger.error({ err: new Error('The page has no title') })
    logger.info('Migrating')`
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    env: { NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  const lines = stdout.trim().split('\n')
  expect(lines, stderr).toHaveLength(3)
  expect(stdout).not.toMatch(/CANARY|ana@/)
  const [failed, other, info] = lines.map((line): unknown => JSON.parse(line))
  expect(failed).toMatchObject({
    msg: 'A statement of the database failed',
    err: { message: 'A statement of the database failed', cause: { code: 'SQLITE_FULL' } },
  })
  expect(other).toMatchObject({ msg: 'The page has no title', err: { stack: expect.stringContaining('at ') } })
  expect(info).toMatchObject({ msg: 'Migrating' })
})
