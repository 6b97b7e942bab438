import { claimReload } from './claim-reload'
import { watchBuild } from './watch-build'
import { watchIslands } from './watch-islands'

/** The one script that a page with islands begins with. */
watchIslands({
  load: (address) => import(address),
  reload: (addresses) => {
    const isGranted = claimReload(addresses)
    if (isGranted) location.reload()
    return isGranted
  },
})
watchBuild(document.querySelector<HTMLElement>('script[data-build]')?.dataset['build'] ?? '')
