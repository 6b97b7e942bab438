import { APIError, type PayloadRequest, type SanitizedConfig } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import { defaultLocale } from '@/src/i18n/locales'
import { judgeQuestion } from './judge-question'
import { withoutMoments } from './without-moments'

/**
 * Makes every operation of every collection and global begin with a question that can be answered: by REST, by GraphQL or in this
 * process, for staff and for strangers. Nobody but trusted code says when something was made or changed. Collections that Payload makes itself, after the plugins, are among them.
 */
export function withSoundQuestions(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    collection.hooks.beforeOperation.unshift(({ args, req, overrideAccess = false }) => {
      judge(req, args, overrideAccess)
      return overrideAccess ? args : withoutMoments(args)
    })
  }
  for (const global of config.globals) {
    global.hooks.beforeOperation.unshift(({ args, req, overrideAccess = false }) => {
      judge(req, args, overrideAccess)
      return overrideAccess ? args : withoutMoments(args)
    })
  }
  return config
}

/** @throws APIError with a sentence when what is asked cannot be answered. */
function judge(req: PayloadRequest, question: unknown, isTrusted: boolean): void {
  // Payload leaves it open where no language stands in for another; what is asked of localized fields then has no answer in SQL.
  req.locale ??= defaultLocale
  if (isTrusted || req.payloadAPI === 'local') return
  const isStranger = !req.user && req.payloadAPI === 'REST'
  const objection = judgeQuestion(question, { isStranger })
  if (objection) throw new APIError(adminText(req, objection), 400)
}
