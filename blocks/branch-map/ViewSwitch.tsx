import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { classes as styles } from './finder.own'

/** Shows the list or the map where there is no room for both. Two radio buttons: the styles of the page see which is chosen. */
export function ViewSwitch({ id }: { id: string }): ReactNode {
  const t = useTranslations('branchMap')
  return (
    <fieldset className={styles['switch']}>
      <legend>{t('view')}</legend>
      <label>
        <input type="radio" name={`${id}-view`} value="list" defaultChecked />
        <Icon name="menu" />
        {t('list')}
      </label>
      <label>
        <input type="radio" name={`${id}-view`} value="map" />
        <Icon name="map" />
        {t('map')}
      </label>
    </fieldset>
  )
}
