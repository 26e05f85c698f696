import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { startProduct } = await import('./start-product.ts');
await startProduct();
