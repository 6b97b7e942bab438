import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './contact.module.css'
import type { ContactProps } from './to-props'

/** The ways to reach the bank, side by side. */
export function Contact({ title, lead, headingLevel, channels }: ContactProps): ReactNode {
  const ChannelTitle = `h${headingLevel}` as const
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <ul role="list" className={styles['channels']} data-surface="card">
        {channels.map((channel) => (
          <li key={channel.id} className={styles['channel']}>
            {channel.icon ? (
              <span className={styles['icon']} data-surface="leaf">
                <Icon name={channel.icon} />
              </span>
            ) : null}
            <ChannelTitle className={styles['title']}>{channel.title}</ChannelTitle>
            {channel.text ? <p className={styles['text']}>{channel.text}</p> : null}
            {channel.link ? (
              <p className={styles['way']}>
                <a
                  href={channel.link.href}
                  className={styles['link']}
                  rel={channel.link.isExternal ? 'external noopener' : undefined}
                >
                  {channel.link.label}
                </a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
