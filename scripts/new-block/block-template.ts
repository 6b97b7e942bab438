import type { BlockNames } from '../../blocks/block-folders'

/** A new block type as it begins: a title and an introduction, complete enough to pass every check. */
export function toBlockFiles(names: BlockNames, version: string): Readonly<Record<string, string>> {
  const { folder, slug, component, type } = names
  const words = folder.replaceAll('-', ' ')
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  return {
    'README.md': `---
title: ${title}
status: live
owner: content
since: ${version}
pt: ${title}
en: ${title}
---

Say here, for editors, what the block is for and when another one suits better.

- **Title** and **introduction**: say what belongs in each.
- Without either the block draws nothing.
`,
    'config.ts': `import { defineBlock } from '@/src/fields/define-block'
import { leadField, titleField } from '@/src/fields/text'

export const ${slug}Config = defineBlock({
  slug: '${slug}',
  interfaceName: '${type}',
  group: 'text',
  label: { pt: '${title}', en: '${title}' },
  plural: { pt: '${title}', en: '${title}' },
  fields: [titleField(), leadField()],
})
`,
    [`${folder}.fragment.graphql`]: `fragment ${type}Fields on ${type} {
  id
  anchor
  title
  lead
}
`,
    'to-props.ts': `import type { BlockByType } from '../block-types'

export type ${component}Props = { title: string | null; lead: string | null }

/** Either text is enough; without both there is nothing to show. */
export function to${component}Props({ title, lead }: BlockByType['${type}']): ${component}Props | null {
  return title || lead ? { title, lead } : null
}
`,
    [`${component}.tsx`]: `import type { ReactNode } from 'react'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './${folder}.module.css'
import type { ${component}Props } from './to-props'

/** ${title}. */
export function ${component}({ title, lead }: ${component}Props): ReactNode {
  return (
    <div className={styles['${slug}']}>
      <SectionHeading title={title} lead={lead} />
    </div>
  )
}
`,
    [`${folder}.module.css`]: `@layer components {
  .${slug} {
    overflow-wrap: anywhere;
  }
}
`,
    [`${folder}.fixtures.ts`]: `import { defineFixtures } from '../fixtures'

export const ${slug}Fixtures = defineFixtures('${type}', {
  default: {
    __typename: '${type}',
    id: '${folder}-default',
    anchor: null,
    title: 'Uma conta que acompanha o dia-a-dia',
    lead: 'Abra a conta num balcão e use-a no mesmo dia.',
  },
  minimal: {
    __typename: '${type}',
    id: '${folder}-minimal',
    anchor: null,
    title: 'An account for every day',
    lead: null,
  },
})
`,
  }
}
