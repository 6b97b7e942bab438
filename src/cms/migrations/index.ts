import * as migration_20261121_094300_initial from './20261121_094300_initial';
import * as migration_20261121_120247_tone from './20261121_120247_tone';

export const migrations = [
  {
    up: migration_20261121_094300_initial.up,
    down: migration_20261121_094300_initial.down,
    name: '20261121_094300_initial',
  },
  {
    up: migration_20261121_120247_tone.up,
    down: migration_20261121_120247_tone.down,
    name: '20261121_120247_tone'
  },
];
