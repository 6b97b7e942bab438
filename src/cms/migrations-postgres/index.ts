import * as migration_20261127_120000_initial from './20261127_120000_initial';
import * as migration_20261127_120100_numbered_publications from './20261127_120100_numbered_publications';

export const migrations = [
  {
    up: migration_20261127_120000_initial.up,
    down: migration_20261127_120000_initial.down,
    name: '20261127_120000_initial',
  },
  {
    up: migration_20261127_120100_numbered_publications.up,
    down: migration_20261127_120100_numbered_publications.down,
    name: '20261127_120100_numbered_publications'
  },
];
