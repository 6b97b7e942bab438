import { expect, it } from 'vitest'
import { messagesByLocale } from '@/src/i18n/messages'

it('has no hyphen in the story of the line, where a phone would end a row inside a word', () => {
  for (const { footer } of Object.values(messagesByLocale)) expect(footer.story).not.toContain('-')
})
