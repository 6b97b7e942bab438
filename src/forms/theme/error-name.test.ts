import { expect, it } from 'vitest'
import { company } from '@/tests/cases/company'
import { toFormInLanguage } from '../language/to-form-in-language'
import { toErrorName } from './error-name'

const { entries } = toFormInLanguage(company, 'en')
const nameOf = (way: string, message: string) => toErrorName({ entries, path: way.split('.'), message })

it.each([
  ['name', 'Please insert letters only.', 'Name of the company'],
  ['name', 'Name of the company is required.', ''],
  ['name', 'Write the name of the company.', ''],
  ['owners.1.name', 'Name is required.', 'Owner 2'],
  ['owners.0.birth', 'Enter a date that exists: day, month and year.', 'Owner 1, Birth'],
  ['owners.1.homes.0.street', 'Street is required.', 'Owner 2, Address 1'],
  ['owners', 'The shares add up to more than 100 %.', 'Owners'],
  ['', 'Something was sent that the form does not ask.', ''],
])('an error at “%s” that says “%s” is about “%s”', (way, message, name) => {
  expect(nameOf(way, message)).toBe(name)
})
