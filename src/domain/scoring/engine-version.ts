/** Kept with every report, so that trends compare like with like: raise it when any score can change. */
export const ENGINE_NAME = 'embedded';
export const ENGINE_VERSION = '11';
