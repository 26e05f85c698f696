import { useEffect, useState } from 'react';
import { TOO_COMMON } from '#domain/account/too-common.ts';
import { isPasswordValid } from './password-rules.ts';

/**
 * What is wrong with a password that keeps every rule and is tried first all the same. The list is fetched once there is
 * one to look at; without it the server says so.
 */
export function useCommonPassword(password: string, about: string): string | undefined {
  const [common, setCommon] = useState('');
  const isWhole = isPasswordValid(password);
  useEffect(() => {
    if (!isWhole) return;
    let isOver = false;
    import('#domain/account/common-password.ts')
      .then(({ isCommonPassword }) => !isOver && setCommon(isCommonPassword(password, [about]) ? password : ''))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [password, about, isWhole]);
  return isWhole && common === password ? TOO_COMMON : undefined;
}
