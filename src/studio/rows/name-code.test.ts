import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { readFormNames } from '@/src/inbox/form-names'
import { openCmsForFile } from '@/tests/support/logins'
import type { TestCms } from '@/tests/support/open-test-cms'
import { nameAct, nameDay, nameForm, nameLanguages, nameRole, nameSubject } from './name-code'
import { nameVersion } from './name-version'

let cms: TestCms
openCmsForFile((opened) => {
  cms = opened
})
const pt = () => ({ payload: cms.payload, language: 'pt' as const })
const en = () => ({ payload: cms.payload, language: 'en' as const })

it('names acts, roles, documents, languages and days in the language of whoever reads', () => {
  expect([nameAct('takeDown', pt()), nameAct('login.succeeded', en())]).toEqual(['Retirar do público', 'Logged in'])
  expect([nameRole('approver', pt()), nameRole('hr', en())]).toEqual(['Aprovação', 'Human resources'])
  expect([nameSubject('pages/12', pt()), nameSubject('globals/footer', en())]).toEqual(['Página 12', 'Footer'])
  expect([nameLanguages('pt,en', pt()), nameLanguages('pt', en())]).toEqual(['Português, Inglês', 'Portuguese'])
  expect(nameDay('2026-11-30', pt())).toBe('30/11/2026')
})

it('leaves what it does not know as it is', async () => {
  expect([nameAct('flew', en()), nameSubject('moons/3', en()), nameLanguages('', en()), nameDay('soon', en())]).toEqual(
    [...['flew', 'moons/3', '', 'soon']],
  )
  expect(await nameForm('goneForm', en())).toBe('goneForm')
})

it('names a form in either language, and as in the language of the site where it has no name in the other', async () => {
  const { id } = await cms.payload.create({
    collection: 'forms',
    data: { key: 'leave', name: 'Férias', audience: 'staff', retentionDays: 30, retentionAction: 'delete' },
    locale: 'pt',
    overrideAccess: true, // nobody has logged in
  })
  expect((await readFormNames(cms.payload, 'en')).get('leave')).toBe('Férias')
  await cms.payload.update({
    collection: 'forms',
    id,
    data: { name: 'Leave' },
    locale: 'en',
    overrideAccess: true, // as above
  })
  expect([(await readFormNames(cms.payload, 'pt')).get('leave'), await nameForm('leave', en())]).toEqual([
    ...['Férias', 'Leave'],
  ])
  expect(await nameForm('*', en())).toBe('All forms')
  const version = await cms.payload.db.create({
    collection: 'form-versions',
    data: {
      ...{ form: id, formKey: 'leave', number: 7, hash: 'h', state: 'published', audience: 'staff' },
      ...{ definition: {}, publishedAt: new Date().toISOString() },
    },
  })
  expect(await nameVersion(String(version['id']), en())).toBe('Version 7')
})

it('has a name for every act that the product writes into the log', () => {
  const sources = globSync('src/**/*.ts', { exclude: ['src/**/*.test.ts'] }).map((path) => readFileSync(path, 'utf8'))
  const writing = sources.filter((source) => /appendAudit|permitWrite|PermittedWrite|withdraw/.test(source))
  // What was read is kept beside the log, as a choice with names of its own.
  const ofLog = writing.map((source) =>
    source
      .split('\n')
      .filter((line) => !/recordReads?\(/.test(line))
      .join('\n'),
  )
  const acts = ofLog.flatMap((source) => [...source.matchAll(/\b(?:action|act): '([a-z][A-Za-z]+)'/g)])
  const events = sources.flatMap((source) => [...source.matchAll(/^ {2}\| '([a-z-]+(?:\.[a-z-]+)?)'$/gm)])
  const known = new Set(Object.keys(staffTexts.acts))
  const names = [...new Set(acts.map(([, act = '']) => act))]
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((act) => !known.has(act))).toEqual([])
  const said = events.map(([, event = '']) => event).filter((event) => event.includes('.'))
  expect(said.length).toBeGreaterThan(15)
  expect(said.filter((event) => !known.has(event))).toEqual([])
})
