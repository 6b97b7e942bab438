/**
 * The name under which pages are asked of Next that are finished afterwards. It is what `htmlLimitedBots` in `next.config.ts` names:
 * whoever has it gets a page with its title and its other metadata in the head, instead of behind the page for script to move. What
 * suspends Next sends behind the page for everybody, so that nothing of the site does.
 */
export const rendererAgent = 'Sona'
