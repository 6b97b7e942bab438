import { afterAll } from 'vitest'
import { addressOf, makeDatabase, newName, removeDatabase } from './own-database'

/** Gives each test file a database of its own on the server of this run: settings are read when the first part of the product is imported. */
const failure = process.env['SONA_TEST_POSTGRES_FAILURE']
if (failure !== undefined) throw new Error(failure)
const name = newName()
await makeDatabase(name)
process.env['DATABASE_URL'] = addressOf(name)
process.env['DATABASE_POOL'] = '5'

afterAll(() => removeDatabase(name))
