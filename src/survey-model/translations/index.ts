export * from './po';
export * from './texts';
export * from './translations';
