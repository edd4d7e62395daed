export * from './address-tests';
export * from './matching';
export * from './rules';
export * from './url-pattern';
