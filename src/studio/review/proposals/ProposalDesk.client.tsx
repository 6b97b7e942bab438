'use client'

import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { showLocalTime } from '@/src/country/local-time'
import { fillPlaces } from '@/src/i18n/fill-places'
import { locales } from '@/src/i18n/locales'
import { RequestDesk } from '../RequestDesk.client'
import { reviewTexts } from '../review-texts'
import { FormSides } from './FormSides.client'
import { ProposalDecision } from './ProposalDecision.client'
import type { ProposalRoom } from './proposal-room'

type ProposalDeskProps = { room: ProposalRoom; language: StaffLanguage }

/** A form, rates or a request about an account: what changes, drawn where it can be, and the decision. */
export function ProposalDesk({ room, language }: ProposalDeskProps): ReactNode {
  const { look, forms, isOpen, reason } = room
  const texts = reviewTexts(language)
  const asker = room.asked && { name: room.asked.name, at: showLocalTime(room.asked.at, language) }
  const asked = [
    ...(asker ? [`${fillPlaces(texts.askedBy, asker)}.`] : []),
    ...(reason === '' ? [] : [`${texts.reason}: ${reason}`]),
  ].join(' ')
  return (
    <RequestDesk
      {...{ room, title: room.title, state: room.state, asked, isOpen, language }}
      {...{ warning: null, isJudged: isOpen, earlier: null }}
      languages={locales.filter((each) => look.changes.some((change) => change.locale === each))}
      draw={({ locale, changes }) =>
        forms && <FormSides key={locale} {...{ ...forms, locale: locale ?? language, changes, texts }} />
      }
      decide={(deciding) => <ProposalDecision {...{ ...deciding, room, language }} />}
    />
  )
}
