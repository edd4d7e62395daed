export * from './address-tests';
export * from './matching';
export * from './rules';
export * from './simple-patterns';
export * from './url-pattern';
