import type { D1Migration } from 'cloudflare:test';
import type { Env } from '#worker/env.ts';

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof import('#worker/index.ts');
    }
    interface Env extends WorkerEnv {
      MEDIA: R2Bucket;
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

type WorkerEnv = Env;
