import { expect, it } from 'vitest'
import { isOpening } from './is-opening'

const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' }

it.each([
  ['a visit', {}, true],
  ['a visit of a browser that says what it is for', { 'sec-fetch-dest': 'document' }, true],
  ['a visit of a browser that has the page still', { 'if-none-match': 'W/"x"' }, true],
  ['a page that is fetched ahead of a click', { 'sec-purpose': 'prefetch' }, false],
  ['a page that is drawn ahead of a click', { 'sec-purpose': 'prefetch;prerender' }, false],
  ['a page that an older browser fetches ahead', { purpose: 'prefetch' }, false],
  ['a script', { 'sec-fetch-dest': 'empty' }, false],
  ['a frame', { 'sec-fetch-dest': 'iframe' }, false],
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
  ['a program', { 'user-agent': 'curl/8.5.0' }, false],
  ['somebody who says nothing', { 'user-agent': undefined }, false],
])('takes %s as %s', (_, headers, expected) => {
  expect(isOpening({ ...browser, ...headers })).toBe(expected)
})
