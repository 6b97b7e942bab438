import { readBankWords } from './bank-words/bank-words'
import { findTypeMistakes } from './bank-words/find-type-mistakes'
import { findWordMistakes } from './bank-words/find-word-mistakes'
import { readSite, readVisitorsTexts } from './bank-words/visitors-texts'

/** Part of `npm run check`: what visitors read says each thing in the bank's one word for it, and is typed as print has it. */

const texts = readSite().flatMap(readVisitorsTexts)
const mistakes = [...findWordMistakes(texts, readBankWords()), ...findTypeMistakes(texts)]

for (const mistake of mistakes) process.stderr.write(`${mistake}\n`)
if (mistakes.length === 0) process.stdout.write(`The words of ${texts.length} texts are the bank’s.\n`)
process.exitCode = mistakes.length === 0 ? 0 : 1
