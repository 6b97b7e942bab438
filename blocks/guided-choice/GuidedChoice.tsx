import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { OwnStyles } from '@/src/ui/OwnStyles'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { AskedQuestion } from './AskedQuestion'
import { ChosenOutcome } from './ChosenOutcome'
import { css, classes as styles } from './guided-choice.own'
import { Standing } from './Standing'
import type { GuidedChoiceProps } from './to-props'

/** A choice by a few questions, each a page of its own address: an answer is a link, and works without script. */
export function GuidedChoice(props: GuidedChoiceProps): ReactNode {
  const { id, title, lead, headingLevel, given, asked, chosen, standing, links } = props
  const t = useTranslations('guidedChoice')
  const back = given.at(-1)
  return (
    <>
      <OwnStyles name="guided-choice" css={css} />
      <SectionHeading title={title} lead={lead} />
      <div id={id} className={styles['choice']}>
        {asked ? (
          <>
            <AskedQuestion {...asked} headingLevel={headingLevel} back={back?.href ?? null} />
            <Standing standing={standing} headingLevel={headingLevel} />
          </>
        ) : chosen ? (
          <ChosenOutcome {...chosen} id={id} headingLevel={headingLevel} again={given[0]?.href ?? null} links={links} />
        ) : (
          <div className={styles['question']}>
            <p>{t('nothingFits')}</p>
            <ActionLinks links={links} />
            {back ? (
              <p>
                <a href={back.href}>{t('back')}</a>
              </p>
            ) : null}
          </div>
        )}
      </div>
    </>
  )
}
