import { useEffect } from 'react';
import { readCall } from '#client/api/call-api.ts';
import { type InstallationConfig, readConfig } from '#domain/answers/read-config.ts';
import { createStore, useStore } from './store.ts';

/** A page that asks waits no longer than this. */
const LIMIT_MS = 10_000;

const installation = createStore<InstallationConfig | null>(null);
let asking: Promise<InstallationConfig> | undefined;

/** What this installation tells of itself, asked once a visit; one that could not be asked is asked by the next page. */
export function readInstallation(): Promise<InstallationConfig> {
  asking ??= readCall('GET /api/config', { signal: AbortSignal.timeout(LIMIT_MS) }, readConfig).then(
    (config) => {
      installation.set(config);
      return config;
    },
    (error: unknown) => {
      asking = undefined;
      throw error;
    },
  );
  return asking;
}

/** What is known of this installation; null until it has told. */
export function useInstallation(): InstallationConfig | null {
  useEffect(() => {
    readInstallation().catch(() => undefined);
  }, []);
  return useStore(installation);
}
