import { stripVTControlCharacters } from 'node:util'

/** As much of a message as says what was expected and what was there. */
const longestMessage = 1_500

/**
 * What a test failed with, without the colours of a terminal, which stand between the words.
 *
 * @param {string} text
 */
export const toMessage = (text) => stripVTControlCharacters(text).slice(0, longestMessage)
