/** Before any browser test: those that start servers at the same time must not build at the same time. */
export { buildProduct as default } from '#scripts/build-product.ts';
