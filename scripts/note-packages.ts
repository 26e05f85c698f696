import type { Plugin } from 'vite';

/** What a build writes beside its files, until its licences are joined. */
export const PACKAGES = 'packages.json';
const FOLDER = '/node_modules/';

/**
 * Notes the packages that a build has something of. The bundler's own list of licences knows neither what a page's workers
 * are made of, which are bundled apart, nor what is handed on as a file.
 */
export function notePackages() {
  const inWorkers = new Set<string>();
  return {
    inPages: (): Plugin => ({
      name: 'greenroom-note-packages',
      apply: 'build',
      generateBundle() {
        const own = packagesOf(this.getModuleIds());
        const all = this.environment.name === 'client' ? [...own, ...inWorkers] : own;
        this.emitFile({ type: 'asset', fileName: PACKAGES, source: JSON.stringify([...new Set(all)]) });
      },
    }),
    inWorkers: (): Plugin => ({
      name: 'greenroom-note-packages-of-workers',
      generateBundle() {
        for (const name of packagesOf(this.getModuleIds())) inWorkers.add(name);
      },
    }),
  };
}

function packagesOf(modules: Iterable<string>): string[] {
  return [...modules].flatMap((id) => {
    const from = id.lastIndexOf(FOLDER);
    if (from === -1) return [];
    const [scope = '', name = ''] = id.slice(from + FOLDER.length).split('/');
    return scope.startsWith('@') ? `${scope}/${name}` : scope;
  });
}
